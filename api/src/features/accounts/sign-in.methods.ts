import type { UserRow } from './user.entity.ts';

/** Ways to sign in to an account, by name. */
export const signInMethods = (user: Pick<UserRow, 'passwordHash' | 'identities'>): string[] => [
  ...(user.passwordHash ? ['password'] : []),
  ...user.identities.map((identity) => identity.provider).filter((provider) => provider !== 'local'),
];
