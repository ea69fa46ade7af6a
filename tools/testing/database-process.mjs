import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, inRoot, root, runtime } from '../setup/paths.mjs';

const command = inRoot('libs/embedded-mongo/bin/embedded-mongo.mjs');

/** Starts the command, and answers with its process and address once it takes connections. */
async function launch(folder, port, options) {
  const child = spawn(runtime, [command, '--port', port, '--data', folder, ...options], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (output.includes('\n')) break;
  }
  child.stdout.resume();
  const uri = /mongodb:\S+/.exec(output)?.[0];
  if (!uri) throw new Error(`The embedded database did not start: ${output}`);
  return { child, exited, uri };
}

/**
 * The embedded database's command on a free TCP port and a folder of its own, as any MongoDB client would use it, with
 * further options.
 */
export async function startDatabaseProcess(...options) {
  const folder = mkdtempSync(join(tmpdir(), 'test-database-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let running = await launch(folder, '0', options);
  process.once('exit', () => running.child.kill('SIGKILL') && remove());
  return {
    uri: running.uri,
    /** Ends it as a power cut would, and starts it again at the same address with what it had saved. */
    async restart() {
      running.child.kill('SIGKILL');
      await running.exited;
      running = await launch(folder, new URL(running.uri).port, options);
    },
    async stop() {
      running.child.kill('SIGTERM');
      await running.exited;
      remove();
    },
  };
}
