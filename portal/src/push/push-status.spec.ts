import { expect, it } from 'vitest';
import { pushGapOf } from './push-status.hook.ts';

const device = {
  id: 'a'.repeat(24),
  service: 'web' as const,
  device: 'Firefox, Android',
  fingerprint: 'f'.repeat(64),
  lastSeenAt: '2026-03-02T09:00:00.000Z',
  createdAt: '2026-03-01T09:00:00.000Z',
};

it('finds where pushes do not reach: nowhere at all, no device, or only this browser', () => {
  const off = { kind: 'off', ended: false } as const;
  expect(pushGapOf({ state: { kind: 'unsupported', reason: 'server' }, devices: [device] })).toBe('server');
  expect(pushGapOf({ state: off, devices: [] })).toBe('everywhere');
  expect(pushGapOf({ state: { kind: 'denied' }, devices: [] })).toBe('everywhere');
  expect(pushGapOf({ state: off, devices: [device] })).toBe('here');
  expect(pushGapOf({ state: { kind: 'on', deviceId: device.id }, devices: [device] })).toBeNull();
});
