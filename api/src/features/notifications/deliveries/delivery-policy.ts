import {
  channelUse,
  deliveryLimits,
  wantsChannel,
  type Channel,
  type DeliveryReason,
  type NotificationType,
  type Preferences,
} from '@prentice/contract';
import { isQuiet, nextDigest } from './local-time.ts';

/** How a trigger uses email: at once, in the summary, whatever people have chosen, or not. */
export type EmailUse = boolean | 'digest' | 'always';

/** Returns how an email is used for somebody: new applications come at once for those who want them so. */
export const emailUseFor = (email: EmailUse, type: NotificationType, preferences: Preferences): EmailUse =>
  email === 'digest' && type === 'application.received' && preferences.applicationsAtOnce ? true : email;

/** Everything that decides about one notification of one person on one channel. */
export interface DeliveryQuestion {
  readonly channel: Channel;
  readonly type: NotificationType;
  readonly email: EmailUse;
  readonly preferences: Preferences;
  readonly suspended: boolean;
  readonly timeZone: string;
  readonly now: Date;
  /** Devices that receive pushes. */
  readonly devices: number;
  /** Pushes that were sent on this day, where the person is. */
  readonly pushesToday: number;
}

export type DeliveryDecision =
  | { readonly state: 'sent' }
  | { readonly state: 'pending'; readonly dueAt: Date }
  | { readonly state: 'suppressed'; readonly reason: DeliveryReason };

const suppressed = (reason: DeliveryReason): DeliveryDecision => ({ state: 'suppressed', reason });

/** Decides what happens to a notification on a channel; null when its type never uses the channel. */
export function decideDelivery(question: DeliveryQuestion): DeliveryDecision | null {
  const { channel, type, preferences } = question;
  if (channel === 'email') return decideEmail(question);
  if (channel === 'push') return decidePush(question);
  return wantsChannel(preferences, type, 'inapp') ? { state: 'sent' } : suppressed('switched_off');
}

function decideEmail({
  email,
  type,
  preferences,
  suspended,
  timeZone,
  now,
}: DeliveryQuestion): DeliveryDecision | null {
  if (!email) return null;
  if (email === 'always') return { state: 'pending', dueAt: now };
  if (suspended) return suppressed('account_suspended');
  if (!wantsChannel(preferences, type, 'email')) return suppressed('switched_off');
  if (email !== 'digest') return { state: 'pending', dueAt: now };
  const dueAt = nextDigest(preferences, timeZone, now);
  return dueAt ? { state: 'pending', dueAt } : suppressed('switched_off');
}

function decidePush(question: DeliveryQuestion): DeliveryDecision | null {
  const { type, preferences, suspended, timeZone, now } = question;
  if (channelUse(type, 'push') === 'never') return null;
  if (suspended) return suppressed('account_suspended');
  if (!wantsChannel(preferences, type, 'push')) return suppressed('switched_off');
  if (question.devices === 0) return suppressed('no_device');
  if (isQuiet(preferences, timeZone, now)) return suppressed('quiet_hours');
  if (question.pushesToday >= deliveryLimits.pushesPerDay) return suppressed('daily_limit');
  return { state: 'pending', dueAt: now };
}
