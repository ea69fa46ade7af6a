// @vitest-environment happy-dom
import { resumeContent } from '@prentice/contract';
import { beforeEach, expect, it } from 'vitest';
import { renderHook } from '../../../../test/render-hook.ts';
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

it('shows what another tab typed, and neither writes over it nor loses what was here', async () => {
  const editor = await open();
  await editor.does(({ change }) => change(named('Ada')));
  await editor.does(() => saveInOtherTab(named('Ada Kern')));
  expect(nameIn(editor.now())).toBe('Ada Kern');
  expect(editor.now().isFromOtherTab).toBe(true);
  expect(store.read(EDITOR_DRAFT)?.value.draft.basics['name']).toBe('Ada Kern');
  await editor.does(({ undo }) => undo?.());
  expect(nameIn(editor.now())).toBe('Ada');
  await editor.leaves();
});

it('says nothing of another tab that holds the same', async () => {
  const editor = await open();
  await editor.does(({ change }) => change(named('Ada')));
  await editor.does(() => saveInOtherTab(named('Ada')));
  expect(editor.now().isFromOtherTab).toBe(false);
  await editor.leaves();
});

it('counts as touched once something was changed in a CV that was read', async () => {
  const editor = await open(resumeContent.parse({ basics: { name: 'Ada' } }));
  expect(store.read(EDITOR_DRAFT)?.value.isTouched).toBe(false);
  await editor.does(({ change }) => change(named('Ada Kern')));
  expect(store.read(EDITOR_DRAFT)?.value.isTouched).toBe(true);
  await editor.leaves();
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
