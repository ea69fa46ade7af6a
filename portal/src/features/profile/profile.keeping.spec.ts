import { internUpdate } from '@prentice/contract';
import { expect, it } from 'vitest';
import { dropKeptProfile, keepProfile, readKeptProfile } from './profile.keeping.ts';
import { emptyEducation } from './profile.values.ts';

function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const values = { ...internUpdate.parse({ firstName: 'Ada' }), education: [emptyEducation] };

const server = internUpdate.parse({});
const kept = { version: 3, values, known: server };

it('keeps what was only begun, for this profile', () => {
  const storage = store();
  keepProfile(storage, 'ada', kept);
  expect(readKeptProfile(storage, 'ada', 3, server)).toEqual(values);
  expect(readKeptProfile(storage, 'bob', 3, server)).toBeNull();
  dropKeptProfile(storage, 'ada');
  expect(readKeptProfile(storage, 'ada', 3, server)).toBeNull();
});

it('gives way, field by field, to what was changed elsewhere since', () => {
  const storage = store();
  keepProfile(storage, 'ada', kept);
  const now = { ...server, firstName: 'Bea', headline: 'Hello' };
  expect(readKeptProfile(storage, 'ada', 4, now)).toEqual({ ...values, firstName: 'Bea', headline: 'Hello' });
  storage.setItem('profile:ada', JSON.stringify({ version: 3, values }));
  expect(readKeptProfile(storage, 'ada', 4, now)).toBeNull();
});

it('reads nothing from rubbish', () => {
  const storage = store();
  for (const rubbish of ['{', '{"version":3}', '{"version":3,"values":{"firstName":5}}']) {
    storage.setItem('profile:ada', rubbish);
    expect(readKeptProfile(storage, 'ada', 3, server)).toBeNull();
  }
});
