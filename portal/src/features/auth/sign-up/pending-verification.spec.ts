import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../../test/memory-storage.ts';
import { savePendingVerification, readPendingVerification, secondsUntilResend } from './pending-verification.ts';

it('stores a pending verification, and returns null for malformed data', () => {
  const storage = createMemoryStorage();
  expect(readPendingVerification(storage)).toBeNull();
  savePendingVerification(storage, 'ada@example.org', 5);
  expect(readPendingVerification(storage)).toEqual({ email: 'ada@example.org', sentAt: 5 });
  storage.setItem('waitingForMail', '{"email":1');
  expect(readPendingVerification(storage)).toBeNull();
  storage.setItem('waitingForMail', '{"email":1,"sentAt":2}');
  expect(readPendingVerification(storage)).toBeNull();
});

it('counts the seconds down to zero', () => {
  const waiting = { email: 'a@b.c', sentAt: 1_000_000 };
  expect(secondsUntilResend(waiting, 60, 1_000_000)).toBe(60);
  expect(secondsUntilResend(waiting, 60, 1_059_001)).toBe(1);
  expect(secondsUntilResend(waiting, 60, 2_000_000)).toBe(0);
});
