import type { UserRow } from './user.entity.ts';

type Owner = Pick<UserRow, 'passwordHash' | 'identities'>;

/* The identity providers that keep passwords; every other one is a way in by itself. */
const KEEPERS = new Set(['local', 'firebase']);

const hasPassword = ({ passwordHash, identities }: Owner): boolean =>
  Boolean(passwordHash) || identities.some((one) => one.provider === 'firebase' && one.password !== false);

/** Ways to sign in to an account, by name: `password`, wherever it is kept, and external providers such as `google.com`. */
export const signInMethods = (user: Owner): string[] => [
  ...(hasPassword(user) ? ['password'] : []),
  ...user.identities.map((identity) => identity.provider).filter((provider) => !KEEPERS.has(provider)),
];

/** The identities of an account that has been given a password. */
export const withPassword = (identities: UserRow['identities']): UserRow['identities'] =>
  identities.map((one) => (one.provider === 'firebase' ? { ...one, password: true } : one));
