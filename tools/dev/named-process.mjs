import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { environment, runtime } from '../setup/paths.mjs';

/**
 * A child that can be started again and whose lines carry its name.
 * `stop` asks it to end, insists after `patience` milliseconds, and resolves when it is gone.
 */
export function namedProcess(name, { args, cwd, env = {}, patience = 3000 }) {
  let child = null;
  const ending = new WeakSet();
  let exit = Promise.resolve();
  const show = (stream) =>
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(10)} ${line}`));
  return {
    start() {
      child = spawn(runtime, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
      show(child.stdout);
      show(child.stderr);
      const current = child;
      exit = new Promise((resolve) => {
        current.on('error', (error) => console.error(`${name} could not be started: ${error.message}`));
        current.on('close', (code) => {
          if (current === child) child = null;
          if (code && !ending.has(current))
            console.log(`${name.padEnd(10)} ended with code ${code}; it starts again at the next change`);
          resolve();
        });
      });
    },
    async stop() {
      if (!child) return;
      const current = child;
      ending.add(current);
      current.kill('SIGTERM');
      const timer = setTimeout(() => current.kill('SIGKILL'), patience);
      await exit;
      clearTimeout(timer);
    },
  };
}
