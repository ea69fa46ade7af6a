import type { Database, Work } from '../database/database.service.ts';
import { isOneOf, type DomainEvent, type EventName, type EventOf } from './catalogue/event-catalogue.ts';

const recorded = new WeakMap<Work, DomainEvent[]>();

/** Remembers that a unit of work recorded an event. */
export function rememberRecorded(work: Work, event: DomainEvent): void {
  const before = recorded.get(work);
  if (before) before.push(event);
  else recorded.set(work, [event]);
}

/**
 * Returns the events that a unit of work has recorded, when it is saved. For what this process holds in memory and must not
 * show outdated after the reply to a change; the relay tells the same events again, so missing one here loses nothing.
 */
export const savedEvents = (work: Work): readonly DomainEvent[] => recorded.get(work) ?? [];

/**
 * Does something in the very transaction that records an event of these types, once for each event: it is saved with the
 * change, or neither is. It may record events itself.
 */
export function withEvents<Name extends EventName>(
  database: Database,
  types: readonly Name[],
  run: (work: Work, event: EventOf<Name>) => Promise<void>,
): void {
  const followed = new WeakMap<Work, Set<string>>();
  database.onSaving(async (work) => {
    const before = followed.get(work) ?? new Set();
    const fresh = savedEvents(work)
      .filter(({ id }) => !before.has(id))
      .filter((event) => isOneOf(event, types));
    if (fresh.length === 0) return false;
    followed.set(work, new Set([...before, ...fresh.map(({ id }) => id)]));
    for (const event of fresh) await run(work, event);
    return true;
  });
}
