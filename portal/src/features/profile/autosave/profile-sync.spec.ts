import { internUpdate } from '@prentice/contract';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../../test/memory-storage.ts';
import { createProfileSync } from './profile-sync.ts';
import { readProfileDraft } from './local-profile-draft.ts';
import { toProfileValues, type InternProfile, type ProfileValues } from '../profile-values.ts';

const start = { ...internUpdate.parse({ firstName: 'Ada' }), id: 'ada', version: 3 } as InternProfile;
const server = toProfileValues(start);
const shorter = { ...server, headline: 'Student' };
const longer = { ...server, headline: 'Student of chemistry' };

const profile = (version: number, values: ProfileValues): InternProfile => ({ ...start, ...values, version });

function openProfile() {
  const storage = createMemoryStorage();
  const sync = createProfileSync(start, server, storage);
  const send = (values: ProfileValues) => sync.markSent({ values, body: values });
  return {
    sync,
    send,
    stored: (version: number, remote = server) => readProfileDraft(storage, 'ada', version, remote),
  };
}

it('stores the profile locally only while the server lacks changes', () => {
  const { sync, stored } = openProfile();
  expect(sync.setLocal(shorter)).toBe(true);
  expect(stored(3)).toEqual(shorter);
  sync.markSaved(profile(4, shorter), shorter);
  expect(sync.version()).toBe(4);
  expect(sync.isDirty(shorter)).toBe(false);
  expect(stored(3) ?? stored(4)).toBeNull();
  sync.setLocal(longer);
  expect(sync.setLocal(shorter)).toBe(false);
  expect(stored(4)).toBeNull();
});

it('keeps changes made while saving, on top of the saved version', () => {
  const { sync, stored } = openProfile();
  sync.setLocal(shorter);
  sync.setLocal(longer);
  sync.markSaved(profile(4, shorter), shorter);
  expect(sync.isLatestDirty()).toBe(true);
  expect(stored(4)).toEqual(longer);
  expect(sync.mergeRemote(profile(5, shorter))).toEqual([]);
  expect(stored(5)).toEqual(longer);
});

it('keeps changes made during a save whose reply never arrived', () => {
  const { sync, send, stored } = openProfile();
  sync.setLocal(shorter);
  send(shorter);
  sync.setLocal(longer);
  expect(stored(4, shorter)).toEqual(longer);
});

it('adopts changes of another tab, and keeps local changes', () => {
  const { sync, stored } = openProfile();
  sync.setLocal(shorter);
  const theirs = { ...server, lastName: 'Kern', headline: 'Theirs' };
  expect(sync.mergeRemote(profile(4, theirs))).toEqual(['lastName']);
  expect(sync.version()).toBe(4);
  expect(stored(4)).toEqual({ ...shorter, lastName: 'Kern' });
});

it('recognises its own changes when the server turns out to have received them', () => {
  const { sync, send } = openProfile();
  sync.setLocal(shorter);
  send(shorter);
  sync.setLocal(server);
  expect(sync.mergeRemote(profile(4, shorter))).toEqual([]);
  expect(sync.isLatestDirty()).toBe(true);
});
