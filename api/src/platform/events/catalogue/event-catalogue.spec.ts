import * as contract from '@prentice/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { Events } from '../events.service.ts';
import { eventCatalogue, type DomainEvent, type EventOf, type EventWith, type PayloadOf } from './event-catalogue.ts';
import { defineEvents } from './event-definition.ts';

const names = Object.keys(eventCatalogue).toSorted();
const definitions = Object.entries(eventCatalogue);
const lifecycles = Object.entries(contract).filter(([name]) => name.endsWith('Lifecycle'));

/* The fields that named the record before the catalogue did, by the first part of the event's name. */
const former: Readonly<Record<string, readonly string[]>> = {
  account: ['userId', 'signUpId'],
  administrator: ['userId'],
  announcement: ['announcementId'],
  maintenance: ['maintenanceRunId'],
  application: ['applicationId'],
  case: ['caseId'],
  cv_analysis: ['analysisId'],
  data: ['userId'],
  document: ['documentId'],
  employer: ['employerId'],
  external_job: ['externalJobId'],
  internship: ['internshipId'],
  invitation: ['invitationId', 'userId'],
  member: ['userId'],
  member_invitation: ['invitationId'],
  news: ['newsId'],
  report: ['reportId'],
  search: ['userId'],
  session: ['userId'],
  user: ['userId'],
};

describe('the catalogue of events', () => {
  /* Deliveries of notifications are counted on, and recorded as no event. */
  it.each(lifecycles.filter(([name]) => name !== 'deliveryLifecycle'))('knows every event of %s', (_, lifecycle) => {
    const { transitions } = z.object({ transitions: z.array(z.object({ event: z.string() })) }).parse(lifecycle);
    expect(transitions.length).toBeGreaterThan(0);
    expect(transitions.map(({ event }) => event).filter((event) => !names.includes(event))).toEqual([]);
  });

  it('knows every event that the back office has words for', () => {
    expect(contract.consumedEvents.filter((event) => !names.includes(event))).toEqual([]);
  });

  it('names the record of each event as stored events and claims have it', () => {
    const fieldOf = ([name, { payload }]: (typeof definitions)[number]) =>
      former[name.split('.')[0] ?? '']?.find((field) => Object.hasOwn(payload.shape, field)) ?? null;
    expect(definitions.map(([name, { record }]) => [name, record])).toEqual(
      definitions.map((definition) => [definition[0], fieldOf(definition)]),
    );
    const about = definitions.filter(([, { record }]) => record === null).map(([name]) => name);
    expect(about).toEqual([
      'account.address_link_requested',
      'account.password_guessing_detected',
      'notifications.changed',
    ]);
  });

  it('gives no former name twice, and none that is the present name of another event', () => {
    const formerNames = definitions.flatMap(([, definition]) => definition.formerNames ?? []);
    expect(formerNames.filter((name, index) => formerNames.indexOf(name) !== index || names.includes(name))).toEqual(
      [],
    );
  });

  it('upgrades each event from every older version', () => {
    const olderThan = (version: number) => Array.from({ length: version - 1 }, (_, index) => String(index + 1));
    expect(definitions.map(([name, { upgrades = {} }]) => [name, Object.keys(upgrades)])).toEqual(
      definitions.map(([name, { version }]) => [name, olderThan(version)]),
    );
  });
});

describe('the types of events', () => {
  it('give each name its payload', () => {
    expectTypeOf<PayloadOf<'account.password_guessing_warned'>>().toEqualTypeOf<Readonly<{ userId: string }>>();
    expectTypeOf<EventOf<'account.password_guessing_warned' | 'employer.metrics_counted'>['type']>().toEqualTypeOf<
      'account.password_guessing_warned' | 'employer.metrics_counted'
    >();
    expectTypeOf<'application.viewed'>().toExtend<EventWith<'internId'>>();
    expectTypeOf<'account.password_guessing_warned'>().not.toExtend<EventWith<'internId'>>();
  });

  it('tell the events of a union apart by their names', () => {
    const emailIn = (
      event: EventOf<'account.password_guessing_detected' | 'account.password_guessing_warned'>,
    ): string => (event.type === 'account.password_guessing_detected' ? event.payload.email : event.payload.userId);
    const now = new Date();
    expect(
      emailIn({ id: '1', type: 'account.password_guessing_detected', payload: { email: 'ada@example.org' }, at: now }),
    ).toContain('@');
    expectTypeOf<Extract<DomainEvent, { type: 'account.password_guessing_detected' }>>().toEqualTypeOf<
      EventOf<'account.password_guessing_detected'>
    >();
  });

  /* These functions are compiled and never called. */
  it('refuse a wrong name, a wrong payload, and a record that is no field of it', () => {
    type Work = Parameters<Events['record']>[0];
    const refused = [
      (events: Events, unitOfWork: Work) => {
        // @ts-expect-error There is no such event.
        events.record(unitOfWork, { 'invoice.sent': { userId: '1' } });
      },
      (events: Events, unitOfWork: Work) => {
        // @ts-expect-error The id is missing.
        events.record(unitOfWork, { 'account.password_guessing_warned': {} });
      },
      (events: Events, unitOfWork: Work) => {
        // @ts-expect-error The field is misspelt.
        events.record(unitOfWork, { 'account.password_guessing_warned': { userId: '1', usrId: '1' } });
      },
      (events: Events) => {
        // @ts-expect-error There is no such event.
        events.on('bookkeeping', { 'invoice.sent': async () => undefined });
      },
      (events: Events) => {
        // @ts-expect-error This event has no such field.
        events.on('bookkeeping', { 'account.password_guessing_warned': async ({ payload }) => void payload.email });
      },
      () => {
        defineEvents({
          // @ts-expect-error The payload has no such field.
          'invoice.sent': { version: 1, record: 'invoiceId', payload: z.object({ userId: z.string() }) },
        });
      },
    ];
    expect(refused).toHaveLength(6);
  });
});
