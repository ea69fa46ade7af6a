import type { z } from 'zod';
import { accountEvents, administratorEvents, dataRequestEvents } from './account.events.ts';
import { announcementEvents, notificationEvents, searchEvents } from './notification.events.ts';
import { applicationEvents } from './application.events.ts';
import { caseEvents } from './verification.events.ts';
import { reportEvents } from './report.events.ts';
import { cvAnalysisEvents } from './cv-analysis.events.ts';
import { documentEvents } from './document.events.ts';
import { employerEvents, memberEvents } from './employer.events.ts';
import type { EventDefinition } from './event-definition.ts';
import { maintenanceEvents } from './maintenance.events.ts';
import { externalJobEvents, newsEvents } from './published-content.events.ts';
import { internshipEvents } from './internship.events.ts';

const definitions = {
  ...accountEvents,
  ...administratorEvents,
  ...announcementEvents,
  ...applicationEvents,
  ...caseEvents,
  ...cvAnalysisEvents,
  ...dataRequestEvents,
  ...documentEvents,
  ...employerEvents,
  ...externalJobEvents,
  ...internshipEvents,
  ...maintenanceEvents,
  ...memberEvents,
  ...newsEvents,
  ...notificationEvents,
  ...reportEvents,
  ...searchEvents,
};
type Catalogue = typeof definitions;

export type EventName = keyof Catalogue;

/* Mapped over the catalogue itself, so that go-to-definition on an event's name leads to its row there. */
type Payloads = { readonly [Name in keyof Catalogue]: Readonly<z.output<Catalogue[Name]['payload']>> };
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

/** An event whose payload has this id, whatever its name. */
export type EventAbout<Field extends `${string}Id`> = Extract<
  DomainEvent,
  { payload: Readonly<Record<Field, string>> }
>;

/** Every event there is: its payload, the version of that, and the record that it is about. */
export const eventCatalogue: { readonly [Name in keyof Catalogue]: EventDefinition<PayloadOf<Name>> } = definitions;

/** Payloads by the names of their events. */
export type EventPayloads = { readonly [Name in keyof Catalogue]?: PayloadOf<Name> };
/** Functions by the names of the events that they handle. `Rest`: what they receive besides the event. */
export type EventHandlers<Rest extends unknown[] = [], Result = Promise<void>> = {
  readonly [Name in keyof Catalogue]?: (event: EventUnion<Name>, ...rest: Rest) => Result;
};

export const isEventName = (name: string): name is EventName => Object.hasOwn(eventCatalogue, name);

const presentNames = new Map<string, EventName>(
  Object.keys(eventCatalogue)
    .filter(isEventName)
    .flatMap((name) => [name, ...(eventCatalogue[name].formerNames ?? [])].map((stored) => [stored, name] as const)),
);

/**
 * Returns the present name of an event by the name under which it is stored; undefined for an event that is not known.
 */
export const eventNameOf = (stored: string): EventName | undefined => presentNames.get(stored);

/** Returns the names under which events of these names may be stored. */
export const storedNamesOf = (names: readonly EventName[]): string[] =>
  names.flatMap((name) => [name, ...(eventCatalogue[name].formerNames ?? [])]);
