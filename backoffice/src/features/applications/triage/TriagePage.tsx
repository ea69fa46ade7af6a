import { ListBase } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { useFilterInputs } from '../../../ui/list/filter-inputs.hook.tsx';
import { ListFilters } from '../../../ui/list/ResourceList.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { CandidateComparison } from '../compare/CandidateComparison.tsx';
import { useComparedIds } from '../compare/compared-ids.hook.ts';
import { candidatesExport, triageFilters } from '../lists/candidate-filters.ts';
import { UndoProvider } from '../undo/UndoProvider.tsx';
import { TriageWorkspace } from './TriageWorkspace.tsx';

/**
 * Shows new candidates over all internships, the most pressing first: the list beside the candidate one is at. `j` and `k`
 * walk, `s` and `r` decide and open the next.
 */
export default function TriagePage(): ReactElement {
  const text = useMessages();
  const { inputs, labelOf } = useFilterInputs(triageFilters);
  const mayExport = useAbility().can('export', 'Application');
  const { comparedIds } = useComparedIds();
  if (comparedIds.length > 0)
    return (
      <>
        <PageHeader title={text('candidates.triage')} />
        <CandidateComparison ids={comparedIds} />
      </>
    );
  return (
    <UndoProvider sharedAs="triage">
      <PageHeader title={text('candidates.triage')} />
      <ListBase
        resource="applications"
        sort={{ field: 'responseDueAt', order: 'ASC' }}
        filter={{ stage: 'interested' }}
        perPage={50}
        storeKey="triage"
        debounce={0}
        disableAuthentication
      >
        <ListFilters storeKey="triage" filters={inputs} filterLabel={labelOf} file={mayExport && candidatesExport} />
        <TriageWorkspace />
      </ListBase>
    </UndoProvider>
  );
}
