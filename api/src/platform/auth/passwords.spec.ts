import { describe, expect, it } from 'vitest';
import { Passwords } from './passwords.ts';

describe('passwords', () => {
  it('are hashed with Argon2id, 19 MiB, 2 iterations, 1 lane', async () => {
    expect(await new Passwords().hash('a phrase')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
  it('fit their own hash only, and nothing fits nobody', async () => {
    const passwords = new Passwords();
    const stored = await passwords.hash('a phrase');
    expect(await passwords.fits(stored, 'a phrase')).toBe(true);
    expect(await passwords.fits(stored, 'another phrase')).toBe(false);
    expect(await passwords.fits(null, 'a phrase')).toBe(false);
  });
  it('wait for each other, and are turned away when too many wait', async () => {
    const passwords = new Passwords();
    const results = await Promise.allSettled(Array.from({ length: 400 }, () => passwords.fits(null, 'x')));
    const refused = results.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((one) => Reflect.get(Object(one.reason), 'code') === 'OVERLOADED')).toBe(true);
    expect(await passwords.fits(null, 'x')).toBe(false);
  });
});
