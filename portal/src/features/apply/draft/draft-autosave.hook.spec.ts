// @vitest-environment happy-dom
import type { ApplicationDraftContent } from '@prentice/contract';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from '../../../../test/render-hook.ts';
import { session } from '../../../site/browser-session.ts';
import { useDraftAutosave } from './draft-autosave.hook.ts';
import { serializeDraft, saveLocalDraft, localDraftKey, readLocalDraft } from './local-draft.ts';

const ids = { internId: 'ada', internshipId: 'one' };
const key = localDraftKey(ids.internId, ids.internshipId);
const says = (coverNote: string): ApplicationDraftContent => ({ cvDocumentId: null, coverNote, answers: [] });

/** A tab with a form of one field, open for a while. */
async function tab() {
  const opened = await renderHook(() => {
    const [draft, take] = useState(says('Dear team'));
    return { draft, ...useDraftAutosave({ ...ids, draft, take }), types: (words: string) => take(says(words)) };
  });
  await opened.does(() => vi.advanceTimersByTime(0));
  return opened;
}

/** What the browser tells this tab when another one wrote; `over` is what that one knew of. */
function written(draft: ApplicationDraftContent, over: ApplicationDraftContent): void {
  saveLocalDraft(localStorage, ids.internId, ids.internshipId, draft, serializeDraft(over));
  dispatchEvent(Object.assign(new Event('storage'), { key, newValue: localStorage.getItem(key) }));
}
const storedDraft = () => readLocalDraft(localStorage, ids.internId, ids.internshipId)?.coverNote;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(session.client.applications, 'saveDraft').mockRejectedValue(new TypeError('offline'));
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('adopts the draft of another tab when nothing was typed, and neither stores nor sends it', async () => {
  const { now, does, leaves } = await tab();
  await does(() => written(says('Dear team, I'), says('Something older')));
  expect(now()).toMatchObject({ draft: says('Dear team, I'), state: 'taken', other: null });
  await does(() => vi.advanceTimersByTime(5_000));
  expect(session.client.applications.saveDraft).not.toHaveBeenCalled();
  await does(() => written(says('Dear team, I am'), says('Dear team, I')));
  expect(now().draft).toEqual(says('Dear team, I am'));
  await leaves();
});

it('stores what is typed on top of the draft of another tab', async () => {
  const { now, does, leaves } = await tab();
  await does(() => written(says('Dear team, I'), says('Dear team')));
  await does(({ types }) => types('Dear team, I am'));
  expect(now()).toMatchObject({ state: 'writing', other: null });
  expect(localStorage.getItem(key)).toContain(JSON.stringify(serializeDraft(says('Dear team, I'))));
  await does(() => vi.advanceTimersByTime(1_500));
  expect(session.client.applications.saveDraft).toHaveBeenCalledOnce();
  expect(storedDraft()).toBe('Dear team, I am');
  await leaves();
});

it('adopts a draft that another tab based on the one typed here', async () => {
  const { now, does, leaves } = await tab();
  await does(({ types }) => types('Dear team, I'));
  await does(() => written(says('Dear team, I am'), says('Dear team, I')));
  expect(now()).toMatchObject({ draft: says('Dear team, I am'), other: null });
  await leaves();
});

it('reports a conflict when another tab did not know the draft typed here, and keeps both', async () => {
  const { now, does, leaves } = await tab();
  await does(({ types }) => types('Mine'));
  await does(() => written(says('Theirs'), says('Dear team')));
  expect(now()).toMatchObject({ draft: says('Mine'), other: says('Theirs') });
  await does(({ swap: exchange }) => exchange());
  expect(now()).toMatchObject({ draft: says('Theirs'), other: says('Mine') });
  await does(({ swap: exchange }) => exchange());
  await does(({ keepCurrent: settle }) => settle());
  expect(now()).toMatchObject({ draft: says('Mine'), other: null });
  expect(storedDraft()).toBe('Mine');
  await leaves();
});

it('shows an unnoticed draft of another tab before it overwrites it', async () => {
  const { now, does, leaves } = await tab();
  saveLocalDraft(localStorage, ids.internId, ids.internshipId, says('Theirs, while this tab slept'));
  await does(({ types }) => types('Mine'));
  expect(now().other).toEqual(says('Theirs, while this tab slept'));
  expect(storedDraft()).toBe('Mine');
  await leaves();
});

it('keeps the local draft that another tab wrote while this one was being saved', async () => {
  let arrive = (): void => undefined;
  const saving = new Promise<void>((resolve) => (arrive = resolve));
  vi.mocked(session.client.applications.saveDraft).mockImplementation(async () => {
    await saving;
    return { ...says(''), updatedAt: '2026-11-20T10:00:00.000Z' };
  });
  const { now, does, leaves } = await tab();
  await does(({ types }) => types('Mine'));
  await does(() => vi.advanceTimersByTime(1_500));
  await does(() => written(says('Theirs'), says('Dear team')));
  await does(() => arrive());
  expect(now()).toMatchObject({ state: 'kept', other: says('Theirs') });
  expect(storedDraft()).toBe('Theirs');
  await leaves();
});

it('ignores other drafts and malformed data', async () => {
  const { now, does, leaves } = await tab();
  for (const change of [
    { key: 'application:ada:two', newValue: JSON.stringify(says('Another')) },
    { key, newValue: '{' },
    { key, newValue: null },
    { key: null, newValue: null },
  ])
    await does(() => dispatchEvent(Object.assign(new Event('storage'), change)));
  expect(now()).toMatchObject({ draft: says('Dear team'), state: 'untouched', other: null });
  await leaves();
});
