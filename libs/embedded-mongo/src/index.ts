import { Worker } from 'node:worker_threads';
import type { RunningServer, ServerOptions } from './server/server.ts';
import { defaultSocketPath, isServed, uriOfSocket } from './server/socket-path.ts';
import type { WorkerMessage } from './worker.ts';

export interface EmbeddedMongoOptions extends ServerOptions {
  /** Serves in a thread of its own, so that the caller's event loop never waits for it. Default: true. */
  readonly thread?: boolean;
  /**
   * Called once when the thread ends although nobody closed it. What was acknowledged is in the data directory, and
   * another start serves it. Without it, the error is thrown in the thread that started it.
   */
  readonly onCrash?: (error: Error) => void;
}

export type EmbeddedMongo = RunningServer;

const throwError = (error: Error): never => {
  throw error;
};

function inThread(options: ServerOptions, onCrash: (error: Error) => void): Promise<EmbeddedMongo> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: options });
  return new Promise((ready, failed) => {
    let closed: (() => void) | undefined;
    let report: (error: Error) => void = failed;
    worker.on('error', (error: Error) => report(error));
    worker.once('exit', (code) => (closed ? closed() : report(new Error(`its thread ended with code ${code}`))));
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'failed') failed(new Error(message.message));
      else if (message.kind === 'closed') closed?.();
      else {
        let isReported = false;
        report = (error) => {
          if (!isReported) onCrash(error);
          isReported = true;
        };
        worker.unref();
        const close = (): Promise<void> =>
          new Promise((done) => {
            closed = done;
            worker.ref();
            worker.postMessage('close');
          });
        ready({ uri: message.uri, close });
      }
    });
  });
}

/**
 * Serves a data directory to MongoDB clients on this machine: by default in a thread of its own, on a UNIX socket
 * inside the directory; with `port`, on 127.0.0.1. `dataDir: ':memory:'` keeps nothing. `uri` is for the official
 * driver.
 * @throws Error when another server owns the directory, its file is of an unknown format, or the address is taken
 */
export async function startEmbeddedMongo({
  thread = true,
  onCrash = throwError,
  ...options
}: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  if (thread) return inThread(options, onCrash);
  /* Only here: who serves in a thread never reads the server's sources itself. */
  const { serve } = await import('./server/server.ts');
  return serve(options);
}

/** Returns the address of the server that serves a data directory on its default socket, or null when none does. */
export async function findEmbeddedMongo(dataDir: string): Promise<string | null> {
  const socket = defaultSocketPath(dataDir);
  return (await isServed(socket)) ? uriOfSocket(socket) : null;
}
