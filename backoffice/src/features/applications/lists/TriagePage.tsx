import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { CandidateList } from './CandidateList.tsx';
import { TriageKeys } from './TriageKeys.tsx';

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
