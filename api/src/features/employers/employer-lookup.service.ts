import {
  employerSummaryView,
  isPublishBlocked,
  AppError,
  type Id,
  type EmployerType,
  type Responsiveness,
  type EmployerVerificationState,
  type ViewOf,
} from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { projection } from '../../platform/database/list-queries.ts';
import { project } from '../../platform/database/project.ts';
import { ApplicationLookup } from '../ports/application-lookup.port.ts';
import { Employer, type EmployerRow } from './employer.entity.ts';
import { isEmployerLiveNow } from './verification/verification-effects.ts';

/** The employer's part of an internship summary, and what the server must know besides. */
export interface EmployerSummary extends ViewOf<typeof employerSummaryView> {
  readonly verification: ViewOf<typeof employerSummaryView>['verification'];
  readonly responsiveness: Responsiveness | null;
  /** The company and its internships are public. */
  readonly live: boolean;
  /** Domain of the owner's address when signing up. */
  readonly emailDomain: string | null;
  readonly website: string;
  /** When the account was made, ISO 8601. */
  readonly createdAt: string;
}

/** What a report is about. */
export interface ReportedRecord {
  readonly label: string;
  /** Whom it belongs to, if to an employer. */
  readonly employerId: Id | null;
}

/** Whether an employer may publish, read within a unit of work. */
export interface EmployerStatus {
  readonly id: Id;
  readonly name: string;
  readonly type: EmployerType | null;
  readonly state: EmployerVerificationState;
  readonly verified: boolean;
  readonly rejected: boolean;
  readonly suspended: boolean;
  /** Verified, or within the grace of a renewal. */
  readonly live: boolean;
  /** Too much is overdue, and the setting that blocks is on. */
  readonly publishBlocked: boolean;
  readonly overdue: number;
}

const additionalFields = ['live', 'emailDomain', 'website', 'createdAt'] as const;

/**
 * Finds employers as other features need them. `employer.summary_changed` ({employerId}) is recorded whenever a summary
 * changed: who keeps a copy reads it again then, in the same transaction where the copy decides what people see.
 */
@Injectable()
export class EmployerLookup {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly applications: ApplicationLookup,
  ) {}

  /**
   * Summaries by hex id, as they are saved or as a unit of work has changed them; ids of nobody are left out. One
   * query.
   */
  async summaries(ids: readonly ObjectId[], unitOfWork?: UnitOfWork): Promise<ReadonlyMap<Id, EmployerSummary>> {
    const rows = await this.database
      .collection<EmployerRow>(Employer)
      .find(
        { _id: { $in: [...ids] } },
        {
          projection: projection([...employerSummaryView.fields, ...additionalFields]),
          ...this.database.sessionOptions(unitOfWork),
        },
      )
      .toArray();
    return new Map(rows.map((row) => [row._id.toHexString(), toSummary(row)]));
  }

  /** @throws AppError NOT_FOUND */
  async status(unitOfWork: UnitOfWork, employerId: ObjectId): Promise<EmployerStatus> {
    const employer = await unitOfWork.findOne(Employer, { _id: employerId });
    if (!employer) throw new AppError('NOT_FOUND');
    const { state } = employer.verification;
    const answers = await this.applications.countAwaiting(employerId);
    return {
      id: employerId.toHexString(),
      name: employer.name,
      type: employer.type ?? null,
      state,
      verified: state === 'verified',
      rejected: state === 'rejected',
      suspended: state === 'suspended',
      live: employer.live && isEmployerLiveNow(employer.verification, this.clock.now()),
      publishBlocked: isPublishBlocked(answers) && this.settings.PUBLISH_BLOCK,
      overdue: answers.overdue,
    };
  }

  /** Returns a company as a report names it; null when the public does not see it. */
  async reportedRecord(id: Id): Promise<ReportedRecord | null> {
    const rows = this.database.collection<EmployerRow>(Employer);
    const row = await rows.findOne({ _id: objectId(id), live: true }, { projection: { name: 1 } });
    return row && { label: row.name, employerId: id };
  }
}

const toSummary = (row: EmployerRow): EmployerSummary => ({
  ...project(employerSummaryView, row),
  live: row.live,
  emailDomain: row.emailDomain ?? null,
  website: row.website,
  createdAt: row.createdAt.toISOString(),
});
