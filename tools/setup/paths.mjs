import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, absolute, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A path below the root. */
export const inRoot = (...parts) => join(root, ...parts);

/** The Node that the applications run on; the package `node` brings it, whatever Node started this. */
export const runtime = inRoot('node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The environment for everything this project starts: its own Node and its own commands come first. */
export const environment = (extra = {}) => {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    PATH: [inRoot('node_modules', '.bin'), process.env.PATH].join(separator),
    ASTRO_TELEMETRY_DISABLED: '1',
    NX_DAEMON: 'false',
    ...extra,
  };
};

/** Runs a tool once more on the Node that this project brings, with the same arguments, and shares its fate. */
export function runOnProjectNode(url) {
  const child = spawn(runtime, [fileURLToPath(url), ...process.argv.slice(2)], {
    env: environment(),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise(() => child.on('exit', (code) => process.exit(code ?? 1)));
}
