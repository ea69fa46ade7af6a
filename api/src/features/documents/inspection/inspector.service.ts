import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  namedCvEvidence,
  cvReading,
  cvStages,
  reviewedCv,
  AppError,
  type CvEvidence,
  type NamedCvEvidence,
  type CvReading,
  type CvStages,
  type ReviewedCv,
} from '@prentice/contract';
import type { ResumeExport } from '@prentice/cv/export';
import { Injectable } from '@nestjs/common';
import type { FileUse, InspectionResult } from './content-checks.ts';
import type { InspectionTask, InspectionOutcome } from './inspection-process.ts';
import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Returns the folder that holds the packages which a file of ours imports: that of the repository. */
function packagesFolder(file: string): string {
  const folder = dirname(file);
  if (folder === file || existsSync(join(folder, 'node_modules', 'unpdf'))) return folder;
  return packagesFolder(folder);
}

/**
 * Returns what the process is made of. Built, all of it lies beside it; from sources, it is the code of the API, the libraries
 * and packages.
 */
function partsOf(file: string): readonly string[] {
  if (!file.endsWith('.ts')) return [dirname(file) + sep];
  const root = packagesFolder(file);
  const folders = ['api/src', 'libs', 'node_modules'].map((name) => join(root, name) + sep);
  return [...folders, join(root, 'package.json'), join(root, 'api', 'package.json')];
}

/**
 * Arguments of Node with which a process may read what it is made of, and nothing else: neither settings nor stored
 * files, which may lie in the same repository. It may not write, start programs or load native code.
 * @param file the file that the process starts with
 */
export const permissionArguments = (file: string): readonly string[] => [
  '--permission',
  ...partsOf(file).map((path) => `--allow-fs-read=${path}`),
  '--allow-worker',
];

const CONCURRENT = 2;

/**
 * Scheduling priority of a process whose result nobody waits for at a screen (0 is that of the server, 19 the lowest): about a
 * third of the server's share of a busy processor, so that many readings leave its answers quick (`npm run bench -- cv-jobs`).
 */
const BACKGROUND_PRIORITY = 5;

/** MiB of heap; the limits of time and of memory as a whole are kept by `inspection-watch.ts`. */
const HEAP_LIMIT = 192;
const PROCESS = new URL('./inspection-process.ts', import.meta.url);
const execArgv = [`--max-old-space-size=${HEAP_LIMIT}`, ...permissionArguments(fileURLToPath(PROCESS))];

/** Checks and reads files in processes that may end however they like, a few at a time. */
@Injectable()
export class DocumentInspector {
  /** Seconds that reading one file may take. */
  protected timeLimit = 15;
  private active = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * @throws AppError with the reason why a file is not accepted; FILE_REJECTED when reading it takes too much memory,
   * ANALYSIS_TIMEOUT when it takes too long
   */
  async inspect(bytes: Uint8Array, use: FileUse = 'text'): Promise<InspectionResult> {
    return (await this.runTask({ bytes, task: 'check', use })) as InspectionResult;
  }

  /** Reads what a CV says that passed the check. @throws AppError as above */
  async read(bytes: Uint8Array): Promise<CvReading> {
    return cvReading.parse(await this.runTask({ bytes, task: 'read', use: 'text' }));
  }

  /** Reviews a CV that passed the check, in a month as YYYY-MM. @throws AppError as above */
  async review(bytes: Uint8Array, month: string): Promise<ReviewedCv> {
    return reviewedCv.parse(await this.runTask({ bytes, task: 'review', use: 'text', month }));
  }

  /** Reads what a CV that passed the check shows for a match. @throws AppError as above */
  async evidence(bytes: Uint8Array): Promise<CvEvidence> {
    const { name: _, ...evidence } = await this.namedEvidence(bytes);
    return evidence;
  }

  /** Reads the same and the name that the CV begins with, which is not kept beside an applicant's CV. */
  async namedEvidence(bytes: Uint8Array): Promise<NamedCvEvidence> {
    return namedCvEvidence.parse(await this.runTask({ bytes, task: 'evidence', use: 'text' }));
  }

  /**
   * Returns what each stage of the reader makes of a CV that passed the check, in a month as YYYY-MM.
   * @throws AppError as above
   */
  async stages(bytes: Uint8Array, month: string): Promise<CvStages> {
    return cvStages.parse(await this.runTask({ bytes, task: 'stages', use: 'text', month }));
  }

  /**
   * Returns the bytes of a file that is made of a CV.
   * @throws AppError RESUME_INCOMPLETE, RESUME_LETTERS, FILE_REJECTED as above
   */
  async exportResume(resume: ResumeExport): Promise<Uint8Array> {
    const bytes = await this.runTask({ bytes: new Uint8Array(), task: 'export', use: 'text', resume });
    if (bytes instanceof Uint8Array) return bytes;
    throw new TypeError('An export gave no bytes.');
  }

  private async runTask(inspection: InspectionTask): Promise<unknown> {
    if (this.active < CONCURRENT) this.active++;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      const answer = await inspectInProcess(inspection, this.timeLimit);
      if ('result' in answer) return answer.result;
      throw new AppError(answer.code, answer.params);
    } finally {
      // Hands its place over to the next that waits, so that no newcomer takes it in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.active--;
    }
  }
}

/**
 * Gets the answer of a process of its own. A thread is not enough: one that runs out of memory can take the whole server
 * with it (nodejs/node#47224).
 * @throws Error when this machine can start no process
 */
function inspectInProcess(inspection: InspectionTask, seconds: number): Promise<InspectionOutcome> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = fork(PROCESS, [String(seconds)], {
      execArgv,
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.once('error', reject);
    if (inspection.task === 'evidence' && child.pid) setPriority(child.pid, BACKGROUND_PRIORITY);
    const isTooLate = (): boolean => performance.now() - started > seconds * 1_000;
    const tooLate: InspectionOutcome = { code: 'ANALYSIS_TIMEOUT', params: {} };
    child.once('message', (answer) => resolve(isTooLate() ? tooLate : (answer as InspectionOutcome)));
    // Comes after the last message, and also when the process was ended: by its limits or by the file.
    child.once('disconnect', () => resolve(isTooLate() ? tooLate : { code: 'FILE_REJECTED', params: {} }));
    child.send(inspection, () => undefined);
  });
}
