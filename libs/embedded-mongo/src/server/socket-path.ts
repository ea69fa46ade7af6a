import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Longest path of a UNIX socket that every system takes. */
const LONGEST = 100;

/** Where the socket of a data directory is: inside it, or under a short name when that path would be too long. */
export function defaultSocketPath(dataDir: string): string {
  const inside = join(resolve(dataDir), 'mongo.sock');
  if (dataDir !== ':memory:' && Buffer.byteLength(inside) <= LONGEST) return inside;
  const seed = dataDir === ':memory:' ? `${process.pid} ${performance.now()} ${Math.random()}` : resolve(dataDir);
  const name = createHash('sha256').update(seed).digest('hex').slice(0, 16);
  return join(tmpdir(), `embedded-mongo-${userInfo().uid}-${name}`, 'mongo.sock');
}

/** Returns the address of a server on a socket, as the official driver takes it. */
export const uriOfSocket = (path: string): string =>
  `mongodb://${encodeURIComponent(path)}/?directConnection=true&connectTimeoutMS=0`;

/** Returns whether a server answers on a socket. */
export const isServed = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const probe = createConnection(path);
    probe.once('connect', () => {
      probe.destroy();
      done(true);
    });
    probe.once('error', () => done(false));
  });

/**
 * Makes room for a socket: its folder is for the owner only when it has to be made, a socket left by a killed server
 * is removed.
 * @throws Error when the path is too long, taken by something else, or served already
 */
export async function prepareSocketPath(path: string): Promise<void> {
  if (Buffer.byteLength(path) > LONGEST) throw new Error(`The socket path ${path} is longer than ${LONGEST} bytes.`);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isSocket()) throw new Error(`${path} exists and is not a socket.`);
  if (await isServed(path)) throw new Error(`Another server answers on ${path}.`);
  rmSync(path);
}

/** Only the owner may connect. */
export const protectSocket = (path: string): void => chmodSync(path, 0o600);
