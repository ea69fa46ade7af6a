import { anonymous, type Actor, type Me } from '@prentice/contract';

const id = 'e'.repeat(24);

/** Returns a signed-in person for tests. */
export const buildMe = (actor: Partial<Actor> & Pick<Actor, 'role'>): Me => {
  const { role } = actor;
  if (role === 'anonymous') throw new Error('Nobody is signed in as a visitor.');
  const full = { ...anonymous, id, emailVerified: true, ...actor };
  return {
    actor: { ...full, permissions: [...full.permissions] },
    user: {
      id,
      email: 'someone@example.org',
      role,
      status: 'active',
      permissions: [...full.permissions],
      name: 'Someone',
      locale: 'en',
      timeZone: 'Europe/Vienna',
      signInMethods: ['password'],
      pendingEmail: null,
      emailVerifiedAt: null,
      erasureDueAt: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      version: 1,
    },
    profile: { kind: 'administrator' },
    consentsDue: [],
    home: '/',
  };
};
