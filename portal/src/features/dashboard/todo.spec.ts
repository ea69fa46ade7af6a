import { anonymous } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import type { DashboardData } from './dashboard-loader.ts';
import { aPosting } from '../../shared/posting.builder.ts';
import { anApplication, anInternship } from './application/intern-application.builder.ts';
import { translator } from '../../i18n/catalogue.ts';
import { listTodos, sortByTodo } from './todo.ts';

const now = Date.parse('2026-12-01T10:00:00.000Z');
const instant = '2026-11-20T10:00:00.000Z';
function aDashboard(change: Partial<DashboardData> = {}, emailVerified = true): DashboardData {
  const actor = { ...anonymous, permissions: [], id: 'c'.repeat(24), role: 'intern' as const, emailVerified };
  const user = {
    id: 'c'.repeat(24),
    email: 'ada@example.org',
    role: 'intern' as const,
    status: 'active' as const,
    permissions: [],
    name: null,
    locale: 'en' as const,
    timeZone: 'Europe/Vienna',
    signInMethods: ['password'],
    pendingEmail: null,
    emailVerifiedAt: instant,
    erasureDueAt: null,
    createdAt: instant,
    version: 1,
  };
  const profile = {
    kind: 'intern',
    profileId: null,
    firstName: null,
    lastName: null,
    completeness: 0,
    defaultCvId: null,
  };
  return {
    me: { actor, user, profile: { ...profile, kind: 'intern' }, consentsDue: [], home: '/dashboard/intern' },
    applications: [],
    bookmarks: [],
    completeness: 100,
    gaps: [],
    recommendations: [],
    hasCv: true,
    failed: [],
    ...change,
  };
}

const offer = {
  text: 'We would like to have you with us.',
  startDate: '2027-03-01',
  pay: aPosting().pay,
  expiresAt: '2026-12-03T10:00:00.000Z',
};
const interview = {
  startsAt: '2026-12-02T09:00:00.000Z',
  durationMinutes: 45,
  mode: 'video' as const,
  place: null,
  link: 'https://example.org/room',
  note: null,
};

describe('the list of tasks', () => {
  it('is empty while the employer has to act', () => {
    expect(listTodos(aDashboard({ applications: [anApplication()] }), now)).toEqual([]);
  });

  it('contains an overdue answer of an employer, with whose it is and since when', () => {
    const late = anApplication({ state: 'in_review', responseDueAt: '2026-11-29T10:00:00.000Z' });
    const answered = anApplication({ state: 'shortlisted', responseDueAt: '2026-11-29T10:00:00.000Z' });
    expect(listTodos(aDashboard({ applications: [late, answered] }), now)).toEqual([
      {
        kind: 'overdue',
        applicationId: late.id,
        title: late.internship.title,
        company: late.internship.employer.name,
        until: '2026-11-29T10:00:00.000Z',
      },
    ]);
  });

  it('contains a decision that an employer is late with after its first answer, from the day it was expected', () => {
    const event = { id: 'e', by: 'employer', actorId: null, reason: null, visibleTo: 'both' } as const;
    const application = anApplication({
      state: 'shortlisted',
      responseDueAt: '2026-11-15T10:00:00.000Z',
      events: [
        { ...event, from: null, to: 'submitted', at: '2026-11-01T10:00:00.000Z' },
        { ...event, from: 'submitted', to: 'shortlisted', at: '2026-11-10T10:00:00.000Z' },
      ],
    });
    expect(listTodos(aDashboard({ applications: [application] }), Date.parse('2026-11-24T09:00:00.000Z'))).toEqual([]);
    expect(listTodos(aDashboard({ applications: [application] }), now)).toEqual([
      {
        kind: 'undecided',
        applicationId: application.id,
        title: application.internship.title,
        company: application.internship.employer.name,
        until: '2026-11-24T10:00:00.000Z',
      },
    ]);
  });

  it('begins with the address, then what is due soonest, then the profile', () => {
    const applications = [
      anApplication({ state: 'offered', offer }),
      anApplication({ state: 'interview', interview }),
      anApplication({ state: 'interested' }),
    ];
    const kinds = listTodos(aDashboard({ applications, completeness: 45 }, false), now).map((todo) => todo.kind);
    expect(kinds).toEqual(['confirm', 'interview', 'offer', 'finish', 'profile']);
  });

  it('lists what an employer is late with after what is due soon, and before what has time', () => {
    const applications = [
      anApplication({ state: 'in_review', responseDueAt: '2026-11-29T10:00:00.000Z' }),
      anApplication({ state: 'interview', interview }),
      anApplication({ state: 'offered', offer }),
      anApplication({ state: 'interested', internship: anInternship('2027-01-22') }),
    ];
    const kinds = listTodos(aDashboard({ applications, completeness: 45 }), now, 'cv.pdf').map((todo) => todo.kind);
    expect(kinds).toEqual(['review', 'interview', 'offer', 'overdue', 'finish', 'profile']);
  });

  it('has the order of the applications below it, where those follow about which nothing is to be done', () => {
    const applications = [
      anApplication({ id: 'waiting' }),
      anApplication({ id: 'late', state: 'in_review', responseDueAt: '2026-11-29T10:00:00.000Z' }),
      anApplication({ id: 'offered', state: 'offered', offer }),
      anApplication({ id: 'interview', state: 'interview', interview }),
      anApplication({ id: 'accepted', state: 'accepted', startsOn: '2027-03-01' }),
    ];
    const display = { t: translator('en'), language: 'en', timeZone: 'Europe/Vienna', now } as const;
    const ids = sortByTodo(applications, display).map(({ id }) => id);
    expect(ids).toEqual(['accepted', 'interview', 'offered', 'late', 'waiting']);
    const todos = listTodos(aDashboard({ applications }), now);
    expect(todos.flatMap((todo) => ('applicationId' in todo ? [todo.applicationId] : []))).toEqual(ids.slice(0, 4));
  });

  it('puts an internship that was accepted before what else is open', () => {
    const applications = [
      anApplication({ state: 'interview', interview }),
      anApplication({ state: 'accepted', startsOn: '2027-03-01' }),
    ];
    expect(listTodos(aDashboard({ applications }), now)).toMatchObject([
      { kind: 'accepted', company: applications[1]?.internship.employer.name, until: '2027-03-01' },
      { kind: 'interview' },
    ]);
  });

  it('leaves out past interviews and interest in closed internships', () => {
    const past = { ...interview, startsAt: '2026-11-30T09:00:00.000Z' };
    const closed = { ...anInternship('2026-11-30'), state: 'closed' as const };
    const applications = [
      anApplication({ state: 'interview', interview: past }),
      anApplication({ state: 'interested', internship: closed }),
    ];
    expect(listTodos(aDashboard({ applications }), now)).toEqual([]);
  });

  it('contains bookmarks that close within a week, including the last day, unless the student has applied', () => {
    const bookmark = (deadline: string, internshipId: string) => ({
      id: 'd'.repeat(24),
      internshipId,
      internship: anInternship(deadline),
      createdAt: instant,
    });
    const bookmarks = [
      bookmark('2026-12-01', '1'.repeat(24)),
      bookmark('2026-11-30', '2'.repeat(24)),
      bookmark('2026-12-20', '3'.repeat(24)),
      bookmark('2026-12-02', 'b'.repeat(24)),
    ];
    const todos = listTodos(aDashboard({ bookmarks, applications: [anApplication()] }), now);
    expect(todos).toMatchObject([{ kind: 'closing', internshipId: '1'.repeat(24) }]);
  });
});
