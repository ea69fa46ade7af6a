import { deliveryRetryMinutes, wantsChannel, type DeliveryReason, type Preferences } from '@prentice/contract';
import { Injectable, Logger } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock, MINUTE } from '../../../platform/clock/clock.ts';
import { GroupCommit } from '../../../platform/database/serial-queue.ts';
import { EmailSender } from '../../../platform/email/email-sender.port.ts';
import { failureText } from '../../../platform/events/event-dispatcher.ts';
import { Accounts, type AccountSummary } from '../../accounts/index.ts';
import { PushDeliveries, PushFailure } from '../push/push-deliveries.service.ts';
import { SuppressedAddresses } from '../bounces/suppressed-addresses.service.ts';
import { Notifications } from '../notifications.service.ts';
import type { DeliveryRow } from './delivery.entity.ts';
import { DeliveryEmails } from './delivery-emails.service.ts';
import { DeliveryTransitions, type DeliveryClaim } from './delivery.transitions.ts';

/**
 * How long a process has what it claimed, and how often it claims it anew. Longer than any timeout of sending: a
 * process that was paused may have sent at most what it was just sending.
 */
const CLAIM_MS = 3 * MINUTE;
const RENEWAL_MS = MINUTE;

/** What goes into one email: one notification, or all of somebody's summary. */
export type DeliveryUnit = readonly DeliveryRow[];

interface BatchRecipients {
  readonly accounts: ReadonlyMap<string, AccountSummary>;
  readonly preferences: ReadonlyMap<string, Preferences>;
  /** Why no notifications are sent to the addresses of some of them. */
  readonly suppressed: ReadonlyMap<string, DeliveryReason>;
}

/**
 * Sends deliveries in batches: claimed together, sent side by side, and settled with others that ended at the same
 * time.
 */
@Injectable()
export class DeliveryBatches {
  private readonly logger = new Logger('Deliveries');

  constructor(
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly notifications: Notifications,
    private readonly emails: DeliveryEmails,
    private readonly emailSender: EmailSender,
    private readonly transitions: DeliveryTransitions,
    private readonly pushes: PushDeliveries,
    private readonly addresses: SuppressedAddresses,
  ) {}

  /** Sends what of these is still to be sent. @param parallel emails at a time */
  async deliver(units: readonly DeliveryUnit[], parallel: number): Promise<void> {
    const recipients = await this.recipientsOf(units.flat());
    const sendable: DeliveryUnit[] = [];
    for (const unit of units) {
      const sendableRows = await this.withoutObstacles(unit, recipients);
      if (sendableRows.length > 0) sendable.push(sendableRows);
    }
    const claim = this.newClaim(new ObjectId().toHexString());
    const claimed = await this.claim(sendable, claim);
    if (claimed.length === 0) return;
    await this.showProgress(claimed);
    await this.sendAll(claimed, recipients, claim, parallel);
    await this.showProgress(claimed);
  }

  /** Lets the pages of those who test pushes follow them. */
  private async showProgress(units: readonly DeliveryUnit[]): Promise<void> {
    const tests = units.flat().filter(({ type }) => type === 'test');
    if (tests.length > 0) await this.notifications.recordChange(tests.map(({ userId }) => userId.toHexString()));
  }

  /** Returns when something is tried again after so many attempts; null when it is not. */
  nextAttempt(attempts: number): Date | null {
    const minutes = deliveryRetryMinutes[attempts - 1];
    return minutes === undefined ? null : new Date(this.clock.now().getTime() + minutes * MINUTE);
  }

  private async recipientsOf(rows: readonly DeliveryRow[]): Promise<BatchRecipients> {
    const ids = new Map(rows.map(({ userId }) => [userId.toHexString(), userId]));
    const [accounts, preferences] = await Promise.all([
      this.accounts.summaries([...ids.values()]),
      this.notifications.preferencesByUser([...ids.keys()]),
    ]);
    return { accounts, preferences, suppressed: await this.addresses.reasons(accounts.values()) };
  }

  private async withoutObstacles(unit: DeliveryUnit, recipients: BatchRecipients): Promise<DeliveryRow[]> {
    const sendableRows: DeliveryRow[] = [];
    for (const row of unit) {
      const reason = await this.obstacle(row, recipients);
      if (reason) await this.drop(row, reason);
      else sendableRows.push(row);
    }
    return sendableRows;
  }

  /** Returns why something must not be sent any more although it was to be. */
  private async obstacle(row: DeliveryRow, recipients: BatchRecipients): Promise<DeliveryReason | null> {
    const account = recipients.accounts.get(row.userId.toHexString());
    if (row.expiresAt <= this.clock.now()) return 'too_late';
    if (!account || account.status === 'erased') return 'account_suspended';
    if (row.type === 'test') return null;
    /* Who has to take an account back must hear of it also where everything else stopped. */
    const suppressed = row.type === 'security' ? undefined : recipients.suppressed.get(account.id);
    if (suppressed && row.channel === 'email') return suppressed;
    if (row.mandatory) return null;
    if (account.status === 'suspended') return 'account_suspended';
    const preferences = recipients.preferences.get(account.id);
    return preferences ? this.obstacleByChoice(row, account, preferences) : 'switched_off';
  }

  /** Returns why something must not be sent that its recipient could choose. */
  private async obstacleByChoice(
    row: DeliveryRow,
    account: AccountSummary,
    preferences: Preferences,
  ): Promise<DeliveryReason | null> {
    if (!wantsChannel(preferences, row.type, row.channel)) return 'switched_off';
    if (row.channel === 'push') return this.pushes.obstacle(row, account, preferences);
    if (!row.digest) return null;
    if (preferences.digest === 'off') return 'switched_off';
    return (await this.notifications.isRead(row)) ? 'read_already' : null;
  }

  private async drop(row: DeliveryRow, reason: DeliveryReason): Promise<void> {
    const isLate = reason === 'too_late' || row.state === 'failed';
    await this.transitions.apply(row, isLate ? 'expired' : 'suppressed', { reason, dueAt: null, content: null });
  }

  private newClaim(claimedBy: string): DeliveryClaim {
    return { claimedBy, claimedUntil: new Date(this.clock.now().getTime() + CLAIM_MS) };
  }

  private async claim(units: readonly DeliveryUnit[], claim: DeliveryClaim): Promise<DeliveryUnit[]> {
    const now = this.clock.now();
    const ids = await this.transitions.claim(units.flat(), now, claim);
    return units
      .map((unit) =>
        unit
          .filter(({ _id }) => ids.has(_id.toHexString()))
          .map((row) => ({ ...row, ...claim, state: 'sending' as const, attempts: row.attempts + 1 })),
      )
      .filter((unit) => unit.length > 0);
  }

  private async sendAll(
    units: readonly DeliveryUnit[],
    recipients: BatchRecipients,
    first: DeliveryClaim,
    parallel: number,
  ): Promise<void> {
    let claim = first;
    const ids = units.flat().map(({ _id }) => _id);
    const renewal = setInterval(() => {
      const next = this.newClaim(claim.claimedBy);
      this.transitions.renew(next, ids).then(
        () => (claim = next),
        () => undefined,
      );
    }, RENEWAL_MS);
    const settled = new GroupCommit<ObjectId>((sent) =>
      this.transitions.settleSent(sent, claim.claimedBy, this.clock.now()),
    );
    const queue = units.values();
    const outcomes: Promise<void>[] = [];
    const worker = async (): Promise<void> => {
      for (const unit of queue) {
        /* After a pause of the process others may have it. */
        if (claim.claimedUntil <= this.clock.now()) return;
        if (await this.send(unit, recipients)) outcomes.push(...unit.map(({ _id }) => settled.add(_id)));
      }
    };
    try {
      await Promise.all(Array.from({ length: parallel }, worker));
      await Promise.all(outcomes);
    } finally {
      clearInterval(renewal);
    }
  }

  /** @returns whether it was sent; what failed is settled */
  private async send(unit: DeliveryUnit, { accounts }: BatchRecipients): Promise<boolean> {
    const [row, ...others] = unit;
    const account = row && accounts.get(row.userId.toHexString());
    if (!account) return false;
    try {
      const { emails } = this;
      if (row.channel === 'push') await this.pushes.send(row, account);
      else if (row.digest) await this.emailSender.send(emails.digest([row, ...others], account));
      else await this.emailSender.send(emails.notification(row, account));
      return true;
    } catch (error) {
      await this.fail(unit, error);
      return false;
    }
  }

  private async fail(rows: DeliveryUnit, error: unknown): Promise<void> {
    const lastError = failureText(error);
    this.logger.warn({ err: lastError, deliveries: rows.map(({ _id }) => _id.toHexString()) });
    const refusal = error instanceof PushFailure ? error : null;
    for (const row of rows) {
      const dueAt = refusal ? refusal.nextAttempt(this.nextAttempt(row.attempts)) : this.nextAttempt(row.attempts);
      const reason = refusal?.reason ?? 'not_accepted';
      const changes = { dueAt, reason, lastError, claimedBy: null, claimedUntil: null } as const;
      await this.transitions.apply(row, 'failed', changes);
    }
  }
}
