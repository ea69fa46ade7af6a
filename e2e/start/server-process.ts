import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const READY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 20_000;
const LOOK_AGAIN_MS = 50;
const LOG_KEPT = 20_000;
/* Below the range from which connections get theirs (32768 on); a server that restarts there finds its port free. */
const FIRST_PORT = 20_000;
const END_OF_PORTS = 32_000;

/** A server as people meet it: its address, and their mailboxes. */
export interface ReachableServer {
  /** Such as http://127.0.0.1:41234, without a slash at its end. */
  readonly origin: string;
  /** Holds the mails that it has sent in its folder "mail"; of a server that runs alone also database and files. */
  readonly dataFolder: string;
}

export interface RunningServer extends ReachableServer {
  /** What the server has printed, the end of it. */
  log(): string;
  /** Ends it with SIGTERM and waits; after 20 s with SIGKILL. */
  stop(): Promise<void>;
  /** Ends it with SIGKILL, as a power cut would. */
  kill(): Promise<void>;
}

/** Whether nobody listens on that port. */
async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const free = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.close();
  return free;
}

/** A port that was free a moment ago, and that the system gives to no connection before a server has it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, END_OF_PORTS);
    if (await isFree(port)) return port;
  }
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health/ready`).then(
    (response) => response.ok,
    () => false,
  );

async function ended(child: ChildProcess, signal: NodeJS.Signals, limit: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), limit);
  await exit;
  clearTimeout(timer);
}

/**
 * Starts the built server on a free port with its data in that folder, and waits until it is ready.
 * @param settings with `HOST_NAME`, the name by which it is reached in place of a number
 * @param installation the folder of the built product, this one unless another is named
 * @param onOutput hears of everything that the server prints
 */
export async function startServer(
  dataFolder: string,
  { HOST_NAME: hostName = '127.0.0.1', ...settings }: Record<string, string> = {},
  installation: string = root,
  onOutput: (text: string) => void = () => undefined,
): Promise<RunningServer> {
  const port = settings['PORT'] ?? String(await freePort());
  const origin = `http://${hostName}:${port}`;
  const child = spawn(process.execPath, ['--enable-source-maps', join(installation, 'api/dist/main.js')], {
    cwd: installation,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'false',
      SEED_DEMO: 'true',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const keep = (chunk: Buffer): void => {
    log = (log + chunk.toString()).slice(-LOG_KEPT);
    onOutput(chunk.toString());
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const limit = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}:\n${log}`);
    if (Date.now() > limit) {
      await ended(child, 'SIGKILL', 0);
      throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return {
    origin,
    dataFolder,
    log: () => log,
    stop: () => ended(child, 'SIGTERM', STOPPED_WITHIN_MS),
    kill: () => ended(child, 'SIGKILL', 0),
  };
}
