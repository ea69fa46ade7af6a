import { describe, expect, it } from 'vitest';
import { CursorStore } from './cursor-store.ts';

const KILOBYTE = new Uint8Array(1024);
const cursorOf = (count: number, more: { batchSize?: number; singleBatch?: boolean } = {}) => ({
  namespace: 'db.c',
  items: Array.from({ length: count }, () => KILOBYTE),
  batchSize: undefined,
  session: undefined,
  transaction: undefined,
  ...more,
});

describe('a cursor', () => {
  it('gives 101 documents at first, then batches that a client decodes in no time, until there are no more', () => {
    const cursors = new CursorStore(() => 0);
    const first = cursors.open(cursorOf(1_000));
    expect(first.documents).toHaveLength(101);
    const counts: number[] = [];
    for (let id = first.cursorId; id !== 0n;) {
      const next = cursors.next(id, 'db.c', undefined, undefined);
      counts.push(next.documents.length);
      id = next.cursorId;
    }
    expect(counts).toEqual([512, 387]);
    expect(() => cursors.next(first.cursorId, 'db.c', undefined, undefined)).toThrow(/not found/);
  });

  it('gives one document however large it is, and all of a single batch', () => {
    const cursors = new CursorStore(() => 0);
    const large = new Uint8Array(1024 * 1024);
    const first = cursors.open({ ...cursorOf(0), items: [large, large] });
    expect(first.documents).toHaveLength(1);
    expect(cursors.next(first.cursorId, 'db.c', 100, undefined).documents).toHaveLength(1);
    const single = cursors.open(cursorOf(2_000, { batchSize: 2_000, singleBatch: true }));
    expect([single.documents.length, single.cursorId]).toEqual([2_000, 0n]);
  });
});
