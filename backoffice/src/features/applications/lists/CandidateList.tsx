import { Button } from '@mui/material';
import { applicationLimits } from '@prentice/contract';
import { useListContext, type SortPayload } from 'ra-core';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages, type MessageKey } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { useFilterInputs } from '../../../ui/list/filter-inputs.hook.tsx';
import type { FilterValues } from '../../../ui/list/filter-model.ts';
import { ResourceList, tableKeyOf } from '../../../ui/list/ResourceList.tsx';
import { BulkActions } from '../actions/BulkActions.tsx';
import { useBulkTransitions } from '../actions/bulk-transitions.hook.ts';
import { UndoProvider } from '../undo/UndoProvider.tsx';
import { candidatesExport, followFilters, tableFilters } from './candidate-filters.ts';
import { CandidateTable } from './CandidateTable.tsx';

/** Puts the selected rows side by side; two at least, as many as the server compares at most. */
function CompareButton(): ReactElement {
  const text = useMessages();
  const { selectedIds } = useListContext();
  const [, setSearch] = useSearchParams();
  const fits = selectedIds.length > 1 && selectedIds.length <= applicationLimits.compare;
  return (
    <Button
      disabled={!fits}
      title={fits ? undefined : text('outcome.compareHelp')}
      onClick={() => setSearch({ compare: selectedIds.join(',') })}
    >
      {text('outcome.compareMany', { smart_count: selectedIds.length })}
    </Button>
  );
}

interface CandidateListProps {
  readonly storeKey: string;
  /** Which candidates: of one internship, of a stage. */
  readonly permanentFilter: FilterValues;
  readonly sort: SortPayload;
  readonly empty: { readonly title: MessageKey; readonly help: MessageKey };
  /** Candidates to follow up: each with its actions, several to compare. */
  readonly isFollowUp?: boolean;
}

function Candidates(props: CandidateListProps): ReactElement {
  const { storeKey, isFollowUp = false } = props;
  const ability = useAbility();
  const transitions = useBulkTransitions();
  const { inputs, labelOf } = useFilterInputs(isFollowUp ? followFilters : tableFilters);
  const mayTransition = ability.can('transition', 'Application');
  return (
    <ResourceList
      resource="applications"
      storeKey={storeKey}
      isAddressed
      sort={props.sort}
      filter={props.permanentFilter}
      filters={inputs}
      filterLabel={labelOf}
      perPage={50}
      empty={props.empty}
      file={ability.can('export', 'Application') && candidatesExport}
      table={
        <CandidateTable
          storeKey={tableKeyOf(storeKey)}
          isFollowUp={isFollowUp}
          mayTransition={mayTransition}
          bulkActions={
            (isFollowUp || mayTransition) && (
              <>
                {isFollowUp && <CompareButton />}
                {mayTransition && <BulkActions transitions={transitions} />}
              </>
            )
          }
        />
      }
    />
  );
}

/** Shows candidates as a table: filters, selection, shortlisting and rejecting several with a way back, CSV. */
export const CandidateList = (props: CandidateListProps): ReactElement => (
  <UndoProvider>
    <Candidates {...props} />
  </UndoProvider>
);
