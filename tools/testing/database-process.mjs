import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, inRoot, root, runtime } from '../setup/paths.mjs';

const command = inRoot('libs/embedded-mongo/bin/embedded-mongo.mjs');

/** The embedded database's command on a free TCP port and a folder of its own, as any MongoDB client would use it, with further options. */
export async function startDatabaseProcess(...options) {
  const folder = mkdtempSync(join(tmpdir(), 'test-database-'));
  const child = spawn(runtime, [command, '--port', '0', '--data', folder, ...options], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const exited = once(child, 'exit').then(remove);
  process.once('exit', () => child.kill('SIGKILL') && remove());
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (output.includes('\n')) break;
  }
  child.stdout.resume();
  const uri = /mongodb:\S+/.exec(output)?.[0];
  if (!uri) throw new Error(`The embedded database did not start: ${output}`);
  return {
    uri,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
