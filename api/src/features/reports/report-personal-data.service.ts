import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import type { PersonalDataSource } from '../accounts/index.ts';
import { Report, type ReportRow } from './report.entity.ts';

/** Exports reports to those who made them, and erases reporters. */
@Injectable()
export class ReportPersonalData implements PersonalDataSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  private get rows() {
    return this.database.collection<ReportRow>(Report);
  }

  onModuleInit(): void {
    this.events.on('reports.erasure', { 'data.erased': (event) => this.eraseReporter(event) });
  }

  readonly recordsAbout = {
    reports: (userId: ObjectId) => this.rows.distinct('_id', { reporterId: userId }),
  };

  readonly exportSections = {
    /** What moderators write among themselves, and who they are, is theirs. */
    reports: (userId: ObjectId) =>
      this.rows.find({ reporterId: userId }, { projection: { note: 0, decidedBy: 0 } }).toArray(),
  };

  /**
   * Erases the reporter. That something was reported stays, and what came of it; who reported and in which words does
   * not.
   */
  private async eraseReporter({ payload }: EventOf<'data.erased'>): Promise<void> {
    const reporterId = objectId(payload.userId);
    await this.rows.updateMany({ reporterId }, { $set: { reporterId: null, text: '', answer: null, note: null } });
  }
}
