import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { freePort } from '../setup/free-port.mjs';
import { environment, inRoot, root, runtime } from '../setup/paths.mjs';

const READY_WITHIN_MS = 120_000;
const TICKS_PER_SECOND = 100;
const PASSWORD = 'try the demo today';

/** CPU time of a process with all its threads, in milliseconds. */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** The built server with the demo data in a folder that the drill keeps, ready for requests. */
export async function startDrilledServer(folder, settings = {}) {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(runtime, [inRoot('api/dist/main.js')], {
    cwd: root,
    env: environment({
      NODE_ENV: 'development',
      DATA_DIR: folder,
      PORT: new URL(origin).port,
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      LOG_LEVEL: 'fatal',
      RATE_LIMITS: 'false',
      SEED_DEMO: 'true',
      ACCESS_TOKEN_SECRET: randomBytes(32).toString('hex'),
      ...settings,
    }),
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const began = performance.now();
  const answer = async (path, init = {}) => {
    const reply = await fetch(`${origin}/api${path}`, { ...init, signal: AbortSignal.timeout(20_000) });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json');
    return { status: reply.status, body: isJson && text ? JSON.parse(text) : text };
  };
  const isReady = () =>
    answer('/health/ready').then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    if (performance.now() - began > READY_WITHIN_MS) throw new Error('The server did not become ready.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    origin,
    pid: child.pid,
    readyMs: performance.now() - began,
    readyCpuMs: cpuOf(child.pid),
    answer,
    /** Signs a demo account in. Returns a function that sends requests of this person. */
    async signIn(email, portal) {
      const { status, body } = await answer('/auth/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ email, password: PASSWORD, ...portal }),
      });
      if (status !== 200) throw new Error(`Signing in answered ${status}: ${JSON.stringify(body)}`);
      return (method, path, given, headers = {}) =>
        answer(path, {
          method,
          headers: {
            authorization: `Bearer ${body.accessToken}`,
            ...(given && !(given instanceof FormData) ? { 'content-type': 'application/json' } : {}),
            ...headers,
          },
          ...(given ? { body: given instanceof FormData ? given : JSON.stringify(given) } : {}),
        });
    },
    async end(signal) {
      child.kill(signal);
      await exited;
    },
  };
}
