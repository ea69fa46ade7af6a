import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../test/memory-storage.ts';
import { recordVisit } from './last-visit.ts';

const MINUTE = 60_000;

it('knows no earlier visit at the first one, and the end of the last one after a pause', () => {
  const storage = createMemoryStorage();
  const start = 1_000_000_000;
  expect(recordVisit(storage, 'ada', start)).toBeNull();
  expect(recordVisit(storage, 'ada', start + 10 * MINUTE)).toBeNull();
  const next = start + 2 * 60 * MINUTE;
  expect(recordVisit(storage, 'ada', next)).toBe(start + 10 * MINUTE);
  expect(recordVisit(storage, 'ada', next + 20 * MINUTE)).toBe(start + 10 * MINUTE);
  expect(recordVisit(storage, 'ben', next)).toBeNull();
});

it('takes a look within 30 minutes of the last one for the same visit, and from then on for another', () => {
  const start = 1_000_000_000;
  const lookAgainAfter = (milliseconds: number) => {
    const storage = createMemoryStorage();
    recordVisit(storage, 'ada', start);
    return recordVisit(storage, 'ada', start + milliseconds);
  };
  expect(lookAgainAfter(30 * MINUTE - 1)).toBeNull();
  expect(lookAgainAfter(30 * MINUTE)).toBe(start);
});

it('knows nothing where storage is refused or holds something else', () => {
  const refused = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => undefined,
  };
  expect(recordVisit(refused, 'ada', 1)).toBeNull();
  expect(recordVisit({ getItem: () => 'other text', setItem: () => undefined }, 'ada', 1)).toBeNull();
});
