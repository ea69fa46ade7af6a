import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { CandidateList } from './CandidateList.tsx';
import { useListContext } from 'ra-core';
import { KeyboardShortcutHints, useKeyboardShortcuts } from '../../../ui/KeyboardShortcuts.tsx';
import { useRowNavigation } from '../../../ui/list/row-navigation.hook.ts';
import type { CandidateRow } from '../application-types.ts';

const clickAction = (name: string) => () => document.querySelector<HTMLButtonElement>(`[data-move="${name}"]`)?.click();

/** Moves through the rows by key and chooses them; what is chosen is shortlisted or rejected by the bar above. */
export function TriageKeys(): ReactElement {
  const text = useMessages();
  const { onSelect } = useListContext<CandidateRow>();
  const { next, previous } = useRowNavigation((id) => onSelect([id]));
  const keys = [
    { key: 'j', label: text('candidates.next'), run: next, repeats: true },
    { key: 'k', label: text('candidates.previous'), run: previous, repeats: true },
    { key: 's', label: text('candidates.shortlist'), run: clickAction('shortlist') },
    { key: 'r', label: text('candidates.reject'), run: clickAction('reject') },
  ];
  useKeyboardShortcuts(keys);
  /* The row's link has the focus: Enter opens it by itself. */
  return <KeyboardShortcutHints shortcuts={[...keys, { key: 'Enter', label: text('candidates.open') }]} />;
}

/** New candidates over all internships, the most pressing first; j, k, s and r work through them. */
export default function TriagePage(): ReactElement {
  const text = useMessages();
  return (
    <>
      <PageHeader title={text('candidates.triage')}>{text('candidates.triageLead')}</PageHeader>
      <CandidateList
        storeKey="triage"
        permanentFilter={{ stage: 'interested' }}
        showInternship
        sort={{ field: 'responseDueAt', order: 'ASC' }}
        empty={<EmptyState title={text('candidates.triageEmpty')} help={text('candidates.triageEmptyHelp')} />}
      >
        <TriageKeys />
      </CandidateList>
    </>
  );
}
