import { Worker } from 'node:worker_threads';
import type { NamedCvEvidence, CvReading, CvStages, ReviewedCv } from '@prentice/contract';
import type { ResumeExport } from '@prentice/cv/export';
import { acceptedTypeNames, AppError, type ErrorCode, type AppErrorParams } from '@prentice/contract/uploads';
import { checkContent, fileErrorCode, type FileUse, type InspectionResult } from './content-checks.ts';

/** What is to be done with a file. */
export interface InspectionTask {
  readonly bytes: Uint8Array;
  readonly task: 'check' | 'read' | 'review' | 'evidence' | 'stages' | 'export';
  readonly use: FileUse;
  /** The present month as YYYY-MM, for a review and for stages. */
  readonly month?: string;
  /** What a file is to be made of; there are no bytes then. */
  readonly resume?: ResumeExport;
}

/** What came of it: what the task found, or why the file is refused. */
export type InspectionOutcome =
  | { readonly result: InspectionResult | CvReading | ReviewedCv | NamedCvEvidence | CvStages | Uint8Array }
  | { readonly code: ErrorCode; readonly params: AppErrorParams };

/* The reader of CVs brings the whole taxonomy of skills, which a check has no use for. */
async function readCv(bytes: Uint8Array): Promise<CvReading> {
  const { findingsOf, readCvFile } = await import('@prentice/cv/reading');
  return findingsOf(await readCvFile(bytes));
}

async function reviewOf(bytes: Uint8Array, month: string): Promise<ReviewedCv> {
  const { editableResume, machineReadingOf, readCvFile, reviewCv, unplacedLines } =
    await import('@prentice/cv/reading');
  const document = await readCvFile(bytes);
  const resume = editableResume(document);
  return {
    review: reviewCv(document, month),
    reading: machineReadingOf(document),
    resume,
    unplaced: unplacedLines(document, resume),
  };
}

async function evidenceOf(bytes: Uint8Array): Promise<NamedCvEvidence> {
  const { evidenceIn, readCvFile } = await import('@prentice/cv/reading');
  const document = await readCvFile(bytes);
  return { ...evidenceIn(document), name: document.resume.basics.name ?? null };
}

async function stagesOf(bytes: Uint8Array, month: string): Promise<CvStages> {
  const { readStages } = await import('@prentice/cv/reading');
  return readStages(bytes, month);
}

async function exportOf(resume: ResumeExport): Promise<Uint8Array> {
  const { exportResume } = await import('@prentice/cv/export');
  return exportResume(resume);
}

async function resultOf({ bytes, task, use, month = '', resume }: InspectionTask) {
  if (resume) return exportOf(resume);
  if (task === 'check') return checkContent(bytes, use);
  if (task === 'evidence') return evidenceOf(bytes);
  if (task === 'stages') return stagesOf(bytes, month);
  return task === 'read' ? readCv(bytes) : reviewOf(bytes, month);
}

async function runInspection(inspection: InspectionTask): Promise<InspectionOutcome> {
  try {
    return { result: await resultOf(inspection) };
  } catch (error) {
    const refusal =
      error instanceof AppError ? error : new AppError(fileErrorCode(error), { types: acceptedTypeNames('cv') });
    return { code: refusal.code, params: refusal.params };
  }
}

/* A process of its own for one file: a hostile one can end nothing else, and finds neither settings nor secrets
   here. */
new Worker(new URL('./inspection-watch.ts', import.meta.url), { workerData: process.argv[2] }).unref();
process.once('disconnect', () => process.exit());
process.once('message', (message) => {
  void runInspection(message as InspectionTask).then((answer) => process.send?.(answer, () => process.exit()));
});
