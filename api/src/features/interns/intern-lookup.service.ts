import { internUpdate, type Id, type Candidate, type ProfileGap } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { countsByDay, type Period } from '../../platform/database/queue-metrics.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { Accounts } from '../accounts/index.ts';
import { InternProfile, type InternRow } from './intern.entity.ts';
import { candidateOf, profileCompleteness, ownerFieldsOf } from './intern-profile.service.ts';

/** An intern's profile as an application takes it over. The candidate also says what eligibility is compared with. */
export interface InternReadiness {
  /** 0 to 100; 0 without a profile. */
  readonly completeness: number;
  /** Heaviest first. */
  readonly gaps: readonly ProfileGap[];
  /** First and last name, or the account's name, or an empty text. */
  readonly name: string;
  readonly candidate: Candidate;
}

/** What lists say about an intern. */
export interface InternSummary {
  readonly id: Id;
  readonly name: string;
  /** "A. K." */
  readonly maskedName: string;
  readonly completeness: number;
}

const nameOf = (row: { firstName?: string | null; lastName?: string | null }): string =>
  [row.firstName, row.lastName].filter(Boolean).join(' ');

/** Finds interns as other features need them, by the id of their account. */
@Injectable()
export class InternLookup {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  /**
   * Returns whether a profile suffices, read within the unit of work that uses it; an intern without a profile yet has
   * completeness 0, which is no error.
   */
  async readiness(unitOfWork: UnitOfWork, internId: ObjectId): Promise<InternReadiness> {
    const profile = await unitOfWork.findOne(InternProfile, { userId: internId });
    if (profile) {
      const { completeness, gaps } = profileCompleteness(ownerFieldsOf(profile), profile.defaultCvId);
      return { completeness, gaps, name: nameOf(profile), candidate: candidateOf(profile) };
    }
    const account = (await this.accounts.summaries([internId])).get(internId.toHexString());
    const { visibility: _, ...empty } = internUpdate.parse({});
    const { completeness, gaps } = profileCompleteness({ ...empty, visibility: 'private' }, null);
    return { completeness, gaps, name: account?.name ?? '', candidate: { ...empty, email: account?.email ?? '' } };
  }

  /** Returns summaries by hex id; unknown ids are left out. One query. */
  async summaries(internIds: readonly ObjectId[]): Promise<ReadonlyMap<Id, InternSummary>> {
    const rows = await this.database
      .collection<InternRow>(InternProfile)
      .find(
        { userId: { $in: [...internIds] } },
        { projection: { userId: 1, firstName: 1, lastName: 1, maskedName: 1, completeness: 1 } },
      )
      .toArray();
    return new Map(
      rows.map((row): [Id, InternSummary] => {
        const id = row.userId.toHexString();
        return [id, { id, name: nameOf(row), maskedName: row.maskedName, completeness: row.completeness }];
      }),
    );
  }

  /** Returns the number of profiles. */
  count(): Promise<number> {
    return this.database.collection(InternProfile).countDocuments({});
  }

  /** Returns the profiles that were made on each day of a period. */
  createdByDay(period: Period): Promise<ReadonlyMap<string, number>> {
    return countsByDay(this.database.collection(InternProfile), 'createdAt', period);
  }
}
