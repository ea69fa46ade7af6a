import type { PushMessage, PushUse } from '@prentice/contract';
import type { PushSubscriptionRow } from './push-subscription.entity.ts';

/** A browser, as far as sending to it is concerned. */
export type PushTarget = Pick<PushSubscriptionRow, 'endpoint' | 'keys'>;

export interface PushOptions extends PushUse {
  /** Of several pushes with one topic a push service keeps only the last for a browser that is off; says nothing to others. */
  readonly topic: string;
}

/**
 * What came of a push: the service has taken it; the browser is not subscribed any more; the service will never take this one;
 * or it may take it later.
 */
export type PushOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'unavailable'; readonly error: string; readonly retryAfterSeconds: number | null };

/** Sends pushes to browsers. */
export abstract class PushSender {
  /** Whether this server sends pushes at all. */
  abstract readonly isAvailable: boolean;

  /** Sends one push to one browser. Never throws: that a service does not answer is an outcome. */
  abstract send(target: PushTarget, message: PushMessage, options: PushOptions): Promise<PushOutcome>;
}
