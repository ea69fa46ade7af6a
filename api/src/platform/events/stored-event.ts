import { z } from 'zod';
import {
  eventCatalogue,
  eventNameOf,
  type DomainEvent,
  type EventName,
  type EventUnion,
} from './catalogue/event-catalogue.ts';
import type { EventDefinition, StoredPayload } from './catalogue/event-definition.ts';
import type { OutboxRow } from './outbox.entity.ts';

/** The version of what was stored before versions were. */
const FIRST_VERSION = 1;

/**
 * Says that this version of the server cannot read a stored event: trying again does not help until another one runs.
 */
export class UnreadableEvent extends Error {}

type Stored = Pick<OutboxRow, '_id' | 'type' | 'payload' | 'at' | 'version'>;

/** Lists the first things that are wrong with a payload; without its values, which may be personal. */
const faultsOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'payload'}: ${message}`)
    .join('; ');

/**
 * Returns a stored payload in its present version. Fields that the schema does not name are left out: an older version
 * may have stored more.
 * @param name the event's, for the error
 * @throws UnreadableEvent
 */
export function readPayload<Payload>(
  name: string,
  { version, payload: schema, upgrades }: EventDefinition<Payload>,
  stored: { readonly version: number; readonly payload: StoredPayload },
): Payload {
  if (stored.version > version)
    throw new UnreadableEvent(`${name} has version ${stored.version}; this server knows version ${version}.`);
  let { payload } = stored;
  for (let from = stored.version; from < version; from++) {
    const upgrade = upgrades?.[from];
    if (!upgrade) throw new UnreadableEvent(`Nothing upgrades version ${from} of ${name}.`);
    try {
      payload = upgrade(payload);
    } catch (cause) {
      throw new UnreadableEvent(`Upgrading version ${from} of ${name} failed.`, { cause });
    }
  }
  const { success, data, error } = schema.safeParse(payload);
  if (!success) throw new UnreadableEvent(`The payload does not fit ${name}: ${faultsOf(error)}`);
  return data;
}

function readAs<Name extends EventName>(type: Name, { _id, payload, at, version }: Stored): EventUnion<Name> {
  const stored = { version: version ?? FIRST_VERSION, payload };
  return { id: _id.toHexString(), type, payload: readPayload(type, eventCatalogue[type], stored), at };
}

/**
 * Returns a stored event as consumers receive it.
 * @throws UnreadableEvent for an unknown name or a payload that does not fit
 */
export function readEvent(row: Stored): DomainEvent {
  const name = eventNameOf(row.type);
  if (!name) throw new UnreadableEvent(`This server knows no event ${row.type}.`);
  return readAs(name, row);
}

/**
 * Returns the key of the record that an event is about, such as `user:65f0…`. An event about no record has a key of its
 * own and waits for no other.
 * @param id the event's id
 */
export function aggregateOf(type: string, payload: StoredPayload, id: string): string {
  const name = eventNameOf(type);
  const field = name ? eventCatalogue[name].record : null;
  const value = field === null ? null : payload[field];
  return field !== null && typeof value === 'string' ? `${field.slice(0, -'Id'.length)}:${value}` : `event:${id}`;
}

/** @throws Error for a field that the schema does not name, such as one that is misspelt */
export function assertFieldsKnown(name: EventName, payload: StoredPayload): void {
  const { shape } = eventCatalogue[name].payload;
  const unknown = Object.keys(payload).filter((field) => !Object.hasOwn(shape, field));
  if (unknown.length > 0) throw new Error(`The payload of ${name} has no field ${unknown.join(', ')}.`);
}
