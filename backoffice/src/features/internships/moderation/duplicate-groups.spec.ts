import { describe, expect, it } from 'vitest';
import { groupDuplicates } from './duplicate-groups.ts';
import { aModeratedInternship } from './moderated-internship.builder.ts';

const row = (id: string, ...copyOf: readonly string[]) =>
  aModeratedInternship({
    id,
    title: id,
    risk: {
      score: 30,
      hits: copyOf.map((relatedId) => ({ rule: 'own_duplicate', quote: relatedId, points: 10, relatedId })),
    },
  });

describe('copies of one posting in the queue', () => {
  it('stand together behind the first of them, and the others where they were', () => {
    const { rows, firstOf } = groupDuplicates([row('a'), row('b'), row('c', 'a'), row('d'), row('e', 'c')]);
    expect(rows.map(({ id }) => id)).toEqual(['a', 'c', 'e', 'b', 'd']);
    expect([...firstOf].map(([id, first]) => [id, first.id])).toEqual([
      ['c', 'a'],
      ['e', 'a'],
    ]);
  });

  it('are found whichever of them names the other, also where both do', () => {
    const { rows, firstOf } = groupDuplicates([row('a', 'c'), row('b'), row('c', 'a')]);
    expect(rows.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(firstOf.get('c')?.id).toBe('a');
    expect(firstOf.has('a')).toBe(false);
  });

  it('stand where the foremost of them stood, behind the one that was submitted first', () => {
    const original = { ...row('original'), submittedAt: '2026-11-01T08:00:00.000Z' };
    const { rows, firstOf } = groupDuplicates([row('copy', 'original'), row('b'), original]);
    expect(rows.map(({ id }) => id)).toEqual(['original', 'copy', 'b']);
    expect([...firstOf].map(([id, first]) => [id, first.id])).toEqual([['copy', 'original']]);
  });

  it('stay alone where the other is not in the list', () => {
    const { rows, firstOf } = groupDuplicates([row('a', 'elsewhere'), row('b')]);
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(firstOf.size).toBe(0);
  });
});
