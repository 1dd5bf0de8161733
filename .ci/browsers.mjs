// node .ci/browsers.mjs [chromium] [firefox] [webkit]
// Finds each browser; what is missing is installed with apt where this is root on Debian.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { isMain } from './main.mjs';

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const firstProgram = (files) => files.find(isProgram);
const onPath = (...names) =>
  firstProgram((process.env.PATH ?? '').split(path.delimiter).flatMap((dir) => names.map((n) => path.join(dir, n))));
const inWindows = (...tail) =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .flatMap((name) => process.env[name] ?? [])
    .map((dir) => path.join(dir, ...tail));
const inMac = (app, program = app) => `/Applications/${app}.app/Contents/MacOS/${program}`;

const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((cpu) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((lib) => `/usr/lib/${cpu}-linux-gnu/${lib}/MiniBrowser`),
);

const KNOWN = {
  chromium: {
    variable: 'CHROME_PATH',
    packages: ['chromium', 'fonts-liberation'],
    find: () =>
      onPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge') ??
      firstProgram([
        inMac('Google Chrome'),
        inMac('Chromium'),
        inMac('Microsoft Edge'),
        ...inWindows('Google', 'Chrome', 'Application', 'chrome.exe'),
        ...inWindows('Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ]),
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
    find: () =>
      onPath('firefox-esr', 'firefox') ??
      firstProgram([inMac('Firefox', 'firefox'), ...inWindows('Mozilla Firefox', 'firefox.exe')]),
  },
  webkit: {
    variable: 'WEBKIT_MINIBROWSER',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () => (onPath('WebKitWebDriver') && onPath('Xvfb') ? firstProgram(MINI_BROWSERS) : undefined),
  },
};

export const BROWSERS = Object.keys(KNOWN);

/** Switches for a Chromium that runs as root, without a screen, and asks nobody on the network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Settings for a Firefox that asks nobody on the network. */
export const FIREFOX_PREFS = { 'datareporting.policy.dataSubmissionEnabled': false, 'app.update.enabled': false };

/**
 * Path of a browser's program, undefined where there is none.
 *
 * @param {string} name
 * @returns {string | undefined}
 */
export function findBrowser(name) {
  const { variable, find } = KNOWN[name];
  const given = process.env[variable];
  if (given && !existsSync(given)) throw new Error(`${variable}=${given} does not exist`);
  return given || find();
}

function mayInstall() {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !onPath('apt-get')) return false;
  return existsSync('/etc/debian_version') || /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const all = ['-q', '-o', 'DPkg::Lock::Timeout=600', ...args];
  const { status, stdout, stderr } = spawnSync('apt-get', all, { env, encoding: 'utf8' });
  return { ok: status === 0, said: `${stdout}${stderr}` };
}

async function install(packages) {
  console.log(`installing ${packages.join(' ')}`);
  // The lists' lock knows no waiting: try again while another apt-get holds it.
  for (let tries = 0; tries < 20 && !apt('update').ok; tries++) await wait(5000);
  const { ok, said } = apt('install', '-y', '--no-install-recommends', ...packages);
  if (!ok) throw new Error(`${said}\napt-get could not install ${packages.join(' ')}`);
}

/** Makes sure that these browsers are there; throws one sentence that says what to do where they cannot be had. */
export async function ensureBrowsers(names) {
  const missing = names.filter((name) => !findBrowser(name));
  if (missing.length === 0) return;
  const packages = missing.flatMap((name) => KNOWN[name].packages);
  const variables = missing.map((name) => KNOWN[name].variable).join(', ');
  if (!mayInstall())
    throw new Error(
      `No ${missing.join(', ')} found: install ${packages.join(' ')} (Debian's names) or set ${variables}.`,
    );
  await install(packages);
}

if (isMain(import.meta.url)) {
  const names = process.argv.slice(2);
  try {
    await ensureBrowsers(names.length > 0 ? names : ['chromium']);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
