import { unansweredApplicationStates } from '@prentice/contract';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { AnyBulkWriteOperation, Document, Filter } from 'mongodb';
import { Database } from '../../../platform/database/database.service.ts';
import { Application, dueOrderOf, NEVER_DUE, type ApplicationRow } from '../application.entity.ts';

const BATCH = 1_000;

/** Records from before there was a due order, and answered ones from before they came last in it. */
const outdated: readonly Filter<Document>[] = [
  { dueOrder: null },
  { dueOrder: { $lt: NEVER_DUE }, internState: { $nin: [...unansweredApplicationStates] } },
];

/** Gives records from before the due order as it is now theirs. Looks at what is due in an index when there are none. */
@Injectable()
export class DueOrderUpgrade implements OnApplicationBootstrap {
  constructor(private readonly database: Database) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const filter of outdated) while ((await this.update(filter)) === BATCH);
  }

  private async update(filter: Filter<Document>): Promise<number> {
    const rows = this.database.collection<ApplicationRow>(Application);
    const applications = await this.database
      .collection(Application)
      .find<Pick<ApplicationRow, '_id' | 'internState' | 'responseDueAt'>>(filter, {
        projection: { internState: 1, responseDueAt: 1 },
      })
      .limit(BATCH)
      .toArray();
    const writes = applications.map(({ _id, internState, responseDueAt }): AnyBulkWriteOperation<ApplicationRow> => ({
      updateOne: {
        filter: { _id },
        update: { $set: { dueOrder: dueOrderOf({ internState, responseDueAt: responseDueAt ?? null }) } },
      },
    }));
    if (writes.length > 0) await rows.bulkWrite(writes, { ordered: false });
    return applications.length;
  }
}
