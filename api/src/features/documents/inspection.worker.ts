import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '@prentice/contract';
import { checkContent } from './content.checks.ts';

/* Runs apart from the server, so that a hostile file can cost no more than this thread. */
const { bytes } = workerData as { bytes: Uint8Array };
try {
  parentPort?.postMessage({ inspected: await checkContent(bytes) });
} catch (error) {
  const refusal = error instanceof Refusal ? error : new Refusal('FILE_CORRUPT');
  parentPort?.postMessage({ code: refusal.code, params: refusal.params });
}
