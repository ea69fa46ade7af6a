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

it('keeps what was only begun, for this profile as it was', () => {
  const storage = store();
  keepProfile(storage, 'ada', 3, values);
  expect(readKeptProfile(storage, 'ada', 3)).toEqual(values);
  expect(readKeptProfile(storage, 'ada', 4)).toBeNull();
  expect(readKeptProfile(storage, 'bob', 3)).toBeNull();
  dropKeptProfile(storage, 'ada');
  expect(readKeptProfile(storage, 'ada', 3)).toBeNull();
});

it('reads nothing from rubbish', () => {
  const storage = store();
  for (const rubbish of ['{', '{"version":3}', '{"version":3,"values":{"firstName":5}}']) {
    storage.setItem('profile:ada', rubbish);
    expect(readKeptProfile(storage, 'ada', 3)).toBeNull();
  }
});
