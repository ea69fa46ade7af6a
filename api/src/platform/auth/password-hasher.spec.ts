import { describe, expect, it } from 'vitest';
import { PasswordHasher } from './password-hasher.ts';

describe('passwords', () => {
  it('are hashed with Argon2id, 19 MiB, 2 iterations, 1 lane', async () => {
    expect(await new PasswordHasher().hash('a phrase')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
  it('match only their own hash, and none without a hash', async () => {
    const passwordHasher = new PasswordHasher();
    const stored = await passwordHasher.hash('a phrase');
    expect(await passwordHasher.matches(stored, 'a phrase')).toBe(true);
    expect(await passwordHasher.matches(stored, 'another phrase')).toBe(false);
    expect(await passwordHasher.matches(null, 'a phrase')).toBe(false);
  });
  it('are hashed in a queue, and refused when it is full', async () => {
    const passwordHasher = new PasswordHasher();
    const results = await Promise.allSettled(Array.from({ length: 400 }, () => passwordHasher.matches(null, 'x')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((outcome) => Reflect.get(Object(outcome.reason), 'code') === 'OVERLOADED')).toBe(true);
    expect(await passwordHasher.matches(null, 'x')).toBe(false);
  });
});
