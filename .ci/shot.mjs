// node .ci/shot.mjs <address> <file.png> [width] [height] [scale] [feature=value …]
// A picture of a page, as Chromium shows it in a viewport of that size; features as in
// prefers-color-scheme=dark, prefers-reduced-motion=reduce, forced-colors=active.
import puppeteer from 'puppeteer-core';
import { CHROMIUM_ARGS, ensureBrowsers, findBrowser } from './browsers.mjs';

const [address, file, ...rest] = process.argv.slice(2);
if (!file) {
  console.error('node .ci/shot.mjs <address> <file.png> [width] [height] [scale] [feature=value …]');
  process.exit(1);
}
const [width = 390, height = 844, deviceScaleFactor = 2] = rest.filter((word) => !word.includes('=')).map(Number);
const features = rest.filter((word) => word.includes('=')).map((word) => word.split('='));

await ensureBrowsers(['chromium']);
const browser = await puppeteer.launch({
  executablePath: findBrowser('chromium'),
  args: CHROMIUM_ARGS,
  defaultViewport: { width, height, deviceScaleFactor },
});
const page = await browser.newPage();
page.on('console', (message) => console.log(`${message.type()}: ${message.text()}`));
page.on('pageerror', (error) => console.log(`exception: ${error.message}`));
const emulated = features.map(([name, value]) => ({ name, value }));
const cdp = await page.createCDPSession();
await cdp.send('Emulation.setEmulatedMedia', { features: emulated });
await page.goto(address, { waitUntil: 'networkidle0' });
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: file });
await browser.close();
