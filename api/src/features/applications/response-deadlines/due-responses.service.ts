import { unansweredApplicationStates } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../../platform/database/database.service.ts';
import { InternshipLookup } from '../../internships/index.ts';
import { Application, type ApplicationRow } from '../application.entity.ts';

/** An application that awaits its first response, as its company is reminded of it: nothing about the candidate. */
export interface DueResponse {
  readonly applicationId: string;
  readonly internshipId: string;
  readonly title: string;
  readonly dueAt: string;
}

/** Finds what came to a reminder in between, or to one that the job `applications.reminders` has not noted yet. */
const dueBetween = (after: Date, until: Date) => ({
  $or: [
    { remindedAt: { $type: 'date' as const, $gt: after, $lte: until } },
    { nextReminderAt: { $type: 'date' as const, $lte: until } },
  ],
});
const awaiting = { state: { $in: [...unansweredApplicationStates] } };

/** Finds the applications of which companies are to be reminded. */
@Injectable()
export class DueResponses {
  constructor(
    private readonly database: Database,
    private readonly internships: InternshipLookup,
  ) {}

  private get rows() {
    return this.database.collection<ApplicationRow>(Application);
  }

  /**
   * Returns the companies with an application that has come to a reminder between two times and still awaits its
   * response.
   */
  employersBetween(after: Date, until: Date): Promise<ObjectId[]> {
    return this.rows.distinct('employerId', { ...dueBetween(after, until), ...awaiting });
  }

  /** Returns what of a company has come to a reminder after one time and until another, the first due first. */
  async find(employerId: ObjectId, after: Date, until: Date): Promise<readonly DueResponse[]> {
    const due = { employerId, ...dueBetween(after, until), ...awaiting };
    const fields = { projection: { internshipId: 1, responseDueAt: 1 } } as const;
    const rows = await this.rows.find(due, fields).sort({ responseDueAt: 1, _id: 1 }).toArray();
    const summaries = await this.internships.summaries([
      ...new Map(rows.map(({ internshipId }) => [internshipId.toHexString(), internshipId])).values(),
    ]);
    return rows.flatMap(({ _id, internshipId, responseDueAt }) => {
      const summary = summaries.get(internshipId.toHexString());
      if (!summary || !responseDueAt) return [];
      const ids = { applicationId: _id.toHexString(), internshipId: internshipId.toHexString() };
      return [{ ...ids, title: summary.title ?? '', dueAt: responseDueAt.toISOString() }];
    });
  }
}
