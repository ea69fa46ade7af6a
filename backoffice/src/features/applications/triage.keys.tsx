import { useListContext, useNavigate } from 'ra-core';
import { useMemo, useState, type ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { KeyHints, useKeys } from '../../ui/key.hint.tsx';
import type { CandidateRow } from './application.types.ts';

const clamp = (at: number, length: number): number => Math.max(0, Math.min(length - 1, at));

/** Moves through the rows by key and chooses them; what is chosen is shortlisted or rejected by the bar above. */
export function TriageKeys(): ReactElement {
  const text = useText();
  const navigate = useNavigate();
  const { data = [], onSelect } = useListContext<CandidateRow>();
  const [at, setAt] = useState(-1);
  const moves = useMemo(() => {
    const go = (step: number) => {
      const next = clamp(at + step, data.length);
      setAt(next);
      const row = data[next];
      if (row) onSelect([row.id]);
    };
    const open = () => {
      const row = data[at];
      if (row) navigate(pathTo('candidate', row.id));
    };
    const press = (name: string) => () => document.querySelector<HTMLButtonElement>(`[data-move="${name}"]`)?.click();
    return [
      { key: 'j', label: text('candidates.next'), run: () => go(1) },
      { key: 'k', label: text('candidates.previous'), run: () => go(-1) },
      { key: 'Enter', label: text('candidates.open'), run: open },
      { key: 's', label: text('candidates.shortlist'), run: press('shortlist') },
      { key: 'r', label: text('candidates.reject'), run: press('reject') },
    ];
  }, [at, data, onSelect, navigate, text]);
  useKeys(moves);
  return <KeyHints moves={moves} />;
}
