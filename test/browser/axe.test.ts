/** axe-core finds nothing to complain of, in whatever state a game is, light and dark. */
import { expect } from '@open-wc/testing';
import type { AxeResults, RunOptions } from 'axe-core';
import 'axe-core/axe.min.js';
import { SCENES } from '../support/scenes.js';

const { axe } = globalThis as unknown as { axe: { run(what: Element, options: RunOptions): Promise<AxeResults> } };

/** All rules for a part of a page, those for WCAG 2.2 and good practice too. */
const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'target-size': { enabled: true },
    'focus-order-semantics': { enabled: true },
    // What is tested is no page: it has no landmarks and no heading.
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'landmark-one-main': { enabled: false },
  },
};

/** Contrast on a gradient is beyond axe: it is given the lightest colour of it, where light text is hardest to read. */
const LIGHTEST = 'color-mix(in srgb, #fff 6%, var(--felt))';

const complaints = ({ violations }: AxeResults): readonly string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`),
  );

describe('axe', () => {
  afterEach(() => {
    document.documentElement.style.removeProperty('color-scheme');
  });

  for (const { game, state, open } of SCENES)
    it(`finds nothing: ${game}, ${state}`, async () => {
      const scene = await open();
      scene.game.style.setProperty('background', LIGHTEST);
      const found: Record<string, readonly string[]> = {};
      for (const scheme of ['light', 'dark']) {
        document.documentElement.style.setProperty('color-scheme', scheme);
        await scene.drawn();
        const results = await axe.run(scene.box, OPTIONS);
        expect(results.passes.length, 'rules that found something to look at').to.be.above(10);
        found[scheme] = complaints(results);
      }
      scene.close();
      expect(found).to.deep.equal({ light: [], dark: [] });
    });
});
