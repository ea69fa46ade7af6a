import { createHash } from 'node:crypto';
import {
  isPushedType,
  linkForReader,
  notificationTypeTexts,
  pushMessage,
  type DeliveryReason,
  type Preferences,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { Clock, SECOND } from '../../../platform/clock/clock.ts';
import type { AccountSummary } from '../../accounts/index.ts';
import type { DeliveryRow } from '../deliveries/delivery.entity.ts';
import { PushLimits } from './push-limits.service.ts';
import type { PushOutcome } from './push-sender.ts';
import { PushSenders } from './push-senders.service.ts';
import { PushSubscriptions } from './push-subscriptions.service.ts';

/** Says that a push was not taken by any device's service. */
export class PushFailure extends Error {
  constructor(
    readonly reason: DeliveryReason,
    message: string,
    /** When it may be tried again at the earliest; null when it is not. */
    private readonly notBefore: Date | null,
  ) {
    super(message);
  }

  /** Returns when it is tried again: as planned or when the service says, whichever is later; null when never. */
  nextAttempt(planned: Date | null): Date | null {
    if (!planned || !this.notBefore) return null;
    return planned > this.notBefore ? planned : this.notBefore;
  }
}

/**
 * Returns a topic that is the same for pushes about the same, and of a length that push services take; a digest, since
 * it is not encrypted.
 */
const topicOf = ({ userId, type, link }: DeliveryRow): string =>
  createHash('sha256').update(`${userId.toHexString()} ${type} ${link}`).digest('base64url').slice(0, 32);

/**
 * Sends a delivery to all browsers and apps of its recipient. It counts as sent when the service of one of them has
 * taken it.
 */
@Injectable()
export class PushDeliveries {
  constructor(
    private readonly clock: Clock,
    private readonly subscriptions: PushSubscriptions,
    private readonly limits: PushLimits,
    private readonly senders: PushSenders,
  ) {}

  /** Returns why a push must not be sent any more although it was to be. */
  obstacle(row: DeliveryRow, account: AccountSummary, preferences: Preferences): Promise<DeliveryReason | null> {
    return this.limits.obstacle(row, account, preferences);
  }

  /** Forgets devices that are gone. @throws PushFailure when no service has taken it */
  async send(row: DeliveryRow, { locale, role }: AccountSummary): Promise<void> {
    if (!isPushedType(row.type)) throw new PushFailure('push_refused', 'This type is never pushed.', null);
    const targets = (await this.subscriptions.activeOf([row.userId])).get(row.userId.toHexString()) ?? [];
    const message = pushMessage(row._id.toHexString(), row.type, linkForReader(row.link, role), locale);
    const { urgency, ttlSeconds } = notificationTypeTexts[row.type].push;
    const secondsLeft = Math.max(0, Math.floor((row.expiresAt.getTime() - this.clock.now().getTime()) / SECOND));
    const options = { urgency, ttlSeconds: Math.min(ttlSeconds, secondsLeft), topic: topicOf(row) };
    const sent = await this.senders.send(targets, message, options);
    await this.subscriptions.drop(sent.flatMap(({ target, outcome }) => (outcome.kind === 'gone' ? [target] : [])));
    const outcomes = sent.map(({ outcome }) => outcome);
    if (!outcomes.some(({ kind }) => kind === 'accepted')) throw this.failureOf(outcomes);
  }

  private failureOf(outcomes: readonly PushOutcome[]): PushFailure {
    const waits = outcomes.flatMap((outcome) => (outcome.kind === 'unavailable' ? [outcome] : []));
    const [first] = waits;
    if (first) {
      const seconds = Math.min(...waits.map(({ retryAfterSeconds }) => retryAfterSeconds ?? 0));
      return new PushFailure('push_unavailable', first.error, new Date(this.clock.now().getTime() + seconds * SECOND));
    }
    const refused = outcomes.find((outcome) => outcome.kind === 'refused');
    if (refused) return new PushFailure('push_refused', refused.error, null);
    return outcomes.length > 0
      ? new PushFailure('device_gone', 'The push service knows the device no longer.', null)
      : new PushFailure('no_device', 'No device is subscribed any more.', null);
  }
}
