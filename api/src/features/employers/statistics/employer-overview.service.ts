import { isPublishBlocked, AppError, type EmployerDashboard } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { instantOrNull } from '../../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { countsByDay, type Period } from '../../../platform/database/queue-metrics.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { hex } from '../../../platform/database/ids.ts';
import { ApplicationLookup } from '../../ports/application-lookup.port.ts';
import { Membership } from '../../ports/membership.port.ts';
import { Employer, type EmployerRow } from '../employer.entity.ts';

/** What an employer's own dashboard says about the company itself. */
export type EmployerOverview = Pick<EmployerDashboard, 'name' | 'completeness' | 'publishing' | 'responsiveness'> & {
  readonly verification: Omit<EmployerDashboard['verification'], 'caseDueAt'>;
  readonly members: number;
};

/** Provides the company part of the dashboards. */
@Injectable()
export class EmployerOverviews {
  constructor(
    private readonly database: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly membership: Membership,
    private readonly applications: ApplicationLookup,
  ) {}

  private get rows() {
    return this.database.collection<EmployerRow>(Employer);
  }

  async totals() {
    const [verifiedEmployers, blockedEmployers] = await Promise.all([
      this.rows.countDocuments({ 'verification.state': 'verified' }),
      this.rows.countDocuments({ publishBlocked: true }),
    ]);
    return { verifiedEmployers, blockedEmployers };
  }

  /** Returns the employers that signed up on each day of a period. */
  createdByDay(period: Period): Promise<ReadonlyMap<string, number>> {
    return countsByDay(this.database.collection(Employer), 'createdAt', period);
  }

  /** @throws AppError NOT_FOUND */
  async overview(employerId: ObjectId): Promise<EmployerOverview> {
    const [row, members, answers] = await Promise.all([
      this.rows.findOne({ _id: employerId }),
      this.membership.countMembers([employerId]),
      this.applications.countAwaiting(employerId),
    ]);
    if (!row) throw new AppError('NOT_FOUND');
    const { verification, responsiveness } = row;
    return {
      name: row.name,
      completeness: row.completeness,
      members: members.get(employerId.toHexString()) ?? 0,
      publishing: { blocked: isPublishBlocked(answers) && this.settings.PUBLISH_BLOCK, ...answers },
      responsiveness: responsiveness
        ? { ...responsiveness, computedAt: responsiveness.computedAt.toISOString() }
        : null,
      verification: {
        ...verification,
        verifiedAt: instantOrNull(verification.verifiedAt),
        expiresAt: instantOrNull(verification.expiresAt),
        graceUntil: instantOrNull(verification.graceUntil),
        retryFrom: instantOrNull(verification.retryFrom),
        openCaseId: hex(row.openCaseId),
      },
    };
  }
}
