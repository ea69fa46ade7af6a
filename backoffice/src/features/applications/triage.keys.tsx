import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { KeyHints, useKeys } from '../../ui/key.hint.tsx';
import { useRowWalk } from '../../ui/list/row.walk.ts';
import type { CandidateRow } from './application.types.ts';

const press = (name: string) => () => document.querySelector<HTMLButtonElement>(`[data-move="${name}"]`)?.click();

/** Moves through the rows by key and chooses them; what is chosen is shortlisted or rejected by the bar above. */
export function TriageKeys(): ReactElement {
  const text = useText();
  const { onSelect } = useListContext<CandidateRow>();
  const { next, previous } = useRowWalk((id) => onSelect([id]));
  const keys = [
    { key: 'j', label: text('candidates.next'), run: next, repeats: true },
    { key: 'k', label: text('candidates.previous'), run: previous, repeats: true },
    { key: 's', label: text('candidates.shortlist'), run: press('shortlist') },
    { key: 'r', label: text('candidates.reject'), run: press('reject') },
  ];
  useKeys(keys);
  /* The row's link has the focus: Enter opens it by itself. */
  return <KeyHints moves={[...keys, { key: 'Enter', label: text('candidates.open') }]} />;
}
