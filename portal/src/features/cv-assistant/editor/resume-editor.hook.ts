import type { ResumeContent, ResumeLanguage } from '@prentice/contract';
import { useEffect, useState } from 'react';
import { changedPart } from './changed-part.ts';
import { edit, redo, startHistory, undo, type EditHistory } from './edit-history.ts';
import { draftOf } from './resume-draft.ts';
import { EDITOR_DRAFT, resumeDrafts, type EditedResume } from './resume-draft-store.ts';

/** A step that was just undone or redone. */
export interface HistoryStep {
  readonly kind: 'undone' | 'redone';
  /** Where it changed something, as `changedPart` names it. */
  readonly changed: string;
  /** How many steps can be undone after it: two steps in the same field differ by it. */
  readonly position: number;
}

export interface ResumeEditorState {
  readonly edited: EditedResume;
  /** Changes it, as one step of undoing together with what was typed into the same field before. */
  readonly change: (next: EditedResume, field?: string | null, endsStep?: boolean) => void;
  /** Shows what another device typed; undoing brings back what was there. */
  readonly adopt: (other: EditedResume) => void;
  /** Takes other content in place of it; undoing brings back what was there. */
  readonly replace: (content: ResumeContent) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** What was undone or redone, until anything else is changed. */
  readonly lastStep: HistoryStep | null;
  /** What is shown came from another tab or device, and nothing was changed here since. */
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

/** Returns what the editor begins with. Only a draft that its owner worked on is brought back by undoing. */
function historyOf(
  stored: EditedResume | undefined,
  start: EditedResume,
  source: ResumeContent | null,
  { language, documentId = null }: HandedOver,
): EditHistory<EditedResume> {
  const before = stored ?? start;
  if (!source) return startHistory(before);
  const draft = draftOf(source);
  const present = { ...before, language: language ?? before.language, draft, isTouched: false, documentId };
  return stored?.isTouched && !isSame(stored.draft, draft)
    ? edit(startHistory(stored), present)
    : startHistory(present);
}

/** Returns the steps back and forth through a history, and which one was taken last. */
function useSteps(history: EditHistory<EditedResume>, setHistory: (next: EditHistory<EditedResume>) => void) {
  const [last, setLast] = useState<HistoryStep & { readonly result: EditedResume }>();
  const { past, present, future } = history;
  const step = (kind: HistoryStep['kind'], go: typeof undo) => (): void => {
    const next = go(history);
    const changed = changedPart(present, next.present);
    setHistory(next);
    setLast({ kind, changed, position: next.past.length, result: next.present });
  };
  return {
    undo: past.length > 0 ? step('undone', undo) : null,
    redo: future.length > 0 ? step('redone', redo) : null,
    lastStep: last?.result === present ? last : null,
  };
}

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
  const [history, setHistory] = useState(() => historyOf(store.read(EDITOR_DRAFT)?.value, start, source, handedOver));
  const steps = useSteps(history, setHistory);
  const { present, field } = history;
  const isFromOtherTab = field === OTHER_TAB;
  useEffect(() => {
    if (!isFromOtherTab) store.save(EDITOR_DRAFT, present);
  }, [store, present, isFromOtherTab]);
  const adopt = (other: EditedResume): void =>
    setHistory((before) => (isSame(before.present, other) ? before : edit(before, other, OTHER_TAB)));
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      const other = key === store.key(EDITOR_DRAFT) ? store.parse(newValue)?.value : undefined;
      if (other) adopt(other);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [store]);
  const change: ResumeEditorState['change'] = (next, changed = null, endsStep = false) =>
    setHistory((before) => edit(before, { ...next, isTouched: true }, changed, endsStep));
  return {
    edited: present,
    change,
    adopt,
    replace: (content) => change({ ...present, draft: draftOf(content) }),
    ...steps,
    isFromOtherTab,
  };
}
