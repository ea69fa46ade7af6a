import type { PushMessage, PushUse } from '@prentice/contract';
import { SECOND } from '../../../platform/clock/clock.ts';
import type { PushSubscriptionRow } from './push-subscription.entity.ts';

/** A browser or an app, as far as sending to it is concerned. */
export type PushTarget = Pick<PushSubscriptionRow, 'endpoint' | 'keys'>;

export interface PushOptions extends PushUse {
  /**
   * Of several pushes with one topic a push service keeps only the last for a device that is off; says nothing to
   * others.
   */
  readonly topic: string;
}

/**
 * What came of a push: the service has taken it; the device is not subscribed any more; the service will never take
 * this one; or it may take it later.
 */
export type PushOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'unavailable'; readonly error: string; readonly retryAfterSeconds: number | null };

/** Milliseconds that a push service has to answer. */
export const PUSH_DEADLINE = 10_000;

/** Seconds until a service is asked again at the latest, whatever it says. */
const MAX_RETRY_AFTER_SECONDS = 12 * 3_600;

/** Reads a Retry-After, which is a number of seconds or a date. @returns seconds; null when it says nothing of use */
export function retryAfterOf(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  const stated = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / SECOND;
  return Number.isFinite(stated) ? Math.min(Math.max(0, stated), MAX_RETRY_AFTER_SECONDS) : null;
}

/** Sends pushes by one kind of push service. */
export interface PushSender {
  /** Whether this server sends pushes by it. */
  readonly isAvailable: boolean;

  /**
   * Sends one push to each of these devices. Never throws: that a service does not answer is an outcome.
   * @returns an outcome for each device, in their order
   */
  send(targets: readonly PushTarget[], message: PushMessage, options: PushOptions): Promise<readonly PushOutcome[]>;
}
