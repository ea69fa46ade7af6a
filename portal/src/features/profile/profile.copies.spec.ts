import { internUpdate } from '@prentice/contract';
import { expect, it } from 'vitest';
import { profileCopies } from './profile.copies.ts';
import { readKeptProfile } from './profile.keeping.ts';
import { valuesOf, type OwnProfile } from './profile.values.ts';

const start = { ...internUpdate.parse({ firstName: 'Ada' }), id: 'ada', version: 3 } as OwnProfile;
const server = valuesOf(start);
const begun = { ...server, headline: 'Student' };
const longer = { ...server, headline: 'Student of chemistry' };

function opened() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const copies = profileCopies(start, server, storage);
  return { copies, kept: (version: number) => readKeptProfile(storage, 'ada', version) };
}

it('keeps here what the server lacks, and no longer what it has', () => {
  const { copies, kept } = opened();
  expect(copies.wrote(begun)).toBe(true);
  expect(kept(3)).toEqual(begun);
  copies.saved(4, begun);
  expect(copies.version()).toBe(4);
  expect(copies.lacks(begun)).toBe(false);
  expect(kept(3) ?? kept(4)).toBeNull();
  copies.wrote(longer);
  expect(copies.wrote(begun)).toBe(false);
  expect(kept(4)).toBeNull();
});

it('keeps what is written while the server saves, on top of the version that it makes', () => {
  const { copies, kept } = opened();
  copies.wrote(begun);
  copies.wrote(longer);
  copies.saved(4, begun);
  expect(kept(4)).toEqual(longer);
  copies.follows(5);
  expect(kept(5)).toEqual(longer);
});
