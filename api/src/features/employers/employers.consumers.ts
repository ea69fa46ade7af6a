import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.service.ts';
import { EventFeed } from '../../platform/events/event-feed.ts';
import { recordedEvents, onEventInTransaction } from '../../platform/events/recorded-events.ts';
import { EmployerStatisticsService } from './employer-statistics.service.ts';
import { EmployerSuspension } from './employer-suspension.service.ts';

/** Reacts to events of other features. */
@Injectable()
export class EmployerConsumers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly feed: EventFeed,
    private readonly statistics: EmployerStatisticsService,
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
  }
}
