import { isPublishBlocked, AppError } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { countsByDay } from '../../platform/database/daily-counts.ts';
import { Database } from '../../platform/database/database.service.ts';
import { hex } from '../../platform/database/ids.ts';
import { ApplicationLookup } from '../ports/application-lookup.port.ts';
import { DashboardMetrics } from '../ports/dashboard-metrics.port.ts';
import { EmployerOverviewSource, type EmployerOverview } from '../ports/employer-overview.port.ts';
import { Membership } from '../ports/membership.port.ts';
import { Employer, type EmployerRow } from './employer.entity.ts';

const iso = (at: Date | null): string | null => at && at.toISOString();

/** Provides the company part of the dashboards. */
@Injectable()
export class EmployerOverviewService extends EmployerOverviewSource implements OnModuleInit {
  constructor(
    private readonly database: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly metrics: DashboardMetrics,
    private readonly membership: Membership,
    private readonly applications: ApplicationLookup,
  ) {
    super();
  }

  onModuleInit(): void {
    this.metrics.totals.set('verifiedEmployers', () => this.rows.countDocuments({ 'verification.state': 'verified' }));
    this.metrics.totals.set('blockedEmployers', () => this.rows.countDocuments({ publishBlocked: true }));
    const rows = this.database.collection(Employer);
    this.metrics.activity.set('employers', (period) => countsByDay(rows, 'createdAt', period));
  }

  private get rows() {
    return this.database.collection<EmployerRow>(Employer);
  }

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
        verifiedAt: iso(verification.verifiedAt),
        expiresAt: iso(verification.expiresAt),
        graceUntil: iso(verification.graceUntil),
        retryFrom: iso(verification.retryFrom),
        openCaseId: hex(row.openCaseId),
      },
    };
  }
}
