import type { SortPayload } from 'ra-core';
import type { ReactElement } from 'react';
import type { MessageKey } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { useFilterInputs } from '../../../ui/list/filter-inputs.hook.tsx';
import type { FilterValues } from '../../../ui/list/filter-model.ts';
import { ResourceList, tableKeyOf } from '../../../ui/list/ResourceList.tsx';
import { BulkActions } from '../actions/BulkActions.tsx';
import { useBulkTransitions } from '../actions/bulk-transitions.hook.ts';
import { CompareCandidatesButton } from '../compare/CompareCandidatesButton.tsx';
import { UndoProvider } from '../undo/UndoProvider.tsx';
import { candidatesExport, followFilters, tableFilters } from './candidate-filters.ts';
import { CandidateTable } from './CandidateTable.tsx';

interface CandidateListProps {
  readonly storeKey: string;
  /** Which candidates: of one internship, of a stage. */
  readonly permanentFilter: FilterValues;
  readonly sort: SortPayload;
  readonly empty: { readonly title: MessageKey; readonly help: MessageKey };
  /** Candidates to follow up: what is next for each, with its actions. */
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
            <>
              <CompareCandidatesButton />
              {mayTransition && <BulkActions transitions={transitions} />}
            </>
          }
        />
      }
    />
  );
}

/** Shows candidates as a table: filters, comparing a few, shortlisting and rejecting several with a way back, CSV. */
export const CandidateList = (props: CandidateListProps): ReactElement => (
  <UndoProvider>
    <Candidates {...props} />
  </UndoProvider>
);
