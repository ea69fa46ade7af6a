import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveUp, progress } from '../console/progress.mjs';
import { freePort } from '../setup/free-port.mjs';
import { environment, inRoot, root, runtime } from '../setup/paths.mjs';

const READY_WITHIN_MS = 120_000;
const TICKS_PER_SECOND = 100;

/** CPU time of a process in milliseconds, and its resident memory in MB; zeros where the system does not tell. */
function usage(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return { cpu: 0, memory: 0 };
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
  return { cpu: ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND, memory: Number(memory) / 1024 };
}

function seed(size, applications, settings) {
  const step = progress(`Making ${size.toLocaleString('en')} internships`);
  const args = ['--enable-source-maps', inRoot('api/dist/seed.js'), '--size', String(size)];
  if (applications) args.push('--applications', String(applications));
  const { status, stdout, stderr } = spawnSync(runtime, args, { cwd: root, env: settings, encoding: 'utf8' });
  if (status === 0) return step.done();
  step.failed();
  return giveUp('The load set could not be made.', stdout, stderr);
}

/** Fills a data folder with a load set, unless it holds one already. */
export function seedInto(folder, size, applications) {
  if (existsSync(join(folder, 'database'))) return;
  seed(size, applications, environment({ DATA_DIR: folder, LOG_LEVEL: 'error', SEED_DEMO: 'false' }));
}

/**
 * The built server in production mode on a seeded database of its own, ready for requests.
 * A folder that is given is kept, and what it holds already is used as it is. With the role `web` it answers and does nothing
 * else. Further settings are given in `env`.
 */
export async function measuredServer(size, { applications, folder: given, role = 'all', env = {} } = {}) {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'bench-'));
  const isMade = existsSync(join(folder, 'database'));
  mkdirSync(folder, { recursive: true });
  const origin = `http://127.0.0.1:${await freePort()}`;
  const settings = environment({
    DATA_DIR: folder,
    PORT: new URL(origin).port,
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'false',
    SEED_DEMO: 'false',
    ROLE: role,
    ACCESS_TOKEN_SECRET: randomBytes(32).toString('hex'),
    ...env,
  });
  if (size > 0 && !isMade) seed(size, applications, settings);
  const began = performance.now();
  const child = spawn(runtime, [inRoot('api/dist/main.js')], {
    cwd: root,
    env: { ...settings, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ready = () =>
    fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ready())) {
    if (child.exitCode !== null) giveUp(`The server ended with code ${child.exitCode}.`);
    if (performance.now() - began > READY_WITHIN_MS) {
      child.kill('SIGKILL');
      giveUp('The server did not become ready.');
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    origin,
    startMs: performance.now() - began,
    child,
    usage: () => usage(child.pid),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (!given) rmSync(folder, { recursive: true, force: true });
    },
  };
}
