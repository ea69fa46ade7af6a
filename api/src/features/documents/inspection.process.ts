import { Worker } from 'node:worker_threads';
import type { CvReading } from '@prentice/contract';
import { Refusal, type ErrorCode, type RefusalParams } from '@prentice/contract/uploads';
import { checkContent, textOf, type FileUse, type Inspected } from './content.checks.ts';

/** What is to be done with a file. */
export interface Inspection {
  readonly bytes: Uint8Array;
  readonly task: 'check' | 'read';
  readonly use: FileUse;
}

/** What came of it: what the task found, or why the file is refused. */
export type InspectionAnswer =
  { readonly result: Inspected | CvReading } | { readonly code: ErrorCode; readonly params: RefusalParams };

/* The reader of CVs brings the whole taxonomy of skills, which a check has no use for. */
async function reading(bytes: Uint8Array): Promise<CvReading> {
  const { readCv } = await import('@prentice/contract/cv-reading');
  return readCv(await textOf(bytes));
}

async function answerTo({ bytes, task, use }: Inspection): Promise<InspectionAnswer> {
  try {
    return { result: task === 'check' ? await checkContent(bytes, use) : await reading(bytes) };
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('FILE_CORRUPT');
    return { code: refusal.code, params: refusal.params };
  }
}

/* A process of its own for one file: a hostile one can end nothing else, and finds neither settings nor secrets here. */
new Worker(new URL('./inspection.watch.ts', import.meta.url)).unref();
process.once('disconnect', () => process.exit());
process.once('message', (message) => {
  void answerTo(message as Inspection).then((answer) => process.send?.(answer, () => process.exit()));
});
