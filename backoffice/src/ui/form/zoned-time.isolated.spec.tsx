import { afterEach, expect, it, vi } from 'vitest';
import { exactTime, fromLocalInput, readersZone, toLocalInput, zoneName } from '../formats/time-format.ts';
import { inAccountZone } from './zoned-time.ts';

const account = vi.hoisted(() => ({ timeZone: 'Asia/Kolkata' }));
vi.mock(import('../../providers/me-store.ts'), async (original) => {
  const { currentMe, ...others } = await original();
  const { buildMe } = await import('../../test/me.builder.ts');
  return {
    ...others,
    currentMe: () => {
      const me = buildMe({ role: 'admin' });
      return { ...currentMe(), me: { ...me, user: { ...me.user, timeZone: account.timeZone } } };
    },
  };
});
afterEach(() => void (account.timeZone = 'Asia/Kolkata'));

it('shows and reads a time in the zone of the account, not in that of the browser', () => {
  expect(readersZone()).toBe('Asia/Kolkata');
  expect(toLocalInput(new Date('2026-03-16T09:00:00.000Z'))).toBe('2026-03-16T14:30');
  expect(fromLocalInput('2026-03-16T14:30')).toBe('2026-03-16T09:00:00.000Z');
  expect(exactTime(Date.parse('2026-03-16T09:00:00.000Z'), 'en')).toContain('14:30');
  account.timeZone = 'Europe/Vienna';
  expect(exactTime(Date.parse('2026-03-16T09:00:00.000Z'), 'en')).toContain('10:00 CET');
  expect(zoneName(Date.parse('2026-07-16T09:00:00.000Z'), 'en')).toBe('CEST');
  expect(fromLocalInput('2026-07-16T14:30')).toBe('2026-07-16T12:30:00.000Z');
});

it('keeps what is typed, and what is no time', () => {
  expect(inAccountZone.parse('2026-03-16T14:30')).toBe('2026-03-16T09:00:00.000Z');
  expect(inAccountZone.parse('')).toBeNull();
  expect(inAccountZone.format('2026-03-16T09:00:00.000Z')).toBe('2026-03-16T14:30');
  expect(inAccountZone.format('2026-03-16T14:30')).toBe('2026-03-16T14:30');
  expect(inAccountZone.format(null)).toBe('');
});
