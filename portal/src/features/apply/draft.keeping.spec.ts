import { expect, it } from 'vitest';
import { dropLocalDraft, keepLocalDraft, readLocalDraft } from './draft.keeping.ts';

function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const draft = { cvDocumentId: null, coverNote: 'Dear team', answers: [{ key: 'why', value: 'Because.' }] };

it('keeps drafts apart by person and internship', () => {
  const storage = store();
  keepLocalDraft(storage, 'ada', 'one', draft);
  expect(readLocalDraft(storage, 'ada', 'one')).toEqual(draft);
  expect(readLocalDraft(storage, 'ada', 'two')).toBeNull();
  expect(readLocalDraft(storage, 'bob', 'one')).toBeNull();
  dropLocalDraft(storage, 'ada', 'one');
  expect(readLocalDraft(storage, 'ada', 'one')).toBeNull();
});

it('keeps what is not fit to be sent yet', () => {
  const storage = store();
  const long = { ...draft, coverNote: 'x'.repeat(9_000), answers: [{ key: 'why', value: 'y'.repeat(9_000) }] };
  keepLocalDraft(storage, 'ada', 'one', long);
  expect(readLocalDraft(storage, 'ada', 'one')).toEqual(long);
});

it('reads nothing from rubbish, and does not disturb when nothing can be kept', () => {
  const storage = store();
  storage.setItem('application:ada:one', '{"coverNote":5}');
  expect(readLocalDraft(storage, 'ada', 'one')).toBeNull();
  storage.setItem('application:ada:one', '{');
  expect(readLocalDraft(storage, 'ada', 'one')).toBeNull();
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => keepLocalDraft(full, 'ada', 'one', draft)).not.toThrow();
});
