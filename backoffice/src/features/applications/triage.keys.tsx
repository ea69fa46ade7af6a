import { useListContext } from 'ra-core';
import { useRef, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { KeyHints, useKeys } from '../../ui/key.hint.tsx';
import type { CandidateRow } from './application.types.ts';

/** The row that the keys go to: the next or previous one, or the one that took the place of a row that has left. */
export function nextRow(ids: readonly string[], current: { id: string; at: number } | null, step: 1 | -1): number {
  const last = ids.length - 1;
  if (!current) return step === 1 ? Math.min(0, last) : last;
  const at = ids.indexOf(current.id);
  const wanted = at === -1 ? (step === 1 ? current.at : current.at - 1) : at + step;
  return Math.max(Math.min(0, last), Math.min(last, wanted));
}

const focusRow = (id: string): void => document.querySelector<HTMLElement>(`[data-row="${id}"] a`)?.focus();
const press = (name: string) => () => document.querySelector<HTMLButtonElement>(`[data-move="${name}"]`)?.click();

/** Moves through the rows by key and chooses them; what is chosen is shortlisted or rejected by the bar above. */
export function TriageKeys(): ReactElement {
  const text = useText();
  const { data = [], onSelect } = useListContext<CandidateRow>();
  const current = useRef<{ id: string; at: number } | null>(null);
  const go = (step: 1 | -1) => () => {
    const ids = data.map(({ id }) => id);
    const at = nextRow(ids, current.current, step);
    const id = ids[at];
    if (id === undefined) return;
    current.current = { id, at };
    onSelect([id]);
    focusRow(id);
  };
  const keys = [
    { key: 'j', label: text('candidates.next'), run: go(1) },
    { key: 'k', label: text('candidates.previous'), run: go(-1) },
    { key: 's', label: text('candidates.shortlist'), run: press('shortlist') },
    { key: 'r', label: text('candidates.reject'), run: press('reject') },
  ];
  useKeys(keys);
  /* The row's link has the focus: Enter opens it by itself. */
  return <KeyHints moves={[...keys, { key: 'Enter', label: text('candidates.open') }]} />;
}
