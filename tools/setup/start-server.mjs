import { spawn } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { buildProjects, describeFailures } from '../building/build-projects.mjs';
import { exitWithError } from '../console/progress.mjs';
import { ensureInstalled } from './install.mjs';
import { environment, inRoot, root, runtime } from './paths.mjs';

const FREE_BYTES_NEEDED = 64 * 1024 ** 2;
const DEFAULT_PORT = 3000;

/** Installs and builds what is missing, then becomes the server. */
export async function start() {
  if (existsSync(inRoot('.env'))) process.loadEnvFile?.(inRoot('.env'));
  refuseFullDisk();
  await refuseTakenPort(Number(process.env.PORT || DEFAULT_PORT), process.env.HOST || '127.0.0.1');
  await ensureInstalled();
  const failures = await buildProjects();
  if (failures.length) exitWithError(describeFailures(failures));
  becomeServer();
}

function refuseFullDisk() {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize >= FREE_BYTES_NEEDED) return;
  exitWithError('The disk is full.', `The data is kept below ${root}; free some space, then start again.`);
}

/** Before anything slow happens: nobody should wait for a build to learn that the port is taken. */
async function refuseTakenPort(port, host) {
  const probe = createServer();
  const error = await new Promise((resolve) => {
    probe.once('error', resolve).listen(port, host, () => probe.close(() => resolve(null)));
  });
  if (error?.code === 'EADDRINUSE') {
    exitWithError(
      `Port ${port} is taken by another program.`,
      `Stop that program, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (error?.code === 'EACCES') {
    exitWithError(`Port ${port} may not be used by this user.`, 'Choose one above 1023: PORT=3000 npm start');
  }
}

const serverArguments = () => {
  const follow = pathToFileURL(inRoot('tools', 'setup', 'follow-parent.mjs')).href;
  return ['--import', follow, '--enable-source-maps', inRoot('api', 'dist', 'main.js')];
};

const serverEnvironment = () => environment({ NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'node') });

function becomeServer() {
  // Replacing this process leaves nobody in between who could miss a signal or be killed without the server.
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    process.removeAllListeners('warning');
    process.execve(runtime, [runtime, ...serverArguments()], serverEnvironment());
  }
  superviseServer();
}

/** For the Node versions that cannot replace themselves: the server runs below this process and shares its fate. */
function superviseServer() {
  // Its own process group: Ctrl-C would otherwise reach it twice, once from the terminal and once from here.
  const child = spawn(runtime, serverArguments(), {
    cwd: process.cwd(),
    env: serverEnvironment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => exitWithError(`The server could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}
