import { resumeDraftView, type ResumeDraftWrite, type StoredResumeDraft } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { userIdOf, type Caller } from '../../../platform/access/caller.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { KeyedMutex } from '../../../platform/database/keyed-mutex.ts';
import { project } from '../../../platform/database/project.ts';
import { assertVersion } from '../../../platform/records/records.service.ts';
import { ResumeDraft, type ResumeDraftRow } from './resume.entity.ts';

/** The version of a draft that nobody has saved yet. */
const UNSAVED = 0;

/** Keeps what a student has written in the editor of CVs, so that every device continues with it. */
@Injectable()
export class ResumeDrafts {
  constructor(
    private readonly database: Database,
    private readonly mutex: KeyedMutex,
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
  ) {}

  async get(caller: Caller): Promise<{ draft: StoredResumeDraft | null }> {
    const userId = userIdOf(caller.actor);
    this.accessPolicy.authorize(caller.ability, 'read', 'Resume', { userId });
    const row = await this.database.collection<ResumeDraftRow>(ResumeDraft).findOne({ userId });
    return { draft: row && project(resumeDraftView, row) };
  }

  /** @throws AppError VERSION_CONFLICT when another device has saved meanwhile */
  async save(caller: Caller, version: number, write: ResumeDraftWrite): Promise<StoredResumeDraft> {
    const userId = userIdOf(caller.actor);
    this.accessPolicy.authorize(caller.ability, 'update', 'Resume', { userId });
    const saved = await this.mutex.transaction('resume-draft', userId, async (unitOfWork) => {
      const now = this.clock.now();
      const draft = await unitOfWork.findOne(ResumeDraft, { userId });
      assertVersion(version, [draft?.version ?? UNSAVED]);
      if (!draft)
        return unitOfWork.create(ResumeDraft, {
          _id: new ObjectId(),
          userId,
          ...write,
          createdAt: now,
          updatedAt: now,
          version: 1,
        });
      Object.assign(draft, write, { updatedAt: now });
      await unitOfWork.flush();
      return draft;
    });
    return project(resumeDraftView, saved);
  }
}
