import { spawn } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { giveUp, progress } from '../console/progress.mjs';
import { isInstalled, wantedPackages } from './installed.mjs';
import { environment, inRoot, root, runtime } from './paths.mjs';

const TAIL = 4000;
/** node_modules takes about 1 GB and npm's cache part of it once more. */
const FREE_BYTES_NEEDED = 2 * 1024 ** 3;
const FULL_BYTES = 64 * 1024 ** 2;

// npm's own patience without a network is many minutes; these settings make it some seconds.
const RETRIES = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

const REASONS = [
  [/ENOSPC|no space left/i, 'The disk is full.', 'Free some space (about 2 GB are needed), then try again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|network/i,
    'The package registry could not be reached.',
    'Check the network and any proxy settings (`npm config get registry`, `npm config get proxy`), then try again.',
  ],
  [/EACCES|EPERM|EROFS/, 'This folder may not be written to.', 'Check its owner and permissions, then try again.'],
  [/EBADENGINE|Unsupported engine/, 'A package refuses this version of Node or npm.', 'Update Node, then try again.'],
];

/** Installs what the lock names, when something of it is missing; ends the program with a reason when it cannot. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  warnOfSmallDisk();
  const wanted = wantedPackages().map(([path]) => inRoot(path, 'package.json'));
  let wasFull = false;
  const present = () => {
    wasFull ||= freeBytes() < FULL_BYTES;
    return `${wanted.filter((path) => existsSync(path)).length} of ${wanted.length} packages`;
  };
  const step = progress('Installing packages', present);
  const { code, output } = await npmInstall();
  if (code !== 0) {
    step.failed();
    explain(wasFull ? `ENOSPC\n${output}` : output);
  }
  step.done();
  if (!existsSync(runtime)) {
    giveUp(
      'The packages are installed, but the Node that runs this project is missing.',
      'Its package has an install script, which npm was told to ignore (`npm config get ignore-scripts`).',
      'Allow it with `npm rebuild node --ignore-scripts=false`, then try again.',
    );
  }
}

function npmInstall() {
  return new Promise((resolve) => {
    const child = spawn(
      'npm',
      ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...RETRIES],
      {
        cwd: root,
        env: environment(),
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      },
    );
    let output = '';
    const keep = (chunk) => (output = (output + chunk).slice(-TAIL));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

function explain(output) {
  if (/spawn npm ENOENT/.test(output))
    giveUp('npm was not found.', 'It comes with Node: install Node again, then retry.');
  const [, what, advice] = REASONS.find(([pattern]) => pattern.test(output)) ?? [null, 'npm install failed.', ''];
  giveUp(what, advice, '', 'npm said:', output.trim());
}

function freeBytes() {
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize;
}

function warnOfSmallDisk() {
  const free = freeBytes();
  if (free >= FREE_BYTES_NEEDED) return;
  const megabytes = Math.floor(free / 1024 ** 2);
  console.error(`Only ${megabytes} MB are free on this disk; about 2,000 MB are needed.`);
}
