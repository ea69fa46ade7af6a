import type { Work } from '../database/database.service.ts';
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
