import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { FIREFOX_PREFS } from '../browsers.mjs';
import { common, programOf } from './common.mjs';

const launchOptions = {
  browser: 'firefox',
  executablePath: programOf('firefox'),
  headless: true,
  extraPrefsFirefox: FIREFOX_PREFS,
};

export default { ...common, browsers: [chromeLauncher({ puppeteer, launchOptions })] };
