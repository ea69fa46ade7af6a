import { internUpdate } from '@prentice/contract';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../../test/memory-storage.ts';
import { deleteProfileDraft, saveProfileDraft, readProfileDraft } from './local-profile-draft.ts';
import { emptyEducation } from '../profile-values.ts';

const values = { ...internUpdate.parse({ firstName: 'Ada' }), education: [emptyEducation] };

const server = internUpdate.parse({});
const storedDraft = { values, base: server };

it('stores unfinished values of this profile only', () => {
  const storage = createMemoryStorage();
  saveProfileDraft(storage, 'ada', 3, storedDraft);
  expect(readProfileDraft(storage, 'ada', 3, server)).toEqual(values);
  expect(readProfileDraft(storage, 'bob', 3, server)).toBeNull();
  deleteProfileDraft(storage, 'ada');
  expect(readProfileDraft(storage, 'ada', 3, server)).toBeNull();
});

it('prefers newer changes from elsewhere, field by field', () => {
  const storage = createMemoryStorage();
  saveProfileDraft(storage, 'ada', 3, storedDraft);
  const remote = { ...server, firstName: 'Bea', headline: 'Hello' };
  expect(readProfileDraft(storage, 'ada', 4, remote)).toEqual({ ...values, firstName: 'Bea', headline: 'Hello' });
  saveProfileDraft(storage, 'ada', 3, { values });
  expect(readProfileDraft(storage, 'ada', 4, remote)).toBeNull();
});

it('returns null for malformed data', () => {
  const storage = createMemoryStorage();
  saveProfileDraft(storage, 'ada', 3, storedDraft);
  const key = storage.key(0) ?? '';
  for (const damaged of ['{', '{"savedAt":0}', '{"savedAt":0,"value":{"values":{"firstName":5}}}']) {
    storage.setItem(key, damaged);
    expect(readProfileDraft(storage, 'ada', 3, server)).toBeNull();
  }
});
