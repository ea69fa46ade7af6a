import { spawn } from 'node:child_process';
import { environment, inRoot, root, runtime } from '../setup/paths.mjs';

const LIMIT_MS = 55 * 60_000;
const running = new Set();
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };

const killGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
};

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of running) killGroup(child, 'SIGTERM');
    process.exit(1);
  });
}

/**
 * Runs a script of an installed package on our Node and answers its exit code and output, shown as it comes.
 * What hangs for 55 minutes is stopped, with everything it started.
 */
export function runScript(script, args, { env = {}, show = true } = {}) {
  return new Promise((resolve) => {
    const child = spawn(runtime, [inRoot('node_modules', script), ...args], {
      cwd: root,
      env: environment({ CI: 'true', ...colours, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const limit = setTimeout(() => {
      output += `\nStopped after ${LIMIT_MS / 60_000} minutes.`;
      killGroup(child, 'SIGKILL');
    }, LIMIT_MS);
    const keep = (chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => keep(error.message));
    child.on('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}
