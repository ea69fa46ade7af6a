import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import type { PersonalDataSource } from '../accounts/index.ts';
import { Announcement, type AnnouncementRow } from './announcement.entity.ts';

/**
 * Exports and erases who sent an announcement. What its recipients got is among their notifications and deliveries, and
 * goes with them; an announcement itself names none of them.
 */
@Injectable()
export class AnnouncementPersonalData implements PersonalDataSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  private get rows() {
    return this.database.collection<AnnouncementRow>(Announcement);
  }

  onModuleInit(): void {
    this.events.on('announcements.erasure', {
      'data.erased': async ({ payload }) => {
        await this.rows.updateMany({ sentBy: objectId(payload.userId) }, { $set: { sentBy: null } });
      },
    });
  }

  readonly exportSections = {
    announcements: (userId: ObjectId) =>
      this.rows
        .find({ sentBy: userId }, { projection: { title: 1, state: 1, sendAt: 1, startedAt: 1, endedAt: 1 } })
        .toArray(),
  };
}
