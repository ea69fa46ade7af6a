import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

const COMMAND = 'redis-server';
const READY_WITHIN_MS = 10_000;

/** Whether there is a redis-server here. Tests that need one say that they are skipped where it is missing. */
export const hasRedisServer = spawnSync(COMMAND, ['--version']).status === 0;

/** What a test that was skipped for the lack of one says. */
export const NO_REDIS_SERVER = 'There is no redis-server here; Debian has it in the package redis-server.';

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Sends one command on a connection of its own.
 * @param {number} port
 * @param {string} command
 * @returns {Promise<string>} the first line of the reply
 */
async function send(port, command) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write(`${command}\r\n`);
    const [reply] = await once(socket, 'data');
    return reply.toString().split('\r\n')[0] ?? '';
  } finally {
    socket.destroy();
  }
}

/**
 * A real Redis on 127.0.0.1 that keeps nothing on disk. What it is told to do here is what happens to servers: it is
 * stopped and started, frozen, and emptied. Plain JavaScript, as the drills run on Node 20 too, which reads no
 * TypeScript.
 */
export class RedisServer {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;

  /** @param {number} port */
  constructor(port) {
    this.port = port;
  }

  /** Starts one on a free port. */
  static async start() {
    const server = new RedisServer(await freePort());
    await server.startAgain();
    process.once('exit', () => server.#child?.kill('SIGKILL'));
    return server;
  }

  get url() {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it on its port, empty. */
  async startAgain() {
    const settings = { port: this.port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: '/tmp' };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    this.#child = spawn(COMMAND, args, { stdio: 'ignore' });
    const until = performance.now() + READY_WITHIN_MS;
    while ((await send(this.port, 'PING').catch(() => '')) !== '+PONG') {
      if (performance.now() > until) throw new Error('Redis did not become ready.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async flush() {
    await send(this.port, 'FLUSHALL');
  }

  /** It keeps its connections and answers nothing any more. */
  freeze() {
    this.#child?.kill('SIGSTOP');
  }

  thaw() {
    this.#child?.kill('SIGCONT');
  }

  /** Ends it at once, with all that it holds. */
  async stop() {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
}
