import { employerCard, isPublishBlocked, Refusal, type Id } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { projection } from '../../platform/database/lists.ts';
import { project } from '../../platform/database/project.ts';
import { ApplicationCounts } from '../ports/application-counts.port.ts';
import { EmployerDirectory, type EmployerStanding, type EmployerSummary } from '../ports/employer-directory.port.ts';
import { Employer, type EmployerRow } from './employer.entity.ts';
import { stillLive } from './verification.effects.ts';

const beside = ['live', 'emailDomain', 'website', 'createdAt'] as const;

/** Answers what other features ask about employers. */
@Injectable()
export class Directory extends EmployerDirectory {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly applications: ApplicationCounts,
  ) {
    super();
  }

  async summaries(ids: readonly ObjectId[], work?: Work): Promise<ReadonlyMap<Id, EmployerSummary>> {
    const session = work && this.database.session(work);
    const rows = await this.database
      .collection<EmployerRow>(Employer)
      .find(
        { _id: { $in: [...ids] } },
        { projection: projection([...employerCard.fields, ...beside]), ...(session && { session }) },
      )
      .toArray();
    return new Map(rows.map((row) => [row._id.toHexString(), summary(row)]));
  }

  async standing(work: Work, employerId: ObjectId): Promise<EmployerStanding> {
    const employer = await work.findOne(Employer, { _id: employerId });
    if (!employer) throw new Refusal('NOT_FOUND');
    const { state } = employer.verification;
    const answers = await this.applications.awaiting(employerId);
    return {
      id: employerId.toHexString(),
      name: employer.name,
      type: employer.type ?? null,
      state,
      verified: state === 'verified',
      rejected: state === 'rejected',
      suspended: state === 'suspended',
      live: employer.live && stillLive(employer.verification, this.clock.now()),
      publishBlocked: isPublishBlocked(answers) && this.settings.PUBLISH_BLOCK,
      overdue: answers.overdue,
    };
  }
}

const summary = (row: EmployerRow): EmployerSummary => ({
  ...project(employerCard, row),
  live: row.live,
  emailDomain: row.emailDomain ?? null,
  website: row.website,
  createdAt: row.createdAt.toISOString(),
});
