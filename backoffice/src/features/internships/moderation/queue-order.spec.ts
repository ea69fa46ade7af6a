import { draftUpdate } from '@prentice/contract';
import { expect, it } from 'vitest';
import { aModeratedInternship } from './moderated-internship.builder.ts';
import { inQueueOrder } from './queue-order.ts';

const risk = (score: number) => ({ score, hits: [] });
const [monday, wednesday] = ['2026-11-02T08:00:00.000Z', '2026-11-04T08:00:00.000Z'];

it('puts what is due first above a higher risk, and of one day the higher risk above the lower', () => {
  const rows = [
    aModeratedInternship({ id: 'medium', submittedAt: wednesday, risk: risk(30) }),
    aModeratedInternship({ id: 'low', submittedAt: monday, risk: risk(5) }),
    aModeratedInternship({ id: 'high', submittedAt: '2026-11-02T09:00:00.000Z', risk: risk(80) }),
  ];
  expect(inQueueOrder(rows).map(({ id }) => id)).toEqual(['high', 'low', 'medium']);
});

it('puts a medium risk, also one for being a copy, above a low one of more points', () => {
  const copied = [{ rule: 'own_duplicate', quote: 'Trainee', points: 10, relatedId: 'other' }] as const;
  const rows = [
    aModeratedInternship({ id: 'low', submittedAt: monday, risk: risk(20) }),
    aModeratedInternship({ id: 'copied', submittedAt: monday, risk: { score: 10, hits: [...copied] } }),
    aModeratedInternship({ id: 'high', submittedAt: monday, risk: risk(80) }),
  ];
  expect(inQueueOrder(rows).map(({ id }) => id)).toEqual(['high', 'copied', 'low']);
});

it('counts a change of a live internship from when the change was submitted, and puts what is decided last', () => {
  const pendingRevision = { submittedAt: wednesday, changed: ['openings'], posting: draftUpdate.parse({}) };
  const rows = [
    aModeratedInternship({ id: 'decided', state: 'open' }),
    aModeratedInternship({ id: 'change', state: 'open', submittedAt: '2026-09-01T08:00:00.000Z', pendingRevision }),
    aModeratedInternship({ id: 'new', submittedAt: monday }),
  ];
  expect(inQueueOrder(rows).map(({ id }) => id)).toEqual(['new', 'change', 'decided']);
});
