import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { environment, runtime } from './paths.mjs';

/** Runs a tool once more on the Node that this project brings, with the same arguments, and shares its fate. */
export function runOnProjectNode(url) {
  const child = spawn(runtime, [fileURLToPath(url), ...process.argv.slice(2)], {
    env: environment(),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise(() => child.on('exit', (code) => process.exit(code ?? 1)));
}
