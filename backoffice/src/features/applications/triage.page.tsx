import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { EmptyState } from '../../ui/empty.state.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { CandidateList } from './candidate.list.tsx';
import { TriageKeys } from './triage.keys.tsx';

/** New candidates over all internships, the most pressing first; j, k, s and r work through them. */
export default function TriagePage(): ReactElement {
  const text = useText();
  return (
    <>
      <PageHead title={text('candidates.triage')}>{text('candidates.triageLead')}</PageHead>
      <CandidateList
        storeKey="triage"
        which={{ stage: 'interested' }}
        mixed
        sort={{ field: 'responseDueAt', order: 'ASC' }}
        empty={<EmptyState title={text('candidates.triageEmpty')} help={text('candidates.triageEmptyHelp')} />}
      >
        <TriageKeys />
      </CandidateList>
    </>
  );
}
