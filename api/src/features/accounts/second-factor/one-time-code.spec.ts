import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createKey, keyUri, qrCodePath, stepOfCode } from './one-time-code.ts';

/** The key of appendix B of RFC 6238. */
const key = Secret.fromLatin1('12345678901234567890').base32;
const momentOf = (seconds: number) => new Date(seconds * 1_000);

describe('a code of an authenticator app', () => {
  /* Appendix B has eight digits; those of six are their end. */
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is that of RFC 6238 at %i seconds', (seconds, digits) => {
    expect(stepOfCode(key, digits.slice(-6), momentOf(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('is accepted one step early and one step late, and names its own step', () => {
    const step = Math.floor(1_111_111_109 / 30);
    const code = '081804';
    expect(stepOfCode(key, code, momentOf((step + 1) * 30))).toBe(step);
    expect(stepOfCode(key, code, momentOf((step - 1) * 30))).toBe(step);
    expect(stepOfCode(key, code, momentOf((step + 2) * 30))).toBeNull();
    expect(stepOfCode(key, code, momentOf((step - 2) * 30))).toBeNull();
  });

  it('is refused when it is wrong or has another length', () => {
    for (const code of ['081805', '08180', '0818040', ''])
      expect(stepOfCode(key, code, momentOf(1_111_111_109))).toBeNull();
  });
});

describe('a key for an authenticator app', () => {
  it('has 160 random bits and an address that names product and account', () => {
    const created = createKey();
    expect(created).toMatch(/^[A-Z2-7]{32}$/);
    expect(createKey()).not.toBe(created);
    const uri = new URL(keyUri(created, 'ada@example.org'));
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Prentice:ada@example.org',
    ]);
    expect(uri.searchParams.get('secret')).toBe(created);
  });

  it('is drawn as a QR code within its square', () => {
    const { size, path } = qrCodePath(keyUri(key, 'ada@example.org'));
    expect(size).toBeGreaterThan(20);
    expect(path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/);
    const columns = [...path.matchAll(/M(\d+) /g)].map(([, x]) => Number(x));
    expect([Math.min(...columns), Math.max(...columns)]).toEqual([4, size - 5]);
  });
});
