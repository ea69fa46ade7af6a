import { isPublishBlocked, type Actor, type Me } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { EventFeed } from '../../platform/events/event-feed.ts';
import { recordedEvents, onEventInTransaction } from '../../platform/events/recorded-events.ts';
import { ApplicationLookup } from '../ports/application-lookup.port.ts';
import { ProfileSummaries } from '../ports/profile-summaries.port.ts';
import { ReportTargets } from '../ports/report-targets.port.ts';
import { Employer, type EmployerRow } from './employer.entity.ts';
import { EmployerStatisticsService } from './employer-statistics.service.ts';
import { EmployerSuspension } from './employer-suspension.service.ts';

/** Reacts to events of other features, and provides data about employers to them. */
@Injectable()
export class EmployerConsumers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly feed: EventFeed,
    private readonly summaries: ProfileSummaries,
    private readonly targets: ReportTargets,
    private readonly statistics: EmployerStatisticsService,
    private readonly applications: ApplicationLookup,
    private readonly suspension: EmployerSuspension,
  ) {}

  onModuleInit(): void {
    onEventInTransaction(this.database, ['report.upheld'], (unitOfWork, event) =>
      this.suspension.onReportUpheld(unitOfWork, event),
    );
    this.feed.follow(['employer.card_changed', 'employer.counted'], () => this.statistics.invalidate());
    this.database.afterSave((unitOfWork) => {
      if (recordedEvents(unitOfWork).some(({ type }) => type === 'employer.card_changed')) this.statistics.invalidate();
    });
    this.summaries.register('employer', (actor) => this.summaryOf(actor));
    this.targets.register('employer', async (id) => {
      const row = await this.rows.findOne({ _id: objectId(id), live: true }, { projection: { name: 1 } });
      return row && { label: row.name, employerId: id };
    });
  }

  private get rows() {
    return this.database.collection<EmployerRow>(Employer);
  }

  private async summaryOf({ employerId, memberRole }: Actor): Promise<Me['profile']> {
    const row = employerId ? await this.rows.findOne({ _id: objectId(employerId) }) : null;
    return {
      kind: 'employer',
      employerId,
      name: row?.name ?? null,
      slug: row?.slug ?? null,
      logoId: row?.logoId?.toHexString() ?? null,
      memberRole,
      verificationState: row?.verification.state ?? null,
      publishBlocked: row !== null && isPublishBlocked(await this.applications.countAwaiting(row._id)),
      completeness: row?.completeness ?? 0,
    };
  }
}
