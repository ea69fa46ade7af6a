import { employerSummaryView, isPublishBlocked, AppError, type Id } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { projection } from '../../platform/database/list-queries.ts';
import { project } from '../../platform/database/project.ts';
import { ApplicationLookup } from '../ports/application-lookup.port.ts';
import { EmployerDirectory, type EmployerStatus, type EmployerSummary } from '../ports/employer-directory.port.ts';
import { Employer, type EmployerRow } from './employer.entity.ts';
import { isStillLive } from './verification-effects.ts';

const additionalFields = ['live', 'emailDomain', 'website', 'createdAt'] as const;

/** Answers what other features ask about employers. */
@Injectable()
export class EmployerDirectoryService extends EmployerDirectory {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly applications: ApplicationLookup,
  ) {
    super();
  }

  async summaries(ids: readonly ObjectId[], unitOfWork?: UnitOfWork): Promise<ReadonlyMap<Id, EmployerSummary>> {
    const session = unitOfWork && this.database.session(unitOfWork);
    const rows = await this.database
      .collection<EmployerRow>(Employer)
      .find(
        { _id: { $in: [...ids] } },
        { projection: projection([...employerSummaryView.fields, ...additionalFields]), ...(session && { session }) },
      )
      .toArray();
    return new Map(rows.map((row) => [row._id.toHexString(), toSummary(row)]));
  }

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
      live: employer.live && isStillLive(employer.verification, this.clock.now()),
      publishBlocked: isPublishBlocked(answers) && this.settings.PUBLISH_BLOCK,
      overdue: answers.overdue,
    };
  }
}

const toSummary = (row: EmployerRow): EmployerSummary => ({
  ...project(employerSummaryView, row),
  live: row.live,
  emailDomain: row.emailDomain ?? null,
  website: row.website,
  createdAt: row.createdAt.toISOString(),
});
