import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.service.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { Notification, type NotificationRow } from './notification.entity.ts';
import { Notifications } from './notifications.service.ts';

const SWEEP_MS = 15_000;
/** Notifications that one event and one update are about. */
const BATCH = 500;

/** Tells open pages when a notification becomes visible that was hidden while its cause could be undone. */
@Injectable()
export class HiddenNotificationsJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly scheduler: JobScheduler,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.scheduler.schedule('notifications.hidden', SWEEP_MS, (now) => this.showDue(now));
  }

  /** Records the event before the rows are updated: a crash between the two repeats the event. */
  private async showDue(now: Date): Promise<void> {
    const rows = this.database.collection<NotificationRow>(Notification);
    const due = { hiddenUntil: { $lte: now, $type: 'date' as const } };
    for (;;) {
      const dueRows = await rows
        .find(due, { projection: { userId: 1 } })
        .limit(BATCH)
        .toArray();
      if (dueRows.length === 0) return;
      await this.notifications.recordChange([...new Set(dueRows.map(({ userId }) => userId.toHexString()))]);
      await rows.updateMany({ ...due, _id: { $in: dueRows.map(({ _id }) => _id) } }, { $set: { hiddenUntil: null } });
    }
  }
}
