import { describe, expect, it } from 'vitest';
import { KeyCipher } from './key-cipher.service.ts';
import { consumeRecoveryCode, createRecoveryCodes, isAppCode, unusedCodes } from './recovery-codes.ts';

const userId = 'a'.repeat(24);
const moment = new Date('2026-03-02T09:00:00Z');
const cipher = (accessToken: string, previousAccessToken?: string) =>
  new KeyCipher({ accessToken, previousAccessToken, setup: '' });

describe('recovery codes', () => {
  const { codes, stored } = createRecoveryCodes(userId);

  it('are ten different ones of which only digests are stored', () => {
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
      expect(JSON.stringify(stored)).not.toContain(code);
      expect(isAppCode(code)).toBe(false);
    }
  });

  it('are used up one by one, however they are typed', () => {
    const [first = '', second = ''] = codes;
    const afterFirst = consumeRecoveryCode(stored, { userId, code: ` ${first.toLowerCase()} `, at: moment }) ?? [];
    expect(unusedCodes(afterFirst)).toHaveLength(9);
    expect(consumeRecoveryCode(afterFirst, { userId, code: first, at: moment })).toBeNull();
    const code = second.replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(unusedCodes(consumeRecoveryCode(afterFirst, { userId, code, at: moment }) ?? [])).toHaveLength(8);
  });

  it('are of no use for another account', () => {
    expect(consumeRecoveryCode(stored, { userId: 'b'.repeat(24), code: codes[0] ?? '', at: moment })).toBeNull();
  });
});

describe('the key of an app as it is stored', () => {
  it('can be read for its account only, and differs each time', () => {
    const encrypted = cipher('first').encrypt('THEKEY', userId);
    expect(encrypted).not.toBe(cipher('first').encrypt('THEKEY', userId));
    expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('THEKEY');
    expect(cipher('first').decrypt(encrypted, userId)).toEqual({ key: 'THEKEY', isOutdated: false });
    expect(cipher('first').decrypt(encrypted, 'b'.repeat(24))).toBeNull();
  });

  it('outlives a change of the secret as long as the former one is set', () => {
    const encrypted = cipher('first').encrypt('THEKEY', userId);
    expect(cipher('second', 'first').decrypt(encrypted, userId)).toEqual({ key: 'THEKEY', isOutdated: true });
    expect(cipher('second').decrypt(encrypted, userId)).toBeNull();
  });
});
