import { createServer, type Server, type Socket } from 'node:net';
import type { ServerState } from '../commands/command.ts';
import { Engine } from '../engine/engine.ts';
import { SessionStore } from '../sessions/session-store.ts';
import type { StorageOptions } from '../storage/storage.ts';
import { Connection } from '../wire/connection.ts';
import { CursorStore } from './cursor-store.ts';
import { Dispatcher } from './dispatcher.ts';
import { encodedError } from './error-reply.ts';
import { sweepExpired } from './housekeeping.ts';
import { defaultSocketPath, prepareSocketPath, protectSocket } from './socket-path.ts';

export interface ServerOptions extends StorageOptions {
  /** Path of a UNIX socket; the default, unless a port is given, is one inside the data directory. */
  readonly socket?: string;
  /** TCP port on 127.0.0.1; 0 takes a free one. */
  readonly port?: number;
  /** Milliseconds after which an open transaction is aborted. */
  readonly transactionLifetime?: number;
  /** Milliseconds between two looks at TTL indexes. */
  readonly sweepInterval?: number;
}

export interface RunningServer {
  /** For the official driver. */
  readonly uri: string;
  close(): Promise<void>;
}

const TRANSACTION_LIFETIME = 60_000;
const SWEEP_INTERVAL = 60_000;
const HOUSEKEEPING = 1_000;

const listening = (server: Server, where: { path: string } | { host: string; port: number }): Promise<void> =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(where, () => {
      server.off('error', failed);
      done();
    });
  });

/** Listens on one transport; clients are handed to `serve`. */
async function open(where: { path: string } | { port: number }, serve: (socket: Socket) => void): Promise<Server> {
  const server = createServer(serve);
  if ('path' in where) {
    await prepareSocketPath(where.path);
    await listening(server, where);
    protectSocket(where.path);
  } else await listening(server, { host: '127.0.0.1', port: where.port });
  return server;
}

const portOf = (server: Server): number => {
  const address = server.address();
  return address && typeof address === 'object' ? address.port : 0;
};

function every(milliseconds: number, task: () => void): NodeJS.Timeout {
  const timer = setInterval(task, milliseconds);
  timer.unref();
  return timer;
}

/** Serves a data directory in this thread. @throws Error when it is in use, or an address is taken */
export async function serve(options: ServerOptions): Promise<RunningServer> {
  const { socket, port, transactionLifetime = TRANSACTION_LIFETIME, sweepInterval = SWEEP_INTERVAL } = options;
  const engine = new Engine(options);
  const clock = Date.now;
  const cursors = new CursorStore(clock);
  const sockets = new Set<Socket>();
  let connections = 0;
  let dispatcher: Dispatcher | undefined;
  const accept = (client: Socket): void => {
    if (!dispatcher) return void client.destroy();
    const serving = dispatcher;
    sockets.add(client);
    client.once('close', () => sockets.delete(client));
    const connection = new Connection(
      client,
      ++connections,
      (request, id) => serving.answer(request, id),
      encodedError,
    );
    connection.start();
  };
  const path = socket ?? (port === undefined ? defaultSocketPath(options.dataDir) : undefined);
  const servers: Server[] = [];
  try {
    if (path !== undefined) servers.push(await open({ path }, accept));
    if (port !== undefined) servers.push(await open({ port }, accept));
  } catch (error) {
    for (const server of servers) server.close();
    engine.close();
    throw error;
  }
  const [last] = servers.slice(-1);
  const address = port === undefined || !last ? (path ?? '') : `127.0.0.1:${portOf(last)}`;
  const state: ServerState = { engine, sessions: new SessionStore(engine), cursors, address, clock };
  const running = new Dispatcher(state);
  dispatcher = running;
  const timers = [
    every(HOUSEKEEPING, () => {
      state.sessions.expire(clock(), transactionLifetime);
      cursors.expire();
      running.settle();
    }),
    every(sweepInterval, () => {
      sweepExpired(state);
      running.settle();
    }),
  ];
  return {
    uri:
      port === undefined
        ? `mongodb://${encodeURIComponent(address)}/?directConnection=true`
        : `mongodb://${address}/?replicaSet=embedded`,
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      const closed = servers.map((server) => new Promise((done) => server.close(done)));
      for (const client of sockets) client.destroy();
      await Promise.all(closed);
      engine.flush();
      engine.close();
    },
  };
}
