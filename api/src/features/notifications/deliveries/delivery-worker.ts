import { deliveryRetryMinutes, wantsChannel, type DeliveryReason } from '@prentice/contract';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock, MINUTE } from '../../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { CoalescingRunner } from '../../../platform/database/coalescing-runner.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { EmailSender } from '../../../platform/email/email-sender.port.ts';
import { failureText } from '../../../platform/events/record-delivery.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { Accounts, type AccountSummary } from '../../accounts/index.ts';
import { Notifications } from '../notifications.service.ts';
import { NotificationDelivery, type DeliveryRow } from './delivery.entity.ts';
import { DeliveryEmails } from './delivery-emails.ts';
import { DeliveryTransitions } from './delivery-transitions.ts';

/** How long a process has for one attempt; longer than any timeout of sending. */
const CLAIM = 10 * MINUTE;
/** Looks for what is due again, and for what other processes left. */
const SWEEP = 15_000;
/** Emails that are sent at a time, and deliveries that are read at a time. */
const PARALLEL = 8;
const BATCH = 200;
/** Attempts that may be cut off before nothing is sent any more: the second may be the second copy of an email. */
const MAX_INTERRUPTIONS = 2;

/** Sends the deliveries that are due, and settles each by what came of it. */
@Injectable()
export class DeliveryWorker implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Deliveries');
  private readonly runner = new CoalescingRunner();
  private readonly parallel: number;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly accounts: Accounts,
    private readonly notifications: Notifications,
    private readonly emails: DeliveryEmails,
    private readonly emailSender: EmailSender,
    private readonly transitions: DeliveryTransitions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.parallel = settings.NODE_ENV === 'test' ? 1 : PARALLEL;
  }

  private get rows() {
    return this.database.collection<DeliveryRow>(NotificationDelivery);
  }

  onModuleInit(): void {
    this.jobs.schedule('notifications.deliveries', SWEEP, () => this.deliverDue());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.runner.run('', () => Promise.resolve()).catch(() => undefined);
  }

  /** Starts sending what has just become due; not in tests, where nothing runs by itself. */
  wake(): void {
    if (this.settings.NODE_ENV === 'test' || this.settings.ROLE === 'web') return;
    this.deliverDue().catch((error: unknown) => this.logger.error({ err: error }));
  }

  /** Sends everything that is due, and ends when nothing is. */
  deliverDue(): Promise<void> {
    return this.runner.run('', () => this.drain());
  }

  private async drain(): Promise<void> {
    await this.recoverInterrupted();
    while (!this.stopped) {
      const due = { dueAt: { $lte: this.clock.now() } };
      const rows = await this.rows.find(due).sort({ dueAt: 1, _id: 1 }).limit(BATCH).toArray();
      if (rows.length === 0) return;
      const groups = [...Map.groupBy(rows, groupOf).values()];
      const next = groups.values();
      await Promise.all(
        Array.from({ length: this.parallel }, async () => {
          for (const group of next) if (!this.stopped) await this.deliver(group);
        }),
      );
    }
  }

  /** What a process left while it was sending may have been sent: it is tried once more, and not again after that. */
  private async recoverInterrupted(): Promise<void> {
    const now = this.clock.now();
    for await (const row of this.rows.find({ claimedUntil: { $lte: now } })) {
      const dueAt = row.interruptions + 1 < MAX_INTERRUPTIONS ? this.nextAttempt(row.attempts) : null;
      const changes = { dueAt, reason: 'interrupted', claimedBy: null, claimedUntil: null } as const;
      await this.transitions.move(row, 'failed', changes, 'interruptions');
    }
  }

  /** Sends one email: about one notification, or a summary of several. */
  private async deliver(group: readonly DeliveryRow[]): Promise<void> {
    const account = await this.accountOf(group);
    const sendable: DeliveryRow[] = [];
    for (const row of group) {
      const reason = await this.obstacle(row, account);
      if (reason) await this.drop(row, reason);
      else sendable.push(row);
    }
    const claimed = await this.claim(sendable);
    const [first] = claimed;
    if (!first || !account) return;
    try {
      await this.emailSender.send(
        first.digest ? this.emails.digest(claimed, account) : this.emails.notification(first, account),
      );
    } catch (error) {
      await this.fail(claimed, error);
      return;
    }
    const sentAt = this.clock.now();
    const sent = { reason: null, content: null, claimedBy: null, claimedUntil: null, lastError: null, sentAt } as const;
    for (const row of claimed) await this.transitions.move(row, 'sent', sent);
  }

  private async accountOf([row]: readonly DeliveryRow[]): Promise<AccountSummary | null> {
    if (!row) return null;
    return (await this.accounts.summaries([row.userId])).get(row.userId.toHexString()) ?? null;
  }

  /** Why something must not be sent any more although it was to be. */
  private async obstacle(row: DeliveryRow, account: AccountSummary | null): Promise<DeliveryReason | null> {
    if (row.expiresAt <= this.clock.now()) return 'too_late';
    if (!account || account.status === 'erased') return 'account_suspended';
    if (row.mandatory) return null;
    if (account.status === 'suspended') return 'account_suspended';
    const preferences = await this.notifications.preferencesOf(account.id);
    if (!wantsChannel(preferences, row.type, row.channel)) return 'switched_off';
    if (!row.digest) return null;
    if (preferences.digest === 'off') return 'switched_off';
    return (await this.notifications.isRead(row)) ? 'read_already' : null;
  }

  private async drop(row: DeliveryRow, reason: DeliveryReason): Promise<void> {
    const isLate = reason === 'too_late' || row.state === 'failed';
    await this.transitions.move(row, isLate ? 'expired' : 'suppressed', { reason, dueAt: null, content: null });
  }

  private async claim(rows: readonly DeliveryRow[]): Promise<DeliveryRow[]> {
    const now = this.clock.now();
    const claimedBy = new ObjectId().toHexString();
    const changes = { dueAt: null, claimedBy, claimedUntil: new Date(now.getTime() + CLAIM), lastTriedAt: now };
    const claimed: DeliveryRow[] = [];
    for (const row of rows)
      if (await this.transitions.move(row, 'sending', changes, 'attempts'))
        claimed.push({ ...row, ...changes, state: 'sending', attempts: row.attempts + 1 });
    return claimed;
  }

  private async fail(rows: readonly DeliveryRow[], error: unknown): Promise<void> {
    this.logger.warn({ err: failureText(error), deliveries: rows.map(({ _id }) => _id.toHexString()) });
    const lastError = failureText(error);
    for (const row of rows) {
      const dueAt = this.nextAttempt(row.attempts);
      const changes = { dueAt, reason: 'not_accepted', lastError, claimedBy: null, claimedUntil: null } as const;
      await this.transitions.move(row, 'failed', changes);
    }
  }

  private nextAttempt(attempts: number): Date | null {
    const minutes = deliveryRetryMinutes[attempts - 1];
    return minutes === undefined ? null : new Date(this.clock.now().getTime() + minutes * MINUTE);
  }
}

/** What goes into one email: everything for somebody's summary, and else one notification. */
const groupOf = ({ _id, userId, digest }: DeliveryRow): string => (digest ? userId : _id).toHexString();
