import { internUpdate } from '@prentice/contract';
import { expect, it } from 'vitest';
import { deleteProfileDraft, saveProfileDraft, readProfileDraft } from './local-profile-draft.ts';
import { emptyEducation } from '../profile-values.ts';

function store() {
  const storedValues = new Map<string, string>();
  return {
    getItem: (key: string) => storedValues.get(key) ?? null,
    setItem: (key: string, value: string) => void storedValues.set(key, value),
    removeItem: (key: string) => void storedValues.delete(key),
    keys: () => [...storedValues.keys()],
  };
}
const values = { ...internUpdate.parse({ firstName: 'Ada' }), education: [emptyEducation] };

const server = internUpdate.parse({});
const storedDraft = { values, base: server };

it('stores unfinished values of this profile only', () => {
  const storage = store();
  saveProfileDraft(storage, 'ada', 3, storedDraft);
  expect(readProfileDraft(storage, 'ada', 3, server)).toEqual(values);
  expect(readProfileDraft(storage, 'bob', 3, server)).toBeNull();
  deleteProfileDraft(storage, 'ada');
  expect(readProfileDraft(storage, 'ada', 3, server)).toBeNull();
});

it('prefers newer changes from elsewhere, field by field', () => {
  const storage = store();
  saveProfileDraft(storage, 'ada', 3, storedDraft);
  const remote = { ...server, firstName: 'Bea', headline: 'Hello' };
  expect(readProfileDraft(storage, 'ada', 4, remote)).toEqual({ ...values, firstName: 'Bea', headline: 'Hello' });
  saveProfileDraft(storage, 'ada', 3, { values });
  expect(readProfileDraft(storage, 'ada', 4, remote)).toBeNull();
});

it('returns null for malformed data', () => {
  const storage = store();
  saveProfileDraft(storage, 'ada', 3, storedDraft);
  const [key = ''] = storage.keys();
  for (const damaged of ['{', '{"savedAt":0}', '{"savedAt":0,"value":{"values":{"firstName":5}}}']) {
    storage.setItem(key, damaged);
    expect(readProfileDraft(storage, 'ada', 3, server)).toBeNull();
  }
});
