import {
  acceptedApplicationStates,
  activeApplicationStates,
  selectedApplicationStates,
  showsDocuments,
  unansweredApplicationStates,
  type ApplicationCounts as Counts,
  type ApplicationState,
  type Id,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { ApplicationLookup, type AwaitingApplications } from '../../ports/application-lookup.port.ts';
import { Application, type ApplicationRow } from '../application.entity.ts';
import { currentlyBlindFilter, overdueFilter } from '../lists/application-queries.ts';

/**
 * Returns the applications of an internship by what has become of them. `selected` is the named list and contains the
 * accepted ones; `accepted` are the openings that are filled, placements that have begun or ended included.
 */
export function toApplicationCounts(states: ReadonlyMap<ApplicationState, number>, overdue: number): Counts {
  const sum = (named: readonly ApplicationState[]) =>
    named.reduce((total, state) => total + (states.get(state) ?? 0), 0);
  const total = [...states.values()].reduce((all, state) => all + state, 0);
  const counts = {
    interested: sum(['interested']),
    submitted: sum(['submitted']),
    inReview: sum(['in_review']),
    selected: sum(selectedApplicationStates),
    rejected: sum(['rejected']),
  };
  const counted = counts.interested + counts.submitted + counts.inReview + counts.selected + counts.rejected;
  return { ...counts, accepted: sum(acceptedApplicationStates), other: total - counted, overdue, total };
}

/** Finds applications for the other features. */
@Injectable()
export class DatabaseApplicationLookup extends ApplicationLookup {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  private get rows() {
    return this.database.collection<ApplicationRow>(Application);
  }

  async countByIntern(internIds: readonly ObjectId[]): Promise<ReadonlyMap<Id, number>> {
    const counted = await this.rows
      .aggregate<{ _id: ObjectId; count: number }>([
        { $match: { internId: { $in: [...internIds] } } },
        { $group: { _id: '$internId', count: { $sum: 1 } } },
      ])
      .toArray();
    return new Map(counted.map(({ _id, count }) => [_id.toHexString(), count]));
  }

  async countByInternship(internshipIds: readonly ObjectId[]): Promise<ReadonlyMap<Id, Counts>> {
    const internshipFilter = { internshipId: { $in: [...internshipIds] } };
    const [grouped, overdue] = await Promise.all([
      this.rows
        .aggregate<{ _id: { internship: ObjectId; state: ApplicationState }; count: number }>([
          { $match: internshipFilter },
          { $group: { _id: { internship: '$internshipId', state: '$state' }, count: { $sum: 1 } } },
        ])
        .toArray(),
      this.rows
        .aggregate<{ _id: ObjectId; count: number }>([
          { $match: { $and: [internshipFilter, overdueFilter(this.clock.now())] } },
          { $group: { _id: '$internshipId', count: { $sum: 1 } } },
        ])
        .toArray(),
    ]);
    const states = Map.groupBy(grouped, ({ _id }) => _id.internship.toHexString());
    const overdueCounts = new Map(overdue.map(({ _id, count }) => [_id.toHexString(), count]));
    return new Map(
      internshipIds.map((internshipId) => {
        const id = internshipId.toHexString();
        const counted = new Map((states.get(id) ?? []).map(({ _id, count }) => [_id.state, count]));
        return [id, toApplicationCounts(counted, overdueCounts.get(id) ?? 0)];
      }),
    );
  }

  async countAwaiting(employerId: ObjectId): Promise<AwaitingApplications> {
    const rows = this.database.collection(Application);
    const [overdue, awaiting] = await Promise.all([
      rows.countDocuments({ employerId, ...overdueFilter(this.clock.now()) }),
      rows.countDocuments({ employerId, state: { $in: [...unansweredApplicationStates] } }),
    ]);
    return { overdue, awaiting };
  }

  async isDocumentUsed(documentId: ObjectId): Promise<boolean> {
    const used = {
      cvDocumentId: { $eq: documentId, $type: 'objectId' as const },
      internState: { $in: [...activeApplicationStates] },
    };
    return (await this.rows.countDocuments(used, { limit: 1 })) > 0;
  }

  async isIdentityRevealed(employerId: ObjectId, internId: ObjectId): Promise<boolean> {
    const rows = await this.rows
      .find({ internId, employerId, revealedAt: { $type: 'date' } }, { projection: { state: 1 } })
      .toArray();
    return rows.some((row) => row.state !== 'interested' && showsDocuments(row.state));
  }

  async hiddenInterns(employerId: ObjectId): Promise<readonly ObjectId[]> {
    return this.rows.distinct('internId', { employerId, ...currentlyBlindFilter });
  }

  async internIdsIn(internshipId: ObjectId, states: readonly ApplicationRow['state'][]): Promise<readonly Id[]> {
    const rows = await this.rows
      .find({ internshipId, internState: { $in: [...states] } }, { projection: { internId: 1 } })
      .toArray();
    return rows.map((row) => row.internId.toHexString());
  }
}
