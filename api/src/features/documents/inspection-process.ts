import { Worker } from 'node:worker_threads';
import type { CvReading } from '@prentice/contract';
import { AppError, type ErrorCode, type AppErrorParams } from '@prentice/contract/uploads';
import { checkContent, fileErrorCode, type FileUse, type InspectionResult } from './content-checks.ts';

/** What is to be done with a file. */
export interface InspectionTask {
  readonly bytes: Uint8Array;
  readonly task: 'check' | 'read';
  readonly use: FileUse;
}

/** What came of it: what the task found, or why the file is refused. */
export type InspectionOutcome =
  { readonly result: InspectionResult | CvReading } | { readonly code: ErrorCode; readonly params: AppErrorParams };

/* The reader of CVs brings the whole taxonomy of skills, which a check has no use for. */
async function readCv(bytes: Uint8Array): Promise<CvReading> {
  const { findingsOf, readCvFile } = await import('@prentice/cv/reading');
  return findingsOf(await readCvFile(bytes));
}

async function runInspection({ bytes, task, use }: InspectionTask): Promise<InspectionOutcome> {
  try {
    return { result: task === 'check' ? await checkContent(bytes, use) : await readCv(bytes) };
  } catch (error) {
    const refusal =
      error instanceof AppError ? error : new AppError(fileErrorCode(error), { types: 'PDF, DOCX or TXT' });
    return { code: refusal.code, params: refusal.params };
  }
}

/* A process of its own for one file: a hostile one can end nothing else, and finds neither settings nor secrets here. */
new Worker(new URL('./inspection-watch.ts', import.meta.url)).unref();
process.once('disconnect', () => process.exit());
process.once('message', (message) => {
  void runInspection(message as InspectionTask).then((answer) => process.send?.(answer, () => process.exit()));
});
