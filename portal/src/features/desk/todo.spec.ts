import { anonymous } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import type { DeskView } from './desk.load.ts';
import { aPosting } from '../../market/posting.builder.ts';
import { anApplication, card } from './own.application.builder.ts';
import { todos } from './todo.ts';

const now = Date.parse('2026-12-01T10:00:00.000Z');
const instant = '2026-11-20T10:00:00.000Z';
function aDesk(change: Partial<DeskView> = {}, emailVerified = true): DeskView {
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

describe('what to do next', () => {
  it('is nothing while an employer is to act', () => {
    expect(todos(aDesk({ applications: [anApplication()] }), now)).toEqual([]);
  });

  it('puts the address first, then what is due soonest, then the profile', () => {
    const applications = [
      anApplication({ state: 'offered', offer }),
      anApplication({ state: 'interview', interview }),
      anApplication({ state: 'interested' }),
    ];
    const kinds = todos(aDesk({ applications, completeness: 45 }, false), now).map((one) => one.kind);
    expect(kinds).toEqual(['confirm', 'interview', 'offer', 'finish', 'profile']);
  });

  it('forgets interviews that are over and interest in what has closed', () => {
    const past = { ...interview, startsAt: '2026-11-30T09:00:00.000Z' };
    const closed = { ...card('2026-11-30'), state: 'closed' as const };
    const applications = [
      anApplication({ state: 'interview', interview: past }),
      anApplication({ state: 'interested', internship: closed }),
    ];
    expect(todos(aDesk({ applications }), now)).toEqual([]);
  });

  it('tells of bookmarks that close within a week, the last day included, unless one has applied', () => {
    const bookmark = (deadline: string, internshipId: string) => ({
      id: 'd'.repeat(24),
      internshipId,
      internship: card(deadline),
      createdAt: instant,
    });
    const bookmarks = [
      bookmark('2026-12-01', '1'.repeat(24)),
      bookmark('2026-11-30', '2'.repeat(24)),
      bookmark('2026-12-20', '3'.repeat(24)),
      bookmark('2026-12-02', 'b'.repeat(24)),
    ];
    const found = todos(aDesk({ bookmarks, applications: [anApplication()] }), now);
    expect(found).toMatchObject([{ kind: 'closing', internshipId: '1'.repeat(24) }]);
  });
});
