import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '@prentice/contract';
import { readCv } from '@prentice/contract/cv-reading';
import { checkContent, textOf, type FileUse } from './content.checks.ts';

/* Runs apart from the server, so that a hostile file can cost no more than this thread. */
const { bytes, task, use } = workerData as { bytes: Uint8Array; task: 'check' | 'read'; use: FileUse };
try {
  const result = task === 'check' ? await checkContent(bytes, use) : readCv(await textOf(bytes));
  parentPort?.postMessage({ result });
} catch (error) {
  const refusal = error instanceof Refusal ? error : new Refusal('FILE_CORRUPT');
  parentPort?.postMessage({ code: refusal.code, params: refusal.params });
}
