import { toInternalPath, AppError, type ErrorCode } from '@prentice/contract';
import { parseSignInPage } from '../../../session/sign-in-pages.ts';

/** What can go wrong when signing in with an external provider, with the HTTP status of the page that explains it. */
export const externalSignInProblems = {
  denied: 403,
  unverified: 403,
  known: 409,
  suspended: 403,
  role: 403,
  expired: 410,
  invalid: 400,
  unavailable: 503,
} as const;
export type ExternalSignInProblem = keyof typeof externalSignInProblems;

/** Parses a problem by the name in an address, or undefined. */
export const parseProblem = (name: string | null): ExternalSignInProblem | undefined =>
  Object.keys(externalSignInProblems).find((key): key is ExternalSignInProblem => key === name);

const codes: Partial<Record<ErrorCode, ExternalSignInProblem>> = {
  EMAIL_NOT_VERIFIED: 'unverified',
  EMAIL_IN_USE: 'known',
  ACCOUNT_SUSPENDED: 'suspended',
  WRONG_ROLE: 'role',
  LINK_EXPIRED: 'expired',
  LINK_INVALID: 'invalid',
  IDP_UNAVAILABLE: 'unavailable',
};

/** Returns the problem that an API error means, or undefined when only a retry can help. */
export const problemFromError = (error: unknown): ExternalSignInProblem | undefined =>
  error instanceof AppError ? codes[error.code] : undefined;

/** Where signing in began: stored in the tab until the provider redirects back. */
export interface SignInOrigin {
  signInPage: string | null;
  next: string | null;
}

const KEY = 'externalVisit';
type OriginStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Stores where signing in began. It contains nothing secret. */
export const saveSignInOrigin = (storage: OriginStorage, beginning: SignInOrigin): void =>
  storage.setItem(KEY, JSON.stringify(beginning));

/** Reads where signing in began; unknown values and external paths become null. */
export function readSignInOrigin(storage: OriginStorage): SignInOrigin {
  try {
    const storedProblem: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    const text = (name: string): string | null => {
      const value: unknown = Reflect.get(Object(storedProblem), name);
      return typeof value === 'string' ? value : null;
    };
    return { signInPage: parseSignInPage(text('signInPage')) ?? null, next: toInternalPath(text('next')) };
  } catch {
    return { signInPage: null, next: null };
  }
}

/** Returns the path of the page that explains the problem and what to do. */
export function problemPath(problem: ExternalSignInProblem, { signInPage, next }: SignInOrigin): string {
  const query = new URLSearchParams({ problem });
  if (signInPage) query.set('signInPage', signInPage);
  if (next) query.set('next', next);
  return `/auth/external?${query.toString()}`;
}
