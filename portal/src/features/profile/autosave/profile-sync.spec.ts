import { internUpdate } from '@prentice/contract';
import { expect, it } from 'vitest';
import { createProfileSync } from './profile-sync.ts';
import { readProfileDraft } from './local-profile-draft.ts';
import { toProfileValues, type InternProfile, type ProfileValues } from '../profile-values.ts';

const start = { ...internUpdate.parse({ firstName: 'Ada' }), id: 'ada', version: 3 } as InternProfile;
const server = toProfileValues(start);
const begun = { ...server, headline: 'Student' };
const longer = { ...server, headline: 'Student of chemistry' };

const profile = (version: number, values: ProfileValues): InternProfile => ({ ...start, ...values, version });

function opened() {
  const storedValues = new Map<string, string>();
  const storage = {
    getItem: (key: string) => storedValues.get(key) ?? null,
    setItem: (key: string, value: string) => void storedValues.set(key, value),
    removeItem: (key: string) => void storedValues.delete(key),
  };
  const copies = createProfileSync(start, server, storage);
  const send = (values: ProfileValues) => copies.sending({ typed: values, body: values });
  return { copies, send, kept: (version: number, now = server) => readProfileDraft(storage, 'ada', version, now) };
}

it('stores the profile locally only while the server lacks changes', () => {
  const { copies, kept } = opened();
  expect(copies.wrote(begun)).toBe(true);
  expect(kept(3)).toEqual(begun);
  copies.saved(profile(4, begun), begun);
  expect(copies.version()).toBe(4);
  expect(copies.lacks(begun)).toBe(false);
  expect(kept(3) ?? kept(4)).toBeNull();
  copies.wrote(longer);
  expect(copies.wrote(begun)).toBe(false);
  expect(kept(4)).toBeNull();
});

it('keeps changes made while saving, on top of the saved version', () => {
  const { copies, kept } = opened();
  copies.wrote(begun);
  copies.wrote(longer);
  copies.saved(profile(4, begun), begun);
  expect(copies.lacking()).toBe(true);
  expect(kept(4)).toEqual(longer);
  expect(copies.heard(profile(5, begun))).toEqual([]);
  expect(kept(5)).toEqual(longer);
});

it('keeps changes made during a save whose reply never arrived', () => {
  const { copies, send, kept } = opened();
  copies.wrote(begun);
  send(begun);
  copies.wrote(longer);
  expect(kept(4, begun)).toEqual(longer);
});

it('adopts changes of another tab, and keeps local changes', () => {
  const { copies, kept } = opened();
  copies.wrote(begun);
  const theirs = { ...server, lastName: 'Kern', headline: 'Theirs' };
  expect(copies.heard(profile(4, theirs))).toEqual(['lastName']);
  expect(copies.version()).toBe(4);
  expect(kept(4)).toEqual({ ...begun, lastName: 'Kern' });
});

it('recognises its own changes when the server turns out to have received them', () => {
  const { copies, send } = opened();
  copies.wrote(begun);
  send(begun);
  copies.wrote(server);
  expect(copies.heard(profile(4, begun))).toEqual([]);
  expect(copies.lacking()).toBe(true);
});
