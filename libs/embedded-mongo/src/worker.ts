import { parentPort, workerData } from 'node:worker_threads';
import { serve, type RunningServer, type ServerOptions } from './server/server.ts';

/** What the thread tells the one that started it. */
export type WorkerMessage =
  | { readonly kind: 'ready'; readonly uri: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'closed' };

const notifyParent = (message: WorkerMessage): void => parentPort?.postMessage(message);

async function run(options: ServerOptions): Promise<void> {
  let server: RunningServer;
  try {
    server = await serve(options);
  } catch (error) {
    notifyParent({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    return;
  }
  parentPort?.once('message', () => {
    void server.close().then(() => {
      notifyParent({ kind: 'closed' });
      parentPort?.close();
    });
  });
  notifyParent({ kind: 'ready', uri: server.uri });
}

const isOptions = (data: unknown): data is ServerOptions =>
  typeof data === 'object' && data !== null && 'dataDir' in data;

const data: unknown = workerData;
if (isOptions(data)) await run(data);
