import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { AnyBulkWriteOperation } from 'mongodb';
import { Database } from '../../../platform/database/database.service.ts';
import { Application, NEVER_DUE, type ApplicationRow } from '../application.entity.ts';

const BATCH = 1_000;

/** Gives records from before there was a due order theirs. Costs one look into an index when there are none. */
@Injectable()
export class DueOrderUpgrade implements OnApplicationBootstrap {
  constructor(private readonly database: Database) {}

  async onApplicationBootstrap(): Promise<void> {
    while ((await this.fillMissing()) === BATCH);
  }

  private async fillMissing(): Promise<number> {
    const rows = this.database.collection<ApplicationRow>(Application);
    const applications = await this.database
      .collection(Application)
      .find<Pick<ApplicationRow, '_id' | 'responseDueAt'>>({ dueOrder: null }, { projection: { responseDueAt: 1 } })
      .limit(BATCH)
      .toArray();
    const writes = applications.map(({ _id, responseDueAt }): AnyBulkWriteOperation<ApplicationRow> => ({
      updateOne: { filter: { _id }, update: { $set: { dueOrder: responseDueAt ?? NEVER_DUE } } },
    }));
    if (writes.length > 0) await rows.bulkWrite(writes, { ordered: false });
    return applications.length;
  }
}
