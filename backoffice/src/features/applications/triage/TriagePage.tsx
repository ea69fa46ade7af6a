import { ListBase } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { ExportButton } from '../../../ui/list/ExportButton.tsx';
import { csvColumnsOf } from '../../../ui/list/record-columns.ts';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useCandidateColumns } from '../lists/candidate-columns.hook.tsx';
import { candidatesExport, triageFilters } from '../lists/candidate-filters.ts';
import { UndoProvider } from '../undo/UndoProvider.tsx';
import { TriageWorkspace } from './TriageWorkspace.tsx';

function Export(): ReactElement | null {
  const columns = useCandidateColumns(true, false);
  if (!useAbility().can('export', 'Application')) return null;
  const file = { ...candidatesExport, csvColumns: csvColumnsOf(columns) };
  return <ExportButton storeKey="triage.columns" file={file} />;
}

/**
 * New candidates over all internships, the most pressing first: the list beside the candidate one is at. `j` and `k`
 * walk, `s` and `r` decide and go on.
 */
export default function TriagePage(): ReactElement {
  const text = useMessages();
  return (
    <UndoProvider>
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
        <FilterBar filters={triageFilters} storeKey="triage">
          <Export />
        </FilterBar>
        <TriageWorkspace />
      </ListBase>
    </UndoProvider>
  );
}
