import { type DeliveryReason, type EmailStatus, email, instant, line } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ClientSession, ObjectId } from 'mongodb';
import { Clock, DAY } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { sessionOf } from '../../../platform/database/transactions.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { Accounts, type AccountSummary } from '../../accounts/index.ts';
import { NotificationDelivery, type DeliveryRow } from '../deliveries/delivery.entity.ts';
import { SuppressedAddress, type SuppressedAddressRow } from '../notification.entity.ts';
import { z } from 'zod';

/** What a mail service reports of an email: it came back for good or for now, or was reported as spam. */
const emailEvent = z
  .strictObject({
    /** The service's own; the same event under the same id counts once. */
    id: line(1, 100),
    kind: z.enum(['hard', 'soft', 'complaint']),
    at: instant,
    address: email.optional(),
    /** The Message-ID of the email. */
    messageId: line(1, 200).optional(),
  })
  .refine(({ address, messageId }) => address !== undefined || messageId !== undefined, {
    path: ['address'],
    error: 'Give the address or the message id.',
  });
export type EmailEvent = z.infer<typeof emailEvent>;

/** The body of a request of the mail service (docs/email-events.md). */
export const emailEventBatch = z.strictObject({ events: z.array(emailEvent).min(1).max(100) });

/** So many temporary failures within so much time count as a permanent one. */
const SOFT_BOUNCE_LIMIT = { count: 5, withinMs: 7 * DAY };

/** The id of a delivery in the Message-ID that its email has. */
const MESSAGE_ID = /^<?email\.([0-9a-f]{24})@/;

/** Knows to which addresses no notifications are sent, because emails came back or were reported as spam. */
@Injectable()
export class SuppressedAddresses {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  private get rows() {
    return this.database.collection<SuppressedAddressRow>(SuppressedAddress);
  }

  private get deliveries() {
    return this.database.collection<DeliveryRow>(NotificationDelivery);
  }

  /**
   * Takes what the mail service reports. What concerns no account, or an address that it does not have any more, is
   * passed over.
   */
  async accept(event: EmailEvent): Promise<void> {
    const delivery = await this.deliveryOf(event);
    const account = delivery
      ? (await this.accounts.summaries([delivery.userId])).get(delivery.userId.toHexString())
      : event.address && (await this.accounts.findByEmail(event.address));
    if (!account || account.status === 'erased') return;
    if (event.address && event.address !== account.email) return;
    if (delivery && event.kind !== 'complaint')
      await this.deliveries.updateOne({ _id: delivery._id, state: 'sent' }, { $set: { reason: 'returned' } });
    await this.database.transaction(async (unitOfWork) => this.record(account, event, sessionOf(unitOfWork)));
  }

  /** Returns why no notifications are sent to some of these accounts, by their ids. One query. */
  async reasons(accounts: Iterable<AccountSummary>): Promise<ReadonlyMap<string, DeliveryReason>> {
    const addresses = new Map([...accounts].map(({ id, email }) => [id, email]));
    const suppressedAddresses = await this.rows
      .find({ _id: { $in: [...addresses.keys()].map(objectId) }, reason: { $ne: null } })
      .toArray();
    return new Map(
      suppressedAddresses.flatMap(({ _id, address, reason }) => {
        const id = _id.toHexString();
        return reason && addresses.get(id) === address ? [[id, reason] as const] : [];
      }),
    );
  }

  /** Returns whether and since when no notifications are sent to the address of an account. */
  async statusOf({ id, email: address }: AccountSummary): Promise<EmailStatus> {
    const row = await this.rows.findOne({ _id: objectId(id), address, reason: { $ne: null } });
    return { address, reason: row?.reason ?? null, since: row?.since.toISOString() ?? null };
  }

  /**
   * Sends notifications there again. Only what happens from now on counts.
   * @returns whether there was anything to confirm
   */
  async confirm(userId: string, address: string, since: Date): Promise<boolean> {
    const now = this.clock.now();
    const suppressed = { _id: objectId(userId), address, since, reason: { $ne: null } };
    const set = { $set: { reason: null, since: now, softBounces: [], confirmedAt: now } };
    return (await this.rows.updateOne(suppressed, set)).modifiedCount === 1;
  }

  /** Returns what is known of the address of an account, for the export of the person's data. */
  export(userId: ObjectId): Promise<unknown> {
    return this.rows.find({ _id: userId }, { projection: { _id: 0 } }).toArray();
  }

  /** Forgets what is known of the address of an account. */
  async delete(userId: string): Promise<void> {
    await this.rows.deleteOne({ _id: objectId(userId) });
  }

  private async deliveryOf({ messageId }: EmailEvent): Promise<Pick<DeliveryRow, '_id' | 'userId'> | null> {
    const [, id] = MESSAGE_ID.exec(messageId ?? '') ?? [];
    return id ? this.deliveries.findOne({ _id: objectId(id), channel: 'email' }) : null;
  }

  private async record({ id, email: address }: AccountSummary, event: EmailEvent, session: ClientSession | undefined) {
    const _id = objectId(id);
    const options = session ? { session } : {};
    const stored = await this.rows.findOne({ _id, address }, options);
    const eventTime = new Date(event.at);
    if (stored?.reason || (stored?.confirmedAt && eventTime <= stored.confirmedAt)) return;
    const { confirmedAt = null, softBounces: before = [] } = stored ?? {};
    const softBounces = event.kind === 'soft' ? withFailure(before, { id: event.id, at: eventTime }) : before;
    const reason = reasonOf(event, softBounces.length);
    const row = { address, reason, since: this.clock.now(), softBounces, confirmedAt };
    await this.rows.replaceOne({ _id }, row, { ...options, upsert: true });
  }
}

/** Returns the temporary failures with one more, without those that are too long ago. */
function withFailure(
  failures: SuppressedAddressRow['softBounces'],
  failure: SuppressedAddressRow['softBounces'][number],
) {
  const recent = failures.filter(({ at }) => failure.at.getTime() - at.getTime() < SOFT_BOUNCE_LIMIT.withinMs);
  return recent.some(({ id }) => id === failure.id) ? recent : [...recent, failure];
}

function reasonOf({ kind }: EmailEvent, softCount: number): EmailStatus['reason'] {
  if (kind === 'complaint') return 'address_complained';
  return kind === 'hard' || softCount >= SOFT_BOUNCE_LIMIT.count ? 'address_bounced' : null;
}
