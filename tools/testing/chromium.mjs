import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '../setup/paths.mjs';

const DEBIAN_PACKAGES = ['chromium', 'fonts-liberation'];

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium that Playwright itself would have downloaded, when it has. */
function playwrightsOwn() {
  try {
    return createRequire(inRoot('package.json'))('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Path of a Chromium on this machine: the one named by CHROMIUM_PATH, a usual place, or Playwright's; else undefined.
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return [...USUAL_PLACES, playwrightsOwn()].find((path) => path && existsSync(path));
}

/**
 * Path of Chromium's headless shell, which Playwright itself takes for what nobody looks at: a new context costs it a
 * third of the time. It shows no push messages. Undefined where there is none, or CHROMIUM_PATH names another browser.
 */
export function findHeadlessShell() {
  const debians = '/usr/bin/chromium-headless-shell';
  return !process.env.CHROMIUM_PATH && existsSync(debians) ? debians : undefined;
}

/** Runs a command quietly; answers its output when it fails, else null. */
function quietly(command, args, env = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return status === 0 ? null : `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim();
}

function installOnDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return (
    quietly('apt-get', ['update', '-qq'], env) ??
    quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES], env)
  );
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Finds a Chromium or installs one. Answers `{ path }`, or `{ problem }` with what a person can do about it. */
export function findOrInstallChromium() {
  const present = findChromium();
  if (present) return { path: present };
  if (process.env.CHROMIUM_PATH)
    return { problem: `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.` };
  console.log('  No Chromium found: installing one (a few minutes) …');
  const output = canUseApt()
    ? installOnDebian()
    : quietly(process.execPath, [inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  const path = findChromium();
  if (path) return { path };
  const advice = 'Install Chromium or Chrome yourself and name it: CHROMIUM_PATH=/path/to/chromium npm test -- e2e';
  return { problem: ['No Chromium could be installed.', advice, output ?? ''].join('\n').trim() };
}
