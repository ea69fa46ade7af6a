import { expect, it } from 'vitest';
import { keepOnward, keepWaiting, readWaiting, secondsLeft, takeOnward } from './onward.ts';

function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('keeps the address that waits, and reads nothing from rubbish', () => {
  const storage = store();
  expect(readWaiting(storage)).toBeNull();
  keepWaiting(storage, 'ada@example.org', 5);
  expect(readWaiting(storage)).toEqual({ email: 'ada@example.org', sentAt: 5 });
  storage.setItem('waitingForMail', '{"email":1');
  expect(readWaiting(storage)).toBeNull();
  storage.setItem('waitingForMail', '{"email":1,"sentAt":2}');
  expect(readWaiting(storage)).toBeNull();
});

it('counts down to the next mail and not below nought', () => {
  const waiting = { email: 'a@b.c', sentAt: 1_000_000 };
  expect(secondsLeft(waiting, 60, 1_000_000)).toBe(60);
  expect(secondsLeft(waiting, 60, 1_059_001)).toBe(1);
  expect(secondsLeft(waiting, 60, 2_000_000)).toBe(0);
});

it('remembers the way on once, and only an internal one', () => {
  const storage = store();
  keepOnward(storage, '/internships/1');
  expect(takeOnward(storage)).toBe('/internships/1');
  expect(takeOnward(storage)).toBeNull();
  storage.setItem('onward', '//evil.example');
  expect(takeOnward(storage)).toBeNull();
});
