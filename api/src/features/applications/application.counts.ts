import { showsPapers, type Id } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { ApplicationCounts } from '../ports/application-counts.port.ts';
import { Application, type ApplicationRow } from './application.entity.ts';
import { blindNow } from './application.queries.ts';

/** Applications for the other features. */
@Injectable()
export class ApplicationCountsService extends ApplicationCounts {
  constructor(@Inject(Database) private readonly database: Database) {
    super();
  }

  private get rows() {
    return this.database.collection<ApplicationRow>(Application);
  }

  async ofInterns(internIds: readonly ObjectId[]): Promise<ReadonlyMap<Id, number>> {
    const counted = await this.rows
      .aggregate<{ _id: ObjectId; count: number }>([
        { $match: { internId: { $in: [...internIds] } } },
        { $group: { _id: '$internId', count: { $sum: 1 } } },
      ])
      .toArray();
    return new Map(counted.map(({ _id, count }) => [_id.toHexString(), count]));
  }

  async reveals(employerId: ObjectId, internId: ObjectId): Promise<boolean> {
    const rows = await this.rows
      .find({ internId, employerId, revealedAt: { $type: 'date' } }, { projection: { state: 1 } })
      .toArray();
    return rows.some((row) => row.state !== 'interested' && showsPapers(row.state));
  }

  async blindTo(employerId: ObjectId): Promise<readonly ObjectId[]> {
    return this.rows.distinct('internId', { employerId, ...blindNow });
  }

  async activeInterns(internshipId: ObjectId, states: readonly ApplicationRow['state'][]): Promise<readonly Id[]> {
    const rows = await this.rows
      .find({ internshipId, internState: { $in: [...states] } }, { projection: { internId: 1 } })
      .toArray();
    return rows.map((row) => row.internId.toHexString());
  }
}
