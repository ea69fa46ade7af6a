import type { Database, UnitOfWork } from '../database/database.service.ts';
import { isOneOf, type DomainEvent, type EventName, type EventOf } from './catalogue/event-catalogue.ts';

const recorded = new WeakMap<UnitOfWork, DomainEvent[]>();

/** Remembers that a unit of work recorded an event. */
export function rememberRecorded(unitOfWork: UnitOfWork, event: DomainEvent): void {
  const before = recorded.get(unitOfWork);
  if (before) before.push(event);
  else recorded.set(unitOfWork, [event]);
}

/**
 * Returns the events that a unit of work has recorded, when it is saved. For what this process holds in memory and must not
 * show outdated after the reply to a change; the relay delivers the same events again, so missing one here loses nothing.
 */
export const recordedEvents = (unitOfWork: UnitOfWork): readonly DomainEvent[] => recorded.get(unitOfWork) ?? [];

/**
 * Does something in the very transaction that records an event of these types, once for each event: it is saved with the
 * change, or neither is. It may record events itself.
 */
export function onEventInTransaction<Name extends EventName>(
  database: Database,
  types: readonly Name[],
  run: (unitOfWork: UnitOfWork, event: EventOf<Name>) => Promise<void>,
): void {
  const followed = new WeakMap<UnitOfWork, Set<string>>();
  database.beforeSave(async (unitOfWork) => {
    const before = followed.get(unitOfWork) ?? new Set();
    const fresh = recordedEvents(unitOfWork)
      .filter(({ id }) => !before.has(id))
      .filter((event) => isOneOf(event, types));
    if (fresh.length === 0) return false;
    followed.set(unitOfWork, new Set([...before, ...fresh.map(({ id }) => id)]));
    for (const event of fresh) await run(unitOfWork, event);
    return true;
  });
}
