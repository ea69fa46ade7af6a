import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { freePort } from '../setup/free-port.mjs';
import { environment, inRoot, root, runtime } from '../setup/paths.mjs';
import { copyDemoData } from './demo-data.mjs';

const READY_WITHIN_MS = 120_000;
const REQUEST_WITHIN_MS = 60_000;
const TICKS_PER_SECOND = 100;
const PASSWORD = 'try the demo today';

/**
 * CPU time of a process with all its threads in milliseconds, and its resident memory in MB; zeros where the system
 * does not tell.
 */
function usageOf(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return { cpu: 0, memory: 0 };
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
  return { cpu: ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND, memory: Number(memory) / 1024 };
}

/**
 * Settings of a server on 127.0.0.1 that keeps its data in a folder and prints nothing but errors. Its code is compiled
 * once for all starts, as in production.
 */
const settingsIn = (folder, port) => ({
  DATA_DIR: folder,
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'false',
  SEED_DEMO: 'false',
  ACCESS_TOKEN_SECRET: randomBytes(32).toString('hex'),
  NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'node'),
});

/** Repeats a request while the server is too busy for it, as on a slow machine; not for what a drill measures. */
export async function retryWhileBusy(ask) {
  const until = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const reply = await ask();
    if (reply.body?.code !== 'OVERLOADED' || performance.now() > until) return reply;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Requests to a server, and sign-in with the accounts of the demo. */
function requestsTo(origin) {
  const answer = async (path, init = {}) => {
    const reply = await fetch(`${origin}/api${path}`, { signal: AbortSignal.timeout(REQUEST_WITHIN_MS), ...init });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json');
    return { status: reply.status, headers: reply.headers, body: isJson && text ? JSON.parse(text) : text };
  };
  const accessToken = async (email, signInPage) => {
    const { status, body } = await retryWhileBusy(() =>
      answer('/auth/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ email, password: PASSWORD, signInPage }),
      }),
    );
    if (status !== 200) throw new Error(`Signing in as ${email} answered ${status}: ${JSON.stringify(body)}`);
    return body.accessToken;
  };
  /** Signs a demo account in. Returns a function that sends requests of this person. */
  const signIn = async (email, signInPage) => {
    const authorization = `Bearer ${await accessToken(email, signInPage)}`;
    return (method, path, options, headers = {}) => {
      const isForm = options instanceof FormData;
      return answer(path, {
        method,
        headers: { authorization, ...(options && !isForm ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(options ? { body: isForm ? options : JSON.stringify(options) } : {}),
      });
    };
  };
  return { answer, accessToken, signIn };
}

/** Makes the demo data in a folder. */
async function makeDemoData(folder) {
  const server = await startOn(folder, { SEED_DEMO: 'true' }, 'inherit');
  await server.end();
}

/**
 * Starts the built server with a data folder and returns it when it is ready for requests. With SEED_DEMO a folder
 * without data begins with a copy of the demo data, unless the database is elsewhere.
 * @param env settings beside those of `settingsIn`
 * @param options with `makesDemoData`, it makes the demo data itself; `program` is another one than the server's
 * @throws Error when it ends, or is not ready in time
 */
export async function startBuiltServer(folder, env = {}, { stderr = 'inherit', makesDemoData = false, program } = {}) {
  const copiesDemoData = env.SEED_DEMO === 'true' && !env.MONGODB_URI && !makesDemoData;
  if (copiesDemoData) await copyDemoData(folder, makeDemoData);
  return startOn(folder, env, stderr, program);
}

async function startOn(folder, env, stderr, program = inRoot('api/dist/main.js')) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(runtime, [program], {
    cwd: root,
    env: environment({ NODE_ENV: 'development', ...settingsIn(folder, port), ...env }),
    stdio: ['ignore', 'ignore', stderr],
  });
  const exited = once(child, 'exit');
  const end = async (signal = 'SIGTERM') => {
    child.kill(signal);
    await exited;
  };
  const requests = requestsTo(origin);
  const isReady = () =>
    requests.answer('/health/ready').then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    if (performance.now() - began > READY_WITHIN_MS) {
      await end('SIGKILL');
      throw new Error('The server did not become ready.');
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const { cpu } = usageOf(child.pid);
  return {
    origin,
    port,
    child,
    startMs: performance.now() - began,
    startCpuMs: cpu,
    usage: () => usageOf(child.pid),
    ...requests,
    end,
  };
}

/** Starts the built server with the demo data. Faults that a drill provokes are not printed. */
export const startDemoServer = (folder, env = {}) =>
  startBuiltServer(folder, { SEED_DEMO: 'true', ...env }, { stderr: 'ignore' });
