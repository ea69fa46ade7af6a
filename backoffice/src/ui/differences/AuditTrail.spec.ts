import type { TimelineStep } from '@prentice/design';
import { expect, it } from 'vitest';
import { mergeRepeatedEntries } from './AuditTrail.tsx';

const step = (id: string, more: Partial<TimelineStep> = {}): TimelineStep => ({
  id,
  phase: 'done',
  title: 'Changed',
  actor: 'Nora',
  at: { iso: '2026-05-01T10:00:00.000Z', text: 'now' },
  ...more,
});
const join = (steps: TimelineStep[]) =>
  mergeRepeatedEntries(steps, (count) => `${count} times`).map(({ id, note }) => [id, note]);

it('shows repeated entries of one person as one, with how many they are', () => {
  expect(join([step('c'), step('b'), step('a')])).toEqual([['c', '3 times']]);
});

it('keeps entries apart that name a change, another person or another action', () => {
  const steps = [
    step('e'),
    step('d', { note: 'Pinned: No → Yes' }),
    step('c'),
    step('b', { actor: 'Omar' }),
    step('a', { title: 'Created' }),
  ];
  expect(join(steps)).toEqual([
    ['e', undefined],
    ['d', 'Pinned: No → Yes'],
    ['c', undefined],
    ['b', undefined],
    ['a', undefined],
  ]);
});
