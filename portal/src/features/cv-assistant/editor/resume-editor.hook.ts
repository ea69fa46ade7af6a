import { missingInResume, resumeContent, type ResumeContent, type ResumeSummary } from '@prentice/contract';
import { useEffect, useState } from 'react';
import type { Translate } from '../../../i18n/translate.ts';
import { schemaErrors, type FieldErrors } from '../../../ui/form-errors.ts';
import { edit, redo, startHistory, undo } from './edit-history.ts';
import { contentOf, draftOf, resumeDrafts, withoutEmptyEntries, type EditedResume } from './resume-draft.ts';

const ABOUT = 'editor';
/* Fields of lists that are typed as one text. */
const listPaths: readonly (readonly [pattern: RegExp, field: string])[] = [
  [/^basics\.profiles\b.*/u, 'profiles'],
  [/^skills\b.*/u, 'skills'],
  [/^languages\b.*/u, 'languages'],
  [/^(\w+\.\d+\.(?:highlights|courses|keywords))\b.*/u, '$1'],
];

const fieldOf = (path: string): string => {
  const [pattern, field] = listPaths.find(([pattern]) => pattern.test(path)) ?? [];
  return pattern && field ? path.replace(pattern, field) : path;
};

/** Returns what is wrong by the fields of the editor. */
export function resumeErrors(edited: EditedResume, t: Translate): FieldErrors {
  const typed = contentOf(edited.draft);
  const entries = Object.entries(schemaErrors(resumeContent, typed, t)).map(([path, text]) => [fieldOf(path), text]);
  const parsed = resumeContent.safeParse(typed);
  const missing = parsed.success
    ? missingInResume(parsed.data).map((pointer) => [pointer.slice(1).replaceAll('/', '.'), t('ui.field.empty')])
    : [];
  return Object.fromEntries([...entries, ...missing]);
}

/**
 * Returns the content to save or to export: entries that nothing was typed into are left out; null when something does
 * not fit.
 */
export function savableContent({ draft }: EditedResume): ResumeContent | null {
  return resumeContent.safeParse(contentOf(withoutEmptyEntries(draft))).data ?? null;
}

/** The saved version that the editor was opened from, as far as a save needs it. */
export type OpenVersion = Pick<ResumeSummary, 'id' | 'name' | 'version'>;

export interface ResumeEditorState {
  readonly edited: EditedResume;
  /** Changes it, as one step of undoing together with what was typed into the same field before. */
  readonly change: (next: EditedResume, field?: string | null, endsStep?: boolean) => void;
  /** Takes other content in place of it; undoing brings back what was there. */
  readonly replace: (content: ResumeContent) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** The content of the editor with its history; every change is kept in this browser at once. */
export function useResumeEditor(
  accountId: string,
  start: EditedResume,
  source: ResumeContent | null,
): ResumeEditorState {
  const [store] = useState(() => resumeDrafts(accountId));
  const [history, setHistory] = useState(() => startHistory(store.read(ABOUT)?.value ?? start));
  const [taken, setTaken] = useState<ResumeContent | null>(null);
  /* A CV that is handed over takes the place of what was typed, which undoing brings back. */
  if (source && source !== taken) {
    setTaken(source);
    setHistory((before) => edit(before, { ...before.present, draft: draftOf(source) }));
  }
  const { past, present, future } = history;
  useEffect(() => store.save(ABOUT, present), [store, present]);
  return {
    edited: present,
    change: (next, field = null, endsStep = false) => setHistory((before) => edit(before, next, field, endsStep)),
    replace: (content) => setHistory((before) => edit(before, { ...before.present, draft: draftOf(content) })),
    undo: past.length > 0 ? () => setHistory(undo) : null,
    redo: future.length > 0 ? () => setHistory(redo) : null,
  };
}
