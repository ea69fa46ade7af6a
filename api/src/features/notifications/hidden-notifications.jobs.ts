import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.service.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { Notification, type NotificationRow } from './notification.entity.ts';
import { Notifications } from './notifications.service.ts';

const SWEEP_MS = 15_000;
/** Notifications that are shown together. */
const BATCH = 500;

/** Lets open pages follow when a notification that was hidden while it could be undone is shown at last. */
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

  /** Says so before it is noted that it was said: a crash between the two says it twice. */
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
