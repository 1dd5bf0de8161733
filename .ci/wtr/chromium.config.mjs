import { chromeLauncher } from '@web/test-runner-chrome';
import { CHROMIUM_ARGS } from '../browsers.mjs';
import { common, programOf } from './common.mjs';

export default {
  ...common,
  browsers: [
    chromeLauncher({ launchOptions: { executablePath: programOf('chromium'), headless: true, args: CHROMIUM_ARGS } }),
  ],
};
