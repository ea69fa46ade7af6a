import type { EmployerStatistics } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, MINUTE } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { projection } from '../../../platform/database/list-queries.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { Employer, type EmployerRow } from '../employer.entity.ts';
import { statisticsOf, type CountedEmployer } from './employer-statistics.ts';

const counted = ['openInternships', 'responsiveness', 'industry', 'sizeBand', 'type', 'country'];
/** How old the numbers may be. */
const CACHE_MS = MINUTE;

/** Counts over all public companies, at most once a minute. */
@Injectable()
export class PublicEmployerStatistics implements OnModuleInit {
  private cached: { readonly until: number; readonly numbers: Promise<EmployerStatistics> } | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    const invalidate = () => this.invalidate();
    this.events.onInEveryProcess({ 'employer.summary_changed': invalidate, 'employer.metrics_counted': invalidate });
  }

  async read(): Promise<EmployerStatistics> {
    const now = this.clock.now().getTime();
    if (!this.cached || this.cached.until <= now) this.cached = { until: now + CACHE_MS, numbers: this.count() };
    return this.cached.numbers;
  }

  /** Forgets the count: it is made again at the next reading, because something changed. */
  invalidate(): void {
    this.cached = undefined;
  }

  private async count(): Promise<EmployerStatistics> {
    const rows = this.database.collection<EmployerRow>(Employer);
    const live = rows.find({ live: true }, { projection: projection(counted) });
    return statisticsOf(await live.toArray().then((employers): readonly CountedEmployer[] => employers));
  }
}
