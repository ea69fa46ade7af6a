import type { Actor, Ability, LiveChange } from '@prentice/contract';
import { MINUTE } from '../clock/clock.ts';
import { LONG_LOOKBACK_MS } from '../events/event-feed.ts';

/** A change, and who may learn of it. */
export interface AddressedChange extends LiveChange {
  readonly reaches: (actor: Actor, ability: Ability) => boolean;
}

interface Entry {
  readonly at: number;
  readonly changes: readonly AddressedChange[];
}

/** Number of entries that are kept, and for how long in milliseconds. */
const MAX_ENTRIES = 2_000;
const KEPT_MS = 10 * MINUTE;

/**
 * How far back a client is told again when it comes back, in milliseconds. It may come back to another process, which
 * learned of changes in another order, but of each within this time. To be told twice does no harm.
 */
const REPEATED_MS = LONG_LOOKBACK_MS;

/**
 * Keeps what changed lately, as this process learned of it, so that a client that was cut off for a moment misses
 * nothing.
 */
export class RecentChanges {
  private readonly entries: Entry[] = [];

  /** @param since instant from which on nothing is missing, in milliseconds */
  constructor(private since: number) {}

  add(now: number, changes: readonly AddressedChange[]): void {
    this.entries.push({ at: now, changes });
    while (this.entries.length > MAX_ENTRIES || (this.entries[0]?.at ?? now) < now - KEPT_MS)
      this.since = Math.max(this.since, (this.entries.shift()?.at ?? now) + 1);
  }

  /**
   * Returns what was added since an instant; null when some of it is no longer known, or the instant is not of the
   * past.
   */
  after(instant: number, now: number): readonly AddressedChange[] | null {
    const from = instant - REPEATED_MS;
    if (!(from >= this.since && instant <= now + REPEATED_MS)) return null;
    return this.latest(from);
  }

  /** Returns what was added from an instant on, as far as it is known. */
  latest(from: number): readonly AddressedChange[] {
    return this.entries.filter(({ at }) => at >= from).flatMap(({ changes }) => changes);
  }
}
