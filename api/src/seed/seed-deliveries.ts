import { defaultPreferences, type NotificationType } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import {
  decideDelivery,
  type DeliveryDecision,
  type EmailUse,
  type NotificationParams,
} from '../features/notifications/index.ts';

/** A notification as the inboxes of the demo have it. */
export interface SeededNotification {
  readonly userId: ObjectId;
  readonly type: NotificationType;
  readonly titleKey: string;
  readonly link: string;
  readonly params: NotificationParams;
  readonly dedupeKey: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Returns when something was sent; null where it was not, or not yet. */
function sentAtOf(decision: DeliveryDecision, createdAt: Date): Date | null {
  if (decision.state === 'pending') return decision.dueAt;
  return decision.state === 'sent' ? createdAt : null;
}

/**
 * Returns what the policy decides about a notification in the inbox and by email, as it was settled by now: what waits for
 * the next email summary is left out.
 */
export function deliveriesOf(
  { userId, type, titleKey, link, params, dedupeKey, createdAt, expiresAt }: SeededNotification,
  email: EmailUse,
  now: Date,
) {
  return (['inapp', 'email'] as const).flatMap((channel) => {
    const decision = decideDelivery({
      channel,
      type,
      email,
      preferences: defaultPreferences,
      suspended: false,
      timeZone: 'UTC',
      now: createdAt,
      devices: 0,
      pushesToday: 0,
    });
    const sentAt = decision && sentAtOf(decision, createdAt);
    if (!decision || (sentAt && sentAt > now)) return [];
    return {
      _id: new ObjectId(),
      userId,
      type,
      titleKey,
      link,
      params,
      dedupeKey,
      channel,
      digest: channel === 'email' && email === 'digest',
      mandatory: false,
      content: null,
      state: sentAt ? 'sent' : 'suppressed',
      reason: 'reason' in decision ? decision.reason : null,
      attempts: 0,
      interruptions: 0,
      dueAt: null,
      claimedBy: null,
      claimedUntil: null,
      lastTriedAt: null,
      lastError: null,
      sentAt,
      createdAt,
      expiresAt,
      deleteAt: expiresAt,
    };
  });
}
