// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ApplicationDraftContent } from '@prentice/contract';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../site/browser-session.ts';
import { useDraftAutosave } from './draft-autosave.hook.ts';
import { serializeDraft, saveLocalDraft, localDraftKey, readLocalDraft } from './local-draft.ts';

const ids = { internId: 'ada', internshipId: 'one' };
const key = localDraftKey(ids.internId, ids.internshipId);
const draftOf = (coverNote: string): ApplicationDraftContent => ({ cvDocumentId: null, coverNote, answers: [] });

/** A tab with a form of one field, open for a while. */
async function openTab() {
  const { result } = renderHook(() => {
    const [draft, replaceDraft] = useState(draftOf('Dear team'));
    const autosave = useDraftAutosave({ ...ids, draft, replaceDraft });
    return { draft, ...autosave, type: (coverNote: string) => replaceDraft(draftOf(coverNote)) };
  });
  await act(async () => void vi.advanceTimersByTime(0));
  return result;
}

/** Stores a draft as another tab does, which had `base` in common with this one, and tells this tab. */
function storeInOtherTab(draft: ApplicationDraftContent, base: ApplicationDraftContent): void {
  saveLocalDraft(localStorage, ids.internId, ids.internshipId, draft, serializeDraft(base));
  dispatchEvent(Object.assign(new Event('storage'), { key, newValue: localStorage.getItem(key) }));
}
const storedDraft = () => readLocalDraft(localStorage, ids.internId, ids.internshipId)?.coverNote;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(session.client.applications, 'saveDraft').mockRejectedValue(new TypeError('offline'));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('adopts the draft of another tab when nothing was typed, and neither stores nor sends it', async () => {
  const result = await openTab();
  await act(async () => storeInOtherTab(draftOf('Dear team, I'), draftOf('Something older')));
  expect(result.current).toMatchObject({ draft: draftOf('Dear team, I'), state: 'adopted', conflict: null });
  await act(async () => void vi.advanceTimersByTime(5_000));
  expect(session.client.applications.saveDraft).not.toHaveBeenCalled();
  await act(async () => storeInOtherTab(draftOf('Dear team, I am'), draftOf('Dear team, I')));
  expect(result.current.draft).toEqual(draftOf('Dear team, I am'));
});

it('stores what is typed on top of the draft of another tab', async () => {
  const result = await openTab();
  await act(async () => storeInOtherTab(draftOf('Dear team, I'), draftOf('Dear team')));
  await act(async () => result.current.type('Dear team, I am'));
  expect(result.current).toMatchObject({ state: 'saving', conflict: null });
  expect(localStorage.getItem(key)).toContain(JSON.stringify(serializeDraft(draftOf('Dear team, I'))));
  await act(async () => void vi.advanceTimersByTime(1_500));
  expect(session.client.applications.saveDraft).toHaveBeenCalledOnce();
  expect(storedDraft()).toBe('Dear team, I am');
});

it('adopts a draft that another tab based on the one typed here', async () => {
  const result = await openTab();
  await act(async () => result.current.type('Dear team, I'));
  await act(async () => storeInOtherTab(draftOf('Dear team, I am'), draftOf('Dear team, I')));
  expect(result.current).toMatchObject({ draft: draftOf('Dear team, I am'), conflict: null });
});

it('reports a conflict when another tab did not know the draft typed here, and keeps both', async () => {
  const result = await openTab();
  await act(async () => result.current.type('Mine'));
  await act(async () => storeInOtherTab(draftOf('Theirs'), draftOf('Dear team')));
  expect(result.current).toMatchObject({ draft: draftOf('Mine'), conflict: draftOf('Theirs') });
  await act(async () => result.current.swap());
  expect(result.current).toMatchObject({ draft: draftOf('Theirs'), conflict: draftOf('Mine') });
  await act(async () => result.current.swap());
  await act(async () => result.current.keepLocal());
  expect(result.current).toMatchObject({ draft: draftOf('Mine'), conflict: null });
  expect(storedDraft()).toBe('Mine');
});

it('shows an unnoticed draft of another tab before it overwrites it', async () => {
  const result = await openTab();
  saveLocalDraft(localStorage, ids.internId, ids.internshipId, draftOf('Theirs, while this tab slept'));
  await act(async () => result.current.type('Mine'));
  expect(result.current.conflict).toEqual(draftOf('Theirs, while this tab slept'));
  expect(storedDraft()).toBe('Mine');
});

it('keeps the local draft that another tab wrote while this one was being saved', async () => {
  let replyToSave = (): void => undefined;
  const savedReply = new Promise<void>((resolve) => (replyToSave = resolve));
  vi.mocked(session.client.applications.saveDraft).mockImplementation(async () => {
    await savedReply;
    return { ...draftOf(''), updatedAt: '2026-11-20T10:00:00.000Z' };
  });
  const result = await openTab();
  await act(async () => result.current.type('Mine'));
  await act(async () => void vi.advanceTimersByTime(1_500));
  await act(async () => storeInOtherTab(draftOf('Theirs'), draftOf('Dear team')));
  await act(async () => replyToSave());
  expect(result.current).toMatchObject({ state: 'saved', conflict: draftOf('Theirs') });
  expect(storedDraft()).toBe('Theirs');
});

it('sends the newest draft after the one that is being sent, and nothing once the form is gone', async () => {
  const replies: (() => void)[] = [];
  const saveDraft = vi.mocked(session.client.applications.saveDraft).mockImplementation(async () => {
    await new Promise<void>((resolve) => replies.push(resolve));
    return { ...draftOf(''), updatedAt: '2026-11-20T10:00:00.000Z' };
  });
  const result = await openTab();
  const typeAndWait = async (coverNote: string) => {
    await act(async () => result.current.type(coverNote));
    await act(async () => void vi.advanceTimersByTime(1_500));
  };
  for (const coverNote of ['One', 'Two', 'Three']) await typeAndWait(coverNote);
  await act(async () => replies[0]?.());
  await typeAndWait('Four');
  cleanup();
  await act(async () => replies[1]?.());
  await act(async () => void vi.advanceTimersByTime(5_000));
  expect(saveDraft.mock.calls.map(([request]) => request.body.coverNote)).toEqual(['One', 'Three']);
});

it('ignores other drafts and malformed data', async () => {
  const result = await openTab();
  for (const change of [
    { key: 'application:ada:two', newValue: JSON.stringify(draftOf('Another')) },
    { key, newValue: '{' },
    { key, newValue: null },
    { key: null, newValue: null },
  ])
    await act(async () => void dispatchEvent(Object.assign(new Event('storage'), change)));
  expect(result.current).toMatchObject({ draft: draftOf('Dear team'), state: 'unchanged', conflict: null });
});
