import { Button } from '@mui/material';
import { applicationLimits } from '@prentice/contract';
import { useListContext } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import type { FilterValues } from '../../../ui/list/filter-model.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { ListTools } from '../../../ui/list/ListTools.tsx';
import type { Column } from '../../../ui/list/record-columns.ts';
import { RecordTable } from '../../../ui/list/RecordTable.tsx';
import type { CandidateRow } from '../application-types.ts';
import { BulkActions } from '../actions/BulkActions.tsx';
import { useBulkTransitions } from '../actions/bulk-transitions.hook.ts';
import { candidatePathFrom } from '../candidate/candidate-origin.hook.ts';
import { useCandidateColumns } from './candidate-columns.hook.tsx';
import { candidatesExport, followFilters, tableFilters } from './candidate-filters.ts';
import { RowActionMenu } from '../actions/CandidateActionMenu.tsx';
import { UndoProvider } from '../undo/UndoProvider.tsx';

/** Puts the chosen rows side by side; two at least, as many as the server compares at most. */
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

const actionsColumn = (label: string): Column<CandidateRow> => ({
  name: 'moves',
  isSelfEvident: true,
  label,
  render: (row) => <RowActionMenu row={row} />,
});

interface CandidateListProps {
  readonly storeKey: string;
  /** Which candidates: of one internship, of a stage. */
  readonly permanentFilter: FilterValues;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly empty: ReactNode;
  /** Candidates to follow up: each with its actions, several to compare. */
  readonly isFollowUp?: boolean;
}

function Candidates(props: CandidateListProps): ReactElement {
  const ability = useAbility();
  const transitions = useBulkTransitions();
  const candidateColumns = useCandidateColumns(false, props.isFollowUp ?? false);
  const text = useMessages();
  const mayTransition = ability.can('transition', 'Application');
  const columns =
    props.isFollowUp && mayTransition
      ? [...candidateColumns, actionsColumn(text('outcome.actions'))]
      : candidateColumns;
  const store = `${props.storeKey}.columns`;
  return (
    <ListPage
      resource="applications"
      storeKey={props.storeKey}
      sort={{ ...props.sort }}
      permanent={props.permanentFilter}
      filters={props.isFollowUp ? followFilters : tableFilters}
      perPage={50}
      empty={props.empty}
      tools={
        <ListTools columns={columns} storeKey={store} file={ability.can('export', 'Application') && candidatesExport} />
      }
    >
      <RecordTable
        columns={columns}
        storeKey={store}
        pathOf={(row) => candidatePathFrom(props.isFollowUp ? 'selected' : 'candidates', row.id)}
        bulk={
          (props.isFollowUp || mayTransition) && (
            <>
              {props.isFollowUp && <CompareButton />}
              {mayTransition && <BulkActions transitions={transitions} />}
            </>
          )
        }
      />
    </ListPage>
  );
}

/** Candidates as a table: filters, choice, shortlisting and rejecting several with the way back, CSV. */
export const CandidateList = (props: CandidateListProps): ReactElement => (
  <UndoProvider>
    <Candidates {...props} />
  </UndoProvider>
);
