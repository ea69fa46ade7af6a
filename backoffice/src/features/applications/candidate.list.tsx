import { applicationLifecycle } from '@prentice/contract';
import type { ReactElement, ReactNode } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { ColumnsButton } from '../../ui/list/columns.button.tsx';
import { ExportButton } from '../../ui/list/export.button.tsx';
import type { FilterValues, ListFilter } from '../../ui/list/filter.model.ts';
import { ListPage } from '../../ui/list/list.page.tsx';
import { RecordTable } from '../../ui/list/record.table.tsx';
import { BulkButtons } from './bulk.buttons.tsx';
import { useBulkMoves } from './bulk.moves.hook.ts';
import { useCandidateColumns } from './candidate.columns.tsx';
import { UndoBar } from './undo.bar.tsx';

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'candidates.state',
    values: applicationLifecycle.states,
    words: 'applicationState',
  },
  { kind: 'switch', source: 'overdue', label: 'candidates.overdueOnly', value: true },
];

interface CandidateListProps {
  readonly storeKey: string;
  /** Which candidates: of one internship, of a stage. */
  readonly which: FilterValues;
  /** Candidates of several internships are mixed. */
  readonly mixed: boolean;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly empty: ReactNode;
  readonly children?: ReactNode;
}

/** Candidates as a table: filters, choice, shortlisting and rejecting several with the way back, CSV. */
export function CandidateList(props: CandidateListProps): ReactElement {
  const ability = useAbility();
  const moves = useBulkMoves();
  const columns = useCandidateColumns(props.mixed);
  const store = `${props.storeKey}.columns`;
  return (
    <>
      <UndoBar moves={moves} />
      <ListPage
        resource="applications"
        storeKey={props.storeKey}
        sort={{ ...props.sort }}
        permanent={props.which}
        filters={filters}
        perPage={50}
        empty={props.empty}
        tools={
          <>
            {props.children}
            <ColumnsButton columns={columns} storeKey={store} />
            {ability.can('export', 'Application') && (
              <ExportButton fileName="candidates.csv" call={(query) => client.applications.export({ query })} />
            )}
          </>
        }
      >
        <RecordTable
          columns={columns}
          storeKey={store}
          pathOf={(row) => pathTo('candidate', row.id)}
          bulk={ability.can('transition', 'Application') && <BulkButtons moves={moves} />}
        />
      </ListPage>
    </>
  );
}
