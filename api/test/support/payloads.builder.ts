import type { PayloadOf } from '../../src/platform/events/catalogue/event-catalogue.ts';

const id = (digit: string) => digit.repeat(24);

/** What an event of an application says, with what a test wants to be otherwise. */
export const applicationPayload = (
  change: Partial<PayloadOf<'application.viewed'>> = {},
): PayloadOf<'application.viewed'> => ({
  applicationId: id('d'),
  internshipId: id('a'),
  employerId: id('e'),
  internId: id('b'),
  title: 'River lab',
  employerName: 'Donau Druck GmbH',
  responseDueAt: null,
  from: 'submitted',
  to: 'in_review',
  actorId: null,
  actorKind: 'system',
  reason: null,
  at: '2026-03-02T09:00:00.000Z',
  ...change,
});

/** What the event of a published change of an internship says. */
export const changedPayload = (internshipId: string): PayloadOf<'internship.changed'> => ({
  internshipId,
  employerId: id('e'),
  title: 'River lab',
  changed: ['title'],
  state: 'open',
});
