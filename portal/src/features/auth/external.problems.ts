import { internalPath, Refusal, type ErrorCode } from '@prentice/contract';
import { doorNamed } from './doors.ts';

/** What can go wrong on the way by an external provider, with the status of the page that says so. */
export const problems = {
  denied: 403,
  unverified: 403,
  known: 409,
  suspended: 403,
  door: 403,
  expired: 410,
  invalid: 400,
  unavailable: 503,
} as const;
export type Problem = keyof typeof problems;

/** A problem by the name in an address, or undefined. */
export const problemNamed = (name: string | null): Problem | undefined =>
  Object.keys(problems).find((one): one is Problem => one === name);

const codes: Partial<Record<ErrorCode, Problem>> = {
  EMAIL_NOT_VERIFIED: 'unverified',
  EMAIL_IN_USE: 'known',
  ACCOUNT_SUSPENDED: 'suspended',
  WRONG_ROLE: 'door',
  LINK_EXPIRED: 'expired',
  LINK_INVALID: 'invalid',
  IDP_UNAVAILABLE: 'unavailable',
};

/** The problem that a refusal means, or undefined when trying again is all there is to do. */
export const problemOf = (error: unknown): Problem | undefined =>
  error instanceof Refusal ? codes[error.code] : undefined;

/** Where the visit began: kept by the tab until it is back. */
export interface Beginning {
  door: string | null;
  next: string | null;
}

const KEY = 'externalVisit';
type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps where a visit began. Nothing in it is secret. */
export const keepBeginning = (storage: Kept, beginning: Beginning): void =>
  storage.setItem(KEY, JSON.stringify(beginning));

/** Where the visit began, as far as it is known and a place of ours. */
export function readBeginning(storage: Kept): Beginning {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    const text = (name: string): string | null => {
      const value: unknown = Reflect.get(Object(kept), name);
      return typeof value === 'string' ? value : null;
    };
    return { door: doorNamed(text('door')) ?? null, next: internalPath(text('next')) };
  } catch {
    return { door: null, next: null };
  }
}

/** The page that says what went wrong and which ways there are. */
export function problemAddress(problem: Problem, { door, next }: Beginning): string {
  const query = new URLSearchParams({ problem });
  if (door) query.set('door', door);
  if (next) query.set('next', next);
  return `/auth/external?${query.toString()}`;
}
