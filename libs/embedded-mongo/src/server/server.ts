import { createServer, type Server, type Socket } from 'node:net';
import type { ServerState } from '../commands/command.ts';
import { Engine } from '../engine/engine.ts';
import { SessionStore } from '../sessions/session-store.ts';
import type { StorageOptions } from '../storage/storage.ts';
import { Connection, type RequestHandler } from '../wire/connection.ts';
import { CursorStore } from './cursor-store.ts';
import { Dispatcher } from './dispatcher.ts';
import { encodedError } from './error-reply.ts';
import { sweepExpired } from './housekeeping.ts';
import { defaultSocketPath, prepareSocketPath, protectSocket, uriOfSocket } from './socket-path.ts';

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

const TRANSACTION_LIFETIME_MS = 60_000;
const SWEEP_INTERVAL_MS = 60_000;
const HOUSEKEEPING_MS = 1_000;

const listen = (server: Server, where: { path: string } | { host: string; port: number }): Promise<void> =>
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
    await listen(server, where);
    protectSocket(where.path);
  } else await listen(server, { host: '127.0.0.1', port: where.port });
  return server;
}

interface Listening {
  readonly servers: readonly Server[];
  /** host:port of the TCP transport, else the path of the socket. */
  readonly address: string;
  readonly tcp: boolean;
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

/** Listens on what the options name; nothing is left open when one of the addresses is taken. */
async function openAll({ socket, port, dataDir }: ServerOptions, accept: (socket: Socket) => void): Promise<Listening> {
  const path = socket ?? (port === undefined ? defaultSocketPath(dataDir) : undefined);
  const servers: Server[] = [];
  try {
    if (path !== undefined) servers.push(await open({ path }, accept));
    const tcp = port === undefined ? undefined : await open({ port }, accept);
    if (tcp) servers.push(tcp);
    return { servers, address: tcp ? `127.0.0.1:${portOf(tcp)}` : (path ?? ''), tcp: tcp !== undefined };
  } catch (error) {
    for (const server of servers) server.close();
    throw error;
  }
}

const uriOf = ({ address, tcp }: Listening): string =>
  tcp ? `mongodb://${address}/?replicaSet=embedded` : uriOfSocket(address);

/** Clients by their sockets; those that come before the server is ready wait. */
class Clients {
  readonly #sockets = new Set<Socket>();
  readonly #ready = Promise.withResolvers<Dispatcher>();
  #count = 0;

  readonly accept = (socket: Socket): void => {
    const id = ++this.#count;
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    const answer: RequestHandler = async (request, connection) =>
      (await this.#ready.promise).answer(request, connection);
    new Connection(socket, id, answer, encodedError).start();
  };

  serve(dispatcher: Dispatcher): void {
    this.#ready.resolve(dispatcher);
  }

  disconnect(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

function startHousekeeping(state: ServerState, dispatcher: Dispatcher, options: ServerOptions): NodeJS.Timeout[] {
  const { transactionLifetime = TRANSACTION_LIFETIME_MS, sweepInterval = SWEEP_INTERVAL_MS } = options;
  return [
    every(HOUSEKEEPING_MS, () => {
      state.sessions.expire(state.clock(), transactionLifetime);
      state.cursors.expire();
      dispatcher.settle();
    }),
    every(sweepInterval, () => {
      sweepExpired(state);
      dispatcher.settle();
      state.engine.storage.checkpoint();
    }),
  ];
}

/** Serves a data directory in this thread. @throws Error when it is in use, or an address is taken */
export async function serve(options: ServerOptions): Promise<RunningServer> {
  const engine = new Engine(options);
  const clients = new Clients();
  let listening: Listening;
  try {
    listening = await openAll(options, clients.accept);
  } catch (error) {
    engine.close();
    throw error;
  }
  const clock = Date.now;
  const { address, servers } = listening;
  const state = { engine, sessions: new SessionStore(engine), cursors: new CursorStore(clock), address, clock };
  const dispatcher = new Dispatcher(state);
  clients.serve(dispatcher);
  const timers = startHousekeeping(state, dispatcher, options);
  return {
    uri: uriOf(listening),
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      const closed = servers.map((server) => new Promise((done) => server.close(done)));
      clients.disconnect();
      await Promise.all(closed);
      engine.flush();
      engine.close();
    },
  };
}
