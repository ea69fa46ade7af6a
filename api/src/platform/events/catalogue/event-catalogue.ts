import type { z } from 'zod';
import { accountEvents } from './account.events.ts';
import { administratorEvents } from './administrator.events.ts';
import { applicationEvents } from './application.events.ts';
import { caseEvents } from './case.events.ts';
import { dataRequestEvents } from './data-request.events.ts';
import { documentEvents } from './document.events.ts';
import { employerEvents } from './employer.events.ts';
import type { EventDefinition } from './event-definition.ts';
import { internshipEvents } from './internship.events.ts';
import { memberEvents } from './member.events.ts';
import { newsEvents } from './news.events.ts';
import { reportEvents } from './report.events.ts';
import { searchEvents } from './search.events.ts';

const definitions = {
  ...accountEvents,
  ...administratorEvents,
  ...applicationEvents,
  ...caseEvents,
  ...dataRequestEvents,
  ...documentEvents,
  ...employerEvents,
  ...internshipEvents,
  ...memberEvents,
  ...newsEvents,
  ...reportEvents,
  ...searchEvents,
};
type Catalogue = typeof definitions;

export type EventName = keyof Catalogue;

type Payloads = { readonly [Name in EventName]: Readonly<z.output<Catalogue[Name]['payload']>> };
/** What an event says, by its name. Ids are 24 hexadecimal digits, instants ISO strings. */
export type PayloadOf<Name extends EventName> = Payloads[Name];

/** Events of these names, told apart by `type`. */
export type EventUnion<Name extends EventName> = {
  readonly [Each in Name]: {
    readonly id: string;
    readonly type: Each;
    readonly payload: PayloadOf<Each>;
    readonly at: Date;
  };
}[Name];
/** An event as consumers receive it. */
export type DomainEvent = EventUnion<EventName>;
export type EventOf<Name extends EventName> = Extract<DomainEvent, { readonly type: Name }>;

/** The events whose payloads have a field. */
export type EventWith<Field extends string> = {
  [Name in EventName]: Field extends keyof PayloadOf<Name> ? Name : never;
}[EventName];

/** Every event there is: its payload, the version of that, and the record that it is about. */
export const eventCatalogue: { readonly [Name in EventName]: EventDefinition<PayloadOf<Name>> } = definitions;

export const isEventName = (name: string): name is EventName => Object.hasOwn(eventCatalogue, name);

/** Returns whether an event has one of these names. */
export const isOneOf = <Name extends EventName>(event: DomainEvent, names: readonly Name[]): event is EventOf<Name> =>
  names.some((name) => name === event.type);
