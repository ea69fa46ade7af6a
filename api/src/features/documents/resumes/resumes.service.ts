import {
  AppError,
  resumeLimits,
  resumeList,
  resumeViews,
  type ListQuery,
  type ResumeFormat,
  type ResumeWrite,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { userIdOf, type Caller } from '../../../platform/access/caller.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { KeyedMutex } from '../../../platform/database/keyed-mutex.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { project } from '../../../platform/database/project.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { DocumentInspector } from '../inspection/inspector.service.ts';
import { Resume, type ResumeRow } from './resume.entity.ts';

type ExportTask = Omit<ResumeWrite, 'name'> & { readonly format: ResumeFormat };

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
} as const satisfies Record<ResumeFormat, string>;

/** A file that was made of a CV. */
export interface ResumeFile {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly mediaType: string;
}

/** Keeps the versions of a student's CV, and the files that are made of them. */
@Injectable()
export class Resumes {
  constructor(
    private readonly database: Database,
    private readonly mutex: KeyedMutex,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly inspector: DocumentInspector,
  ) {}

  async list(caller: Caller, query: ListQuery) {
    const page = await readPage<ResumeRow>(this.database.collection(Resume), {
      listSchema: resumeList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'Resume'),
      fields: resumeViews.summary.fields,
    });
    return { items: page.items.map((row) => project(resumeViews.summary, row)), total: page.total };
  }

  async get(caller: Caller, id: string) {
    return project(resumeViews.own, await this.records.read(caller, 'read', Resume, id));
  }

  /** @throws AppError SAVED_LIMIT when the student has as many versions as may be */
  async create(caller: Caller, write: ResumeWrite) {
    const userId = userIdOf(caller.actor);
    this.accessPolicy.authorize(caller.ability, 'create', 'Resume', { userId });
    const resume = await this.mutex.transaction('resumes', userId, async (unitOfWork) => {
      if ((await unitOfWork.count(Resume, { userId })) >= resumeLimits.versions)
        throw new AppError('SAVED_LIMIT', { n: resumeLimits.versions });
      const now = this.clock.now();
      const times = { createdAt: now, updatedAt: now };
      return unitOfWork.create(Resume, { _id: new ObjectId(), userId, ...write, ...times, version: 1 });
    });
    return project(resumeViews.own, resume);
  }

  /** @throws AppError VERSION_CONFLICT when it was saved meanwhile */
  async update(caller: Caller, id: string, version: number, write: ResumeWrite) {
    const changed = await this.records.change(caller, 'update', Resume, id, version, (resume) => {
      Object.assign(resume, write, { updatedAt: this.clock.now() });
    });
    return project(resumeViews.own, changed);
  }

  async remove(caller: Caller, id: string) {
    const removed = await this.records.change(caller, 'delete', Resume, id, undefined, (resume, unitOfWork) => {
      unitOfWork.remove(resume);
    });
    return project(resumeViews.own, removed);
  }

  /**
   * Makes a file in the process that reads files, under its limits.
   * @throws AppError RESUME_INCOMPLETE, RESUME_LETTERS
   */
  async export(caller: Caller, task: ExportTask): Promise<ResumeFile> {
    this.accessPolicy.authorize(caller.ability, 'export', 'Resume', { userId: userIdOf(caller.actor) });
    const bytes = await this.inspector.exportResume(task);
    const name = task.content.basics.name ?? 'CV';
    return { bytes: Buffer.from(bytes), fileName: `${name}.${task.format}`, mediaType: mediaTypes[task.format] };
  }
}
