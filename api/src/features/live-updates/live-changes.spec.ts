import { abilityFor, anonymous, type Actor } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '../../platform/events/catalogue/event-catalogue.ts';
import { callHandler } from '../../platform/events/events.service.ts';
import { liveChanges } from './live-changes.ts';

const id = (digit: string): string => digit.repeat(24);
const signedIn = (actor: Partial<Actor>): Actor => ({ ...anonymous, emailVerified: true, ...actor });
const actors = {
  student: signedIn({ id: id('1'), role: 'intern' }),
  otherStudent: signedIn({ id: id('2'), role: 'intern' }),
  owner: signedIn({ id: id('3'), role: 'employer', memberRole: 'owner', employerId: id('a') }),
  otherOwner: signedIn({ id: id('4'), role: 'employer', memberRole: 'owner', employerId: id('b') }),
  admin: signedIn({ id: id('5'), role: 'admin' }),
};

/** An event of this name about records of the student and of the owner's employer. */
const eventNamed = (type: string) =>
  ({
    id: id('e'),
    type,
    payload: {
      applicationId: id('c'),
      internshipId: id('c'),
      caseId: id('c'),
      analysisId: id('c'),
      internId: id('1'),
      employerId: id('a'),
      state: 'queued',
    },
    at: new Date(0),
  }) as unknown as DomainEvent;

/** Who is told of a change of a kind because of an event. */
const notifiedActors = (kind: string, event: string): string[] =>
  Object.entries(actors)
    .filter(([, actor]) =>
      (callHandler(liveChanges, eventNamed(event)) ?? []).some(
        (change) => change.kind === kind && change.reaches(actor, abilityFor(actor)),
      ),
    )
    .map(([name]) => name);

const eventsAbout = (record: string): string[] =>
  Object.keys(liveChanges).filter((name) => name.startsWith(`${record}.`));

describe('live changes', () => {
  /* Students learn of a rejection and of a shortlisting when neither can be undone. The match is the employer's. */
  const hiddenFromStudents = [
    'application.shortlisted',
    'application.shortlisting_undone',
    'application.rejected',
    'application.rejection_undone',
    'application.matched',
  ];

  it.each(eventsAbout('application').filter((name) => !hiddenFromStudents.includes(name)))(
    'tell of %s the student, the employer and administrators',
    (name) => expect(notifiedActors('applications', name)).toEqual(['student', 'owner', 'admin']),
  );

  it.each(hiddenFromStudents)('tell of %s the employer and administrators only', (name) =>
    expect(notifiedActors('applications', name)).toEqual(['owner', 'admin']),
  );

  it.each([
    ['internship', 'internships'],
    ['case', 'verification-cases'],
    ['employer', 'employers'],
  ])('tell of every event about an %s its employer and administrators', (record, kind) => {
    const notified = Object.fromEntries(eventsAbout(record).map((name) => [name, notifiedActors(kind, name)]));
    expect(Object.keys(notified).length).toBeGreaterThan(4);
    expect(notified).toEqual(Object.fromEntries(eventsAbout(record).map((name) => [name, ['owner', 'admin']])));
  });

  it.each(['application', 'internship', 'case', 'employer'].flatMap(eventsAbout))(
    'bring the metrics of the employer and of administrators up to date after %s',
    (name) =>
      expect(notifiedActors('dashboards', name)).toEqual(name === 'application.matched' ? [] : ['owner', 'admin']),
  );
});
