// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { resumeContent } from '@prentice/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EDITOR_DRAFT, emptyResume, resumeDrafts, type EditedResume } from './resume-draft-store.ts';
import { useResumeEditor } from './resume-editor.hook.ts';

const store = resumeDrafts('ada');
const named = (name: string): EditedResume => {
  const empty = emptyResume('en');
  return { ...empty, isTouched: true, draft: { ...empty.draft, basics: { ...empty.draft.basics, name } } };
};
const open = (source: Parameters<typeof useResumeEditor>[2] = null) =>
  renderHook(() => useResumeEditor('ada', emptyResume('en'), source));
const nameIn = ({ edited }: ReturnType<typeof useResumeEditor>) => edited.draft.basics['name'];

/* What the browser does for the other tabs. */
function saveInOtherTab(value: EditedResume): void {
  store.save(EDITOR_DRAFT, value);
  const key = store.key(EDITOR_DRAFT);
  dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('shows what another tab typed, and neither writes over it nor loses what was here', async () => {
  const { result } = open();
  await act(async () => result.current.change(named('Ada')));
  await act(async () => saveInOtherTab(named('Ada Kern')));
  expect(nameIn(result.current)).toBe('Ada Kern');
  expect(result.current.isFromOtherTab).toBe(true);
  expect(store.read(EDITOR_DRAFT)?.value.draft.basics['name']).toBe('Ada Kern');
  await act(async () => result.current.undo?.());
  expect(nameIn(result.current)).toBe('Ada');
});

it('says nothing of another tab that holds the same', async () => {
  const { result } = open();
  await act(async () => result.current.change(named('Ada')));
  await act(async () => saveInOtherTab(named('Ada')));
  expect(result.current.isFromOtherTab).toBe(false);
});

it('counts as touched once something was changed in a CV that was read', async () => {
  const { result } = open(resumeContent.parse({ basics: { name: 'Ada' } }));
  expect(store.read(EDITOR_DRAFT)?.value.isTouched).toBe(false);
  await act(async () => result.current.change(named('Ada Kern')));
  expect(store.read(EDITOR_DRAFT)?.value.isTouched).toBe(true);
});

it('undoes own changes only: what it begins with stays, a draft that a CV replaces comes back', async () => {
  const { result } = open(resumeContent.parse({ basics: { name: 'Ada' } }));
  expect(result.current.undo).toBeNull();
  await act(async () => result.current.change(named('Ada Kern')));
  await act(async () => result.current.undo?.());
  expect([nameIn(result.current), result.current.undo]).toEqual(['Ada', null]);
  cleanup();
  const again = open(resumeContent.parse({ basics: { name: 'Bo' } }));
  expect([nameIn(again.result.current), again.result.current.undo]).toEqual(['Bo', null]);
  await act(async () => again.result.current.change(named('Bo Kern')));
  cleanup();
  const replacing = open(resumeContent.parse({ basics: { name: 'Cy' } }));
  await act(async () => replacing.result.current.undo?.());
  expect(nameIn(replacing.result.current)).toBe('Bo Kern');
});

it('tells what was undone and redone, until something else is changed', async () => {
  const { result } = open();
  await act(async () => result.current.change(named('Ada')));
  expect(result.current.lastStep).toBeNull();
  await act(async () => result.current.undo?.());
  expect(result.current.lastStep).toMatchObject({ kind: 'undone', changed: 'basics.name' });
  await act(async () => result.current.redo?.());
  expect(result.current.lastStep).toMatchObject({ kind: 'redone', changed: 'basics.name' });
  await act(async () => result.current.change(named('Ada Kern')));
  expect(result.current.lastStep).toBeNull();
});

it('takes the language of a CV that is handed over, for its headings', () => {
  const source = resumeContent.parse({ basics: { name: 'Ada' } });
  const { result } = renderHook(() => useResumeEditor('ada', emptyResume('en'), source, { language: 'de' }));
  expect(result.current.edited.language).toBe('de');
});

it('keeps drafts whose rows were one text', () => {
  const { draft } = emptyResume('en');
  const former = {
    ...draft,
    profiles: 'GitHub: https://github.com/ada',
    skills: 'Python\nField work: ringing',
    languages: 'German: C1',
  };
  localStorage.setItem(
    store.key(EDITOR_DRAFT),
    JSON.stringify({
      savedAt: Date.now(),
      version: null,
      value: { draft: former, template: 'modern', language: 'en' },
    }),
  );
  expect(store.read(EDITOR_DRAFT)?.value.draft).toMatchObject({
    profiles: [{ url: 'https://github.com/ada', network: 'GitHub' }],
    skills: [
      { name: 'Python', keywords: '' },
      { name: 'Field work', keywords: 'ringing' },
    ],
    languages: [{ language: 'German', fluency: 'C1' }],
  });
});
