import { randomInt } from 'node:crypto';
import { secondFactorLimits } from '@prentice/contract';
import { isSameSecret, tokenDigest } from '../../../platform/auth/token.ts';

/** Letters and digits that are not mistaken for each other; twelve of them are 60 random bits. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A recovery code as it is stored. */
export interface StoredRecoveryCode {
  readonly hash: string;
  readonly usedAt: Date | null;
}

/** Returns a code as it is compared: people type spaces, hyphens and small letters, and O for 0, I and L for 1. */
export const normalizeCode = (code: string): string =>
  code.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');

/** Returns whether somebody gave a code of the app, and not a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(normalizeCode(code));

/* With the account, so that one digest says nothing about another account. */
const digestOf = (userId: string, code: string): string => tokenDigest(`${userId} ${normalizeCode(code)}`);

const randomGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Creates the recovery codes of an account: what its owner writes down, and what is stored. */
export function createRecoveryCodes(userId: string): { codes: string[]; stored: StoredRecoveryCode[] } {
  const codes = Array.from({ length: secondFactorLimits.recoveryCodes }, () =>
    Array.from({ length: GROUPS }, randomGroup).join('-'),
  );
  return { codes, stored: codes.map((code) => ({ hash: digestOf(userId, code), usedAt: null })) };
}

/** Returns the unused codes of an account. */
export const unusedCodes = (stored: readonly StoredRecoveryCode[]): readonly StoredRecoveryCode[] =>
  stored.filter(({ usedAt }) => usedAt === null);

/** Returns the codes with one of them used up, or null when none of the unused ones is the one given. */
export function consumeRecoveryCode(
  stored: readonly StoredRecoveryCode[],
  { userId, code, at }: { userId: string; code: string; at: Date },
): StoredRecoveryCode[] | null {
  const hash = digestOf(userId, code);
  const match = unusedCodes(stored).find((unused) => isSameSecret(unused.hash, hash));
  return match ? stored.map((entry) => (entry === match ? { hash: entry.hash, usedAt: at } : entry)) : null;
}
