// @vitest-environment happy-dom
import type { ApplicationDraft } from '@prentice/contract';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hooked } from '../../../test/hook.ts';
import { session } from '../../site/browser.session.ts';
import { useDraftKeeping } from './draft.hook.ts';
import { draftText, keepLocalDraft, localDraftKey, readLocalDraft } from './draft.keeping.ts';

const ids = { internId: 'ada', internshipId: 'one' };
const key = localDraftKey(ids.internId, ids.internshipId);
const says = (coverNote: string): ApplicationDraft => ({ cvDocumentId: null, coverNote, answers: [] });

/** A tab with a form of one field, open for a while. */
async function tab() {
  const opened = await hooked(() => {
    const [draft, take] = useState(says('Dear team'));
    return { draft, ...useDraftKeeping({ ...ids, draft, take }), types: (words: string) => take(says(words)) };
  });
  await opened.does(() => vi.advanceTimersByTime(0));
  return opened;
}

/** What the browser tells this tab when another one wrote; `over` is what that one knew of. */
function written(draft: ApplicationDraft, over: ApplicationDraft): void {
  keepLocalDraft(localStorage, ids.internId, ids.internshipId, draft, draftText(over));
  dispatchEvent(Object.assign(new Event('storage'), { key, newValue: localStorage.getItem(key) }));
}
const kept = () => readLocalDraft(localStorage, ids.internId, ids.internshipId)?.coverNote;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(session.client.applications, 'saveDraft').mockRejectedValue(new TypeError('offline'));
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('follows another tab where nothing was typed, and neither keeps nor sends that as its own', async () => {
  const { now, does, leaves } = await tab();
  await does(() => written(says('Dear team, I'), says('Something older')));
  expect(now()).toMatchObject({ draft: says('Dear team, I'), state: 'taken', other: null });
  await does(() => vi.advanceTimersByTime(5_000));
  expect(session.client.applications.saveDraft).not.toHaveBeenCalled();
  await does(() => written(says('Dear team, I am'), says('Dear team, I')));
  expect(now().draft).toEqual(says('Dear team, I am'));
  await leaves();
});

it('keeps what is typed on top of what another tab wrote', async () => {
  const { now, does, leaves } = await tab();
  await does(() => written(says('Dear team, I'), says('Dear team')));
  await does(({ types }) => types('Dear team, I am'));
  expect(now()).toMatchObject({ state: 'writing', other: null });
  expect(localStorage.getItem(key)).toContain(JSON.stringify(draftText(says('Dear team, I'))));
  await does(() => vi.advanceTimersByTime(1_500));
  expect(session.client.applications.saveDraft).toHaveBeenCalledOnce();
  expect(kept()).toBe('Dear team, I am');
  await leaves();
});

it('follows also over own typing that the other tab went on from', async () => {
  const { now, does, leaves } = await tab();
  await does(({ types }) => types('Dear team, I'));
  await does(() => written(says('Dear team, I am'), says('Dear team, I')));
  expect(now()).toMatchObject({ draft: says('Dear team, I am'), other: null });
  await leaves();
});

it('says so where the other tab knew nothing of what was typed here, and both stay', async () => {
  const { now, does, leaves } = await tab();
  await does(({ types }) => types('Mine'));
  await does(() => written(says('Theirs'), says('Dear team')));
  expect(now()).toMatchObject({ draft: says('Mine'), other: says('Theirs') });
  await does(({ exchange }) => exchange());
  expect(now()).toMatchObject({ draft: says('Theirs'), other: says('Mine') });
  await does(({ exchange }) => exchange());
  await does(({ settle }) => settle());
  expect(now()).toMatchObject({ draft: says('Mine'), other: null });
  expect(kept()).toBe('Mine');
  await leaves();
});

it('shows what it did not hear of before it writes over it', async () => {
  const { now, does, leaves } = await tab();
  keepLocalDraft(localStorage, ids.internId, ids.internshipId, says('Theirs, while this tab slept'));
  await does(({ types }) => types('Mine'));
  expect(now().other).toEqual(says('Theirs, while this tab slept'));
  expect(kept()).toBe('Mine');
  await leaves();
});

it('leaves in this browser what another tab wrote while its own was on its way', async () => {
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
  expect(kept()).toBe('Theirs');
  await leaves();
});

it('hears nothing of other drafts, nor of rubbish', async () => {
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
