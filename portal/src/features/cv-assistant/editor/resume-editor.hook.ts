import type { ResumeContent, ResumeLanguage } from '@prentice/contract';
import { useEffect, useState } from 'react';
import { edit, redo, startHistory, undo } from './edit-history.ts';
import { draftOf } from './resume-draft.ts';
import { EDITOR_DRAFT, resumeDrafts, type EditedResume } from './resume-draft-store.ts';

export interface ResumeEditorState {
  readonly edited: EditedResume;
  /** Changes it, as one step of undoing together with what was typed into the same field before. */
  readonly change: (next: EditedResume, field?: string | null, endsStep?: boolean) => void;
  /** Takes other content in place of it; undoing brings back what was there. */
  readonly replace: (content: ResumeContent) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** What is shown came from another tab, and nothing was changed here since. */
  readonly isFromOtherTab: boolean;
}

/** What is known of a CV that is handed over. */
interface HandedOver {
  readonly language?: ResumeLanguage | null;
  readonly documentId?: string | null;
}

/* The "field" of steps that another tab made: they are one step here. */
const OTHER_TAB = 'other tab';
const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/**
 * Returns the content of the editor with its history. Every change is kept in this browser at once, and shown in its other
 * tabs, so that none of them writes over another.
 * @param source a CV that is handed over: it takes the place of what was typed, which undoing brings back
 * @param handedOver what is known of that CV
 */
export function useResumeEditor(
  accountId: string,
  start: EditedResume,
  source: ResumeContent | null,
  handedOver: HandedOver = {},
): ResumeEditorState {
  const [store] = useState(() => resumeDrafts(accountId));
  const [history, setHistory] = useState(() => {
    const typed = startHistory(store.read(EDITOR_DRAFT)?.value ?? start);
    if (!source) return typed;
    const { present } = typed;
    const { language, documentId = null } = handedOver;
    return edit(typed, {
      ...present,
      language: language ?? present.language,
      draft: draftOf(source),
      isTouched: false,
      documentId,
    });
  });
  const { past, present, future, field } = history;
  const isFromOtherTab = field === OTHER_TAB;
  useEffect(() => {
    if (!isFromOtherTab) store.save(EDITOR_DRAFT, present);
  }, [store, present, isFromOtherTab]);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      const other = key === store.key(EDITOR_DRAFT) ? store.parse(newValue)?.value : undefined;
      if (other) setHistory((before) => (isSame(before.present, other) ? before : edit(before, other, OTHER_TAB)));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [store]);
  const change: ResumeEditorState['change'] = (next, changed = null, endsStep = false) =>
    setHistory((before) => edit(before, { ...next, isTouched: true }, changed, endsStep));
  return {
    edited: present,
    change,
    replace: (content) => change({ ...present, draft: draftOf(content) }),
    undo: past.length > 0 ? () => setHistory(undo) : null,
    redo: future.length > 0 ? () => setHistory(redo) : null,
    isFromOtherTab,
  };
}
