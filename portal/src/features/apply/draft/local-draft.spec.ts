// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../../test/memory-storage.ts';
import { deleteLocalDraft, localDraftKey, saveLocalDraft, readLocalDraft } from './local-draft.ts';

const draft = { cvDocumentId: null, coverNote: 'Dear team', answers: [{ key: 'why', value: 'Because.' }] };

it('stores one draft per person and internship', () => {
  const storage = createMemoryStorage();
  saveLocalDraft(storage, 'ada', 'one', draft);
  expect(readLocalDraft(storage, 'ada', 'one')).toEqual(draft);
  expect(readLocalDraft(storage, 'ada', 'two')).toBeNull();
  expect(readLocalDraft(storage, 'bob', 'one')).toBeNull();
  deleteLocalDraft(storage, 'ada', 'one');
  expect(readLocalDraft(storage, 'ada', 'one')).toBeNull();
});

it('stores drafts that are not valid yet', () => {
  const storage = createMemoryStorage();
  const long = { ...draft, coverNote: 'x'.repeat(9_000), answers: [{ key: 'why', value: 'y'.repeat(9_000) }] };
  saveLocalDraft(storage, 'ada', 'one', long);
  expect(readLocalDraft(storage, 'ada', 'one')).toEqual(long);
});

it('returns null for malformed data, and does not throw when the storage is full', () => {
  const storage = createMemoryStorage();
  storage.setItem(localDraftKey('ada', 'one'), '{"savedAt":0,"value":{"draft":{"coverNote":5}}}');
  expect(readLocalDraft(storage, 'ada', 'one')).toBeNull();
  storage.setItem(localDraftKey('ada', 'one'), '{');
  expect(readLocalDraft(storage, 'ada', 'one')).toBeNull();
  const full = Object.assign(createMemoryStorage(), {
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => saveLocalDraft(full, 'ada', 'one', draft)).not.toThrow();
});
