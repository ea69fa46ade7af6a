import type { Database, Work } from '../database/database.service.ts';
import type { DomainEvent } from './events.service.ts';
import { OutboxEvent } from './outbox.entity.ts';

/**
 * The events that a saved unit of work recorded. For what this process holds in memory and must not show outdated after
 * the reply to a change; the relay tells the same events again, so missing one here loses nothing.
 */
export function savedEvents(work: Work): DomainEvent[] {
  const known = [...work.getUnitOfWork().getIdentityMap().values()];
  return known.flatMap((entity) =>
    entity instanceof OutboxEvent.class
      ? [{ id: entity._id.toHexString(), type: entity.type, payload: entity.payload, at: entity.at }]
      : [],
  );
}

/**
 * Does something in the very transaction that records an event of these types, once for each event: it is saved with the
 * change, or neither is. It may record events itself.
 */
export function withEvents(
  database: Database,
  types: readonly string[],
  run: (work: Work, event: DomainEvent) => Promise<void>,
): void {
  const followed = new WeakMap<Work, Set<string>>();
  database.onSaving(async (work) => {
    const before = followed.get(work) ?? new Set();
    const fresh = savedEvents(work).filter(({ id, type }) => types.includes(type) && !before.has(id));
    if (fresh.length === 0) return false;
    followed.set(work, new Set([...before, ...fresh.map(({ id }) => id)]));
    for (const event of fresh) await run(work, event);
    return true;
  });
}
