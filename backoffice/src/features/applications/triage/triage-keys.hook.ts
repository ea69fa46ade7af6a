import { useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';
import { useKeyboardShortcuts } from '../../../ui/keyboard/KeyboardShortcuts.tsx';
import { decisionKeys } from '../actions/available-actions.hook.ts';
import type { CandidateRow } from '../application-types.ts';
import type { RefusedKey } from './refused-key.hook.ts';
import type { TriageDecisions } from './TriageCandidate.tsx';
import type { TriagePosition } from './triage-position.hook.ts';

/**
 * Binds the keys of the screen. Those that decide are about the row one is at, which is in sight.
 *
 * @param isShown whether the candidate is on the screen: a key that was meant for the one before decides about nobody
 */
export function useTriageKeys(
  { row, next, previous }: TriagePosition,
  decisions: TriageDecisions,
  isShown: boolean,
  refusedKey: RefusedKey,
): void {
  const text = useMessages();
  const { selectedIds, onToggleItem } = useListContext<CandidateRow>();
  const nameOf = useCandidateName();
  const mayDecide = useAbility().can('transition', 'Application');
  const onceShown = (decide: () => void) => () => {
    if (row && !isShown) refusedKey.explain(text('triage.notShown', { name: nameOf(row) }));
    else decide();
  };
  /* While several are selected, these keys are about them: see BulkActions. */
  const aboutOne = [
    { key: decisionKeys.shortlisted, label: text('candidates.shortlist'), run: onceShown(decisions.shortlist) },
    { key: decisionKeys.rejected, label: text('candidates.reject'), run: onceShown(decisions.reject) },
  ];
  useKeyboardShortcuts([
    { key: 'j', label: text('candidates.next'), run: next, repeats: true },
    { key: 'k', label: text('candidates.previous'), run: previous, repeats: true },
    ...(mayDecide && selectedIds.length === 0 ? aboutOne : []),
    { key: 'x', label: text('triage.select'), run: () => row && onToggleItem(row.id) },
  ]);
}

/**
 * Returns by how many rows the keys moved before the list had loaded. Those moves are kept until then; a key that decides is
 * refused with a message, as no candidate is visible yet.
 */
export function useStepsBeforeList(hasList: boolean): number {
  const text = useMessages();
  const notify = useNotify();
  const mayDecide = useAbility().can('transition', 'Application');
  const [steps, setSteps] = useState(0);
  const refuse = () => notify(text('triage.stillLoading'), { type: 'info' });
  const moveShortcuts = [
    { key: 'j', label: text('candidates.next'), run: () => setSteps((count) => count + 1), repeats: true },
    {
      key: 'k',
      label: text('candidates.previous'),
      run: () => setSteps((count) => Math.max(0, count - 1)),
      repeats: true,
    },
  ];
  const decisionShortcuts = [
    { key: decisionKeys.shortlisted, label: text('candidates.shortlist'), run: refuse },
    { key: decisionKeys.rejected, label: text('candidates.reject'), run: refuse },
  ];
  useKeyboardShortcuts(hasList ? [] : [...moveShortcuts, ...(mayDecide ? decisionShortcuts : [])]);
  return steps;
}
