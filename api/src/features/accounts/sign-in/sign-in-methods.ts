import type { UserRow } from '../user.entity.ts';

type SignInMethodSource = Pick<UserRow, 'passwordHash' | 'identities'>;

/* The identity providers that keep passwords; every other one is a sign-in method by itself. */
const PASSWORD_PROVIDERS = new Set(['local', 'firebase']);

const hasPassword = ({ passwordHash, identities }: SignInMethodSource): boolean =>
  Boolean(passwordHash) ||
  identities.some((identity) => identity.provider === 'firebase' && identity.password !== false);

/**
 * Ways to sign in to an account, by name: `password`, wherever it is kept, and external providers such as `google.com`.
 */
export const signInMethods = (user: SignInMethodSource): string[] => [
  ...(hasPassword(user) ? ['password'] : []),
  ...user.identities.map((identity) => identity.provider).filter((provider) => !PASSWORD_PROVIDERS.has(provider)),
];

/** Returns the identities of an account that has been given a password. */
export const withPasswordIdentity = (identities: UserRow['identities']): UserRow['identities'] =>
  identities.map((identity) => (identity.provider === 'firebase' ? { ...identity, password: true } : identity));
