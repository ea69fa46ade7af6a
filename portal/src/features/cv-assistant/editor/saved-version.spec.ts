// @vitest-environment happy-dom
import { resumeContent, type ResumeContent } from '@prentice/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { islandText } from '../../../i18n/catalogue.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import { emptyResume, type EditedResume } from './resume-draft-store.ts';
import { useResumeEditor } from './resume-editor.hook.ts';
import { versionStateText } from './SaveState.tsx';
import { savedAs, useSavedVersion } from './saved-version.hook.ts';

const t = createTranslator(islandText('en', 'resume.'));
const named = (name: string): EditedResume => {
  const empty = emptyResume('en');
  return { ...empty, draft: { ...empty.draft, basics: { ...empty.draft.basics, name } } };
};
const stored = { id: 'a1', name: 'For stations', version: 1, updatedAt: '2027-03-01T10:00:00.000Z' };
const saved = savedAs(stored, named('Ada Kern'));
const text = (edited: EditedResume) => versionStateText({ t, language: 'en', edited, saved });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('says whether the text is that of a version, and after it is changed and changed back', () => {
  expect(text(named('Ada Kern'))).toMatch(/^Saved as “For stations”: .*1 Mar 2027/);
  expect(text(named('Ada K.'))).toMatch(/^Changed since you saved “For stations”/);
  expect(text({ ...named('Ada Kern'), template: 'compact' })).toMatch(/^Changed since/);
  expect(text({ ...named('Ada Kern'), isTouched: true })).toMatch(/^Saved as/);
});

it('forgets the version when another CV takes the place of the draft: a save would overwrite it with that one', async () => {
  const openEditor = (source: ResumeContent | null) =>
    renderHook(() => {
      const { edited } = useResumeEditor('ada', named('Ada Kern'), source);
      return useSavedVersion('ada', source && edited);
    }).result;
  const first = openEditor(null);
  await act(async () => first.current[1](saved));
  expect(openEditor(resumeContent.parse({ basics: { name: 'Ada Kern' } })).current[0]).toEqual(saved);
  expect(openEditor(resumeContent.parse({ basics: { name: 'Bo Lind' } })).current[0]).toBeNull();
  expect(openEditor(null).current[0]).toBeNull();
});

it('remembers the version when the page is loaded again, for its owner alone', async () => {
  const { result } = renderHook(() => useSavedVersion('ada'));
  expect(result.current[0]).toBeNull();
  await act(async () => result.current[1](saved));
  expect(renderHook(() => useSavedVersion('ada')).result.current[0]).toEqual(saved);
  expect(renderHook(() => useSavedVersion('bo')).result.current[0]).toBeNull();
  await act(async () => result.current[1](null));
  expect(renderHook(() => useSavedVersion('ada')).result.current[0]).toBeNull();
});
