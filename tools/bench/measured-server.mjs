import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitWithError, progress } from '../console/progress.mjs';
import { environment, inRoot, root, runtime } from '../setup/paths.mjs';
import { startBuiltServer } from '../testing/built-server.mjs';

/** Fills a data folder with a load set, unless it holds one already. */
export function seedInto(folder, size, applications) {
  if (existsSync(join(folder, 'database'))) return;
  const step = progress(`Making ${size.toLocaleString('en')} internships`);
  const args = ['--enable-source-maps', inRoot('api/dist/seed.js'), '--size', String(size)];
  if (applications) args.push('--applications', String(applications));
  const env = environment({ DATA_DIR: folder, LOG_LEVEL: 'error', SEED_DEMO: 'false' });
  const { status, stdout, stderr } = spawnSync(runtime, args, { cwd: root, env, encoding: 'utf8' });
  if (status === 0) return step.done();
  step.failed();
  return exitWithError('The load set could not be made.', stdout, stderr);
}

/**
 * The built server in production mode on a seeded database of its own, ready for requests.
 * A folder that is given is kept, and what it holds already is used as it is. With the role `web` it answers and does
 * nothing else. Further settings are given in `env`, and those of `startBuiltServer` in `options`.
 */
export async function measuredServer(size, { applications, folder: settings, role = 'all', env = {}, options } = {}) {
  const folder = settings ?? mkdtempSync(join(tmpdir(), 'bench-'));
  mkdirSync(folder, { recursive: true });
  if (size > 0) seedInto(folder, size, applications);
  const settingsOfServer = { NODE_ENV: 'production', ADMIN_SECOND_FACTOR: 'optional', ROLE: role, ...env };
  const server = await startBuiltServer(folder, settingsOfServer, options);
  return {
    ...server,
    async stop() {
      await server.end('SIGTERM');
      if (!settings) rmSync(folder, { recursive: true, force: true });
    },
  };
}
