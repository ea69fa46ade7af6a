import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import type { PersonalDataSource } from '../accounts/index.ts';
import { SavedExternalJob, type SavedExternalJobRow } from './external-job.entity.ts';

/** Exports and erases the listings that somebody saved. */
@Injectable()
export class ExternalJobPersonalData implements PersonalDataSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  private get saved() {
    return this.database.collection<SavedExternalJobRow>(SavedExternalJob);
  }

  onModuleInit(): void {
    this.events.on('external-jobs.erasure', { 'data.erased': ({ payload }) => this.erase(objectId(payload.userId)) });
  }

  readonly exportSections = {
    savedExternalJobs: (userId: ObjectId) => this.saved.find({ userId }).toArray(),
  };

  async erase(userId: ObjectId): Promise<void> {
    await this.saved.deleteMany({ userId });
  }
}
