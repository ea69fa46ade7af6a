import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { exitWithError, progress } from '../console/progress.mjs';
import { environment, inRoot, root, runtime } from './paths.mjs';

// npm writes the second lock at the very end of an installation: comparing it with ours tells both "never finished" and
// "the lock has changed since", without a stamp of our own that would be wrong after someone ran npm by hand.
const LOCK = 'package-lock.json';
const INSTALLED_LOCK = 'node_modules/.package-lock.json';

const TAIL = 4000;
/** node_modules takes about 1 GB and npm's cache part of it once more. */
const FREE_BYTES_NEEDED = 2 * 1024 ** 3;
const FULL_BYTES = 16 * 1024 ** 2;

const ANSWER_WITHIN_MS = 10_000;
const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|TimeoutError/;

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
  await refuseWithoutRegistry();
  const npm = npmInstall();
  const manifestPaths = wantedPackages().map(([path]) => inRoot(path, 'package.json'));
  const present = () => {
    if (freeBytes() < FULL_BYTES) npm.stop('ENOSPC');
    return `${manifestPaths.filter((path) => existsSync(path)).length} of ${manifestPaths.length} packages`;
  };
  const step = progress('Installing packages', present);
  const { code, output } = await npm.ended;
  if (code !== 0) {
    step.failed();
    explain(output);
  }
  step.done();
  if (!existsSync(runtime)) {
    exitWithError(
      'The packages are installed, but the Node that runs this project is missing.',
      'Its package has an install script, which npm was told to ignore (`npm config get ignore-scripts`).',
      'Allow it with `npm rebuild node --ignore-scripts=false`, then try again.',
    );
  }
}

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages ?? {};

/**
 * Paths of the packages that the lock wants here and now; foreign platforms' packages are optional and do not count.
 */
function wantedPackages() {
  return Object.entries(packagesOf(inRoot(LOCK))).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.optional && !entry.peerOptional,
  );
}

/** Whether everything in the lock is installed in its version, and the runtime is there. */
function isInstalled() {
  if (!existsSync(runtime) || !existsSync(inRoot(INSTALLED_LOCK))) return false;
  try {
    const present = packagesOf(inRoot(INSTALLED_LOCK));
    return wantedPackages().every(([path, entry]) => present[path]?.version === entry.version);
  } catch {
    return false;
  }
}

/** npm on its way: `ended` resolves with its code and what it said; `stop` ends it for a reason of ours. */
function npmInstall() {
  const child = spawn('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  let reason = '';
  const keep = (chunk) => (output = (output + chunk).slice(-TAIL));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ code: reason ? 1 : code, output: `${reason}\n${output}` }));
  });
  const stop = (why) => {
    reason = why;
    child.kill('SIGKILL');
  };
  return { ended, stop };
}

/** npm itself tries an unreachable registry for many minutes; behind a proxy only npm knows the way. */
async function refuseWithoutRegistry() {
  const setting = (name) => spawnSync('npm', ['config', 'get', name], { cwd: root, encoding: 'utf8' }).stdout?.trim();
  if (['proxy', 'https-proxy'].some((name) => !['null', '', undefined].includes(setting(name)))) return;
  const registry = setting('registry');
  if (!URL.canParse(registry)) return;
  const problem = await fetch(registry, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    () => '',
    (error) => `${error.name} ${error.cause?.code ?? ''} ${error.cause?.message ?? error.message}`,
  );
  if (UNREACHABLE.test(problem)) explain(problem);
}

function explain(output) {
  if (/spawn npm ENOENT/.test(output))
    exitWithError('npm was not found.', 'It comes with Node: install Node again, then retry.');
  const [, what, advice] = REASONS.find(([pattern]) => pattern.test(output)) ?? [null, 'npm install failed.', ''];
  exitWithError(what, advice, '', 'npm said:', output.trim());
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
