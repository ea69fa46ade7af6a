import { isPublishBlocked, type Actor, type Me } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { EventFeed } from '../../platform/events/event.feed.ts';
import { savedEvents, withEvents } from '../../platform/events/saved.events.ts';
import { ApplicationCounts } from '../ports/application-counts.port.ts';
import { ProfileSummaries } from '../ports/profile-summaries.port.ts';
import { ReportTargets } from '../ports/report-targets.port.ts';
import { Employer, type EmployerRow } from './employer.entity.ts';
import { Statistics } from './statistics.service.ts';
import { Suspension } from './suspension.service.ts';

/** What employers do because something happened elsewhere, and what they tell other features when asked. */
@Injectable()
export class EmployerConsumers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly feed: EventFeed,
    private readonly summaries: ProfileSummaries,
    private readonly targets: ReportTargets,
    private readonly statistics: Statistics,
    private readonly applications: ApplicationCounts,
    private readonly suspension: Suspension,
  ) {}

  onModuleInit(): void {
    withEvents(this.database, ['report.upheld'], (work, event) => this.suspension.onReportUpheld(work, event));
    this.feed.follow(['employer.card_changed', 'employer.counted'], () => this.statistics.forget());
    this.database.onSaved((work) => {
      if (savedEvents(work).some(({ type }) => type === 'employer.card_changed')) this.statistics.forget();
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
      publishBlocked: row !== null && isPublishBlocked(await this.applications.awaiting(row._id)),
      completeness: row?.completeness ?? 0,
    };
  }
}
