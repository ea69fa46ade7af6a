import type { ServerState } from '../commands/command.ts';
import type { Collection } from '../engine/collection.ts';
import type { CollectionIndex } from '../engine/collection-index.ts';
import { CommittedView } from '../engine/committed-view.ts';
import type { Engine } from '../engine/engine.ts';
import type { Slot } from '../engine/slot.ts';
import { LockWait } from '../engine/transaction.ts';
import { entriesOf, locate } from '../planner/index-scan.ts';

/** Documents of a TTL index whose date is older than its seconds before now. Arrays count by their earliest date. */
function expired(index: CollectionIndex, seconds: number, now: number): Slot[] {
  const upper = { value: new Date(now - seconds * 1000), inclusive: true };
  const past = locate(index, { prefix: [], range: { lower: undefined, upper } });
  return [...new Set([...entriesOf(index, [past], false)].map(({ slot }) => slot))];
}

function sweep(engine: Engine, view: CommittedView, collection: Collection, now: number): void {
  for (const index of collection.indexes) {
    const seconds = index.spec.expireAfterSeconds;
    if (seconds === undefined) continue;
    for (const slot of expired(index, seconds, now)) {
      const mark = engine.journal.mark();
      try {
        view.remove(collection, slot);
      } catch (error) {
        engine.journal.rollback(mark);
        if (!(error instanceof LockWait)) throw error;
      }
    }
  }
}

/** Removes what TTL indexes say has expired; documents that a transaction holds are left for the next time. */
export function sweepExpired({ engine, clock }: Pick<ServerState, 'engine' | 'clock'>): void {
  const view = new CommittedView(engine);
  for (const collection of engine.collections()) sweep(engine, view, collection, clock());
}
