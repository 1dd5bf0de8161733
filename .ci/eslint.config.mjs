import tseslint from 'typescript-eslint';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig } from 'eslint/config';
import { floors } from './floors.mjs';

const NO_CLOCK = 'Seeds and clocks are handed in from src/controllers or src/elements, so that this stays pure.';

export default defineConfig(
  // Samples for frameworks are checked against the built package.
  { ignores: ['dist', 'site', 'coverage', 'node_modules', 'demo/frameworks'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.strictTypeChecked,
  lit['flat/recommended'],
  wc['flat/recommended'],
  { rules: { '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }] } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: process.cwd() } },
    rules: {
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', 60],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Name what is exported.' },
        { selector: 'ExportSpecifier[exported.name="default"]', message: 'Name what is exported.' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // What a page sets is not always of the type that it should be.
      '@typescript-eslint/no-unnecessary-type-conversion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    },
  },
  { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
  ...floors(),
  {
    files: ['src/**/*.ts'],
    ignores: ['src/controllers/**', 'src/elements/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: NO_CLOCK },
        { object: 'performance', property: 'now', message: NO_CLOCK },
        { object: 'Math', property: 'random', message: NO_CLOCK },
      ],
    },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      'max-lines-per-function': 'off',
      // Moves are written with a ">".
      'lit/attribute-value-entities': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // node:test's test() and describe() give promises that nobody waits for; @open-wc/semantic-dom-diff types
      // expect().to.equal() as a promise.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite'] },
            { from: 'package', package: '@types/chai', name: ['Equal'] },
            { from: 'package', package: '@open-wc/semantic-dom-diff', name: ['Equal'] },
          ],
        },
      ],
    },
  },
);
