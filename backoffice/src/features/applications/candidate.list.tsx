import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import type { FilterValues } from '../../ui/list/filter.model.ts';
import { ListPage } from '../../ui/list/list.page.tsx';
import { ListTools } from '../../ui/list/list.tools.tsx';
import type { Column } from '../../ui/list/record.columns.ts';
import { RecordTable } from '../../ui/list/record.table.tsx';
import type { CandidateRow } from './application.types.ts';
import { BulkButtons } from './bulk.buttons.tsx';
import { useBulkMoves } from './bulk.moves.hook.ts';
import { useCandidateColumns } from './candidate.columns.tsx';
import { candidatesFile, followFilters, tableFilters } from './candidate.filters.ts';
import { CompareButton } from './compare.button.tsx';
import { RowMenu } from './row.menu.tsx';
import { UndoFrame } from './undo.frame.tsx';

const moveColumn = (label: string): Column<CandidateRow> => ({
  name: 'moves',
  label,
  render: (row) => <RowMenu row={row} />,
});

interface CandidateListProps {
  readonly storeKey: string;
  /** Which candidates: of one internship, of a stage. */
  readonly which: FilterValues;
  /** Candidates of several internships are mixed. */
  readonly mixed: boolean;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly empty: ReactNode;
  /** Candidates to follow up: each with its moves, several to compare. */
  readonly follow?: boolean;
  readonly children?: ReactNode;
}

function Candidates(props: CandidateListProps): ReactElement {
  const ability = useAbility();
  const moves = useBulkMoves();
  const candidateColumns = useCandidateColumns(props.mixed, props.follow ?? false);
  const text = useText();
  const mayMove = ability.can('transition', 'Application');
  const columns = props.follow && mayMove ? [...candidateColumns, moveColumn(text('outcome.moves'))] : candidateColumns;
  const store = `${props.storeKey}.columns`;
  return (
    <ListPage
      resource="applications"
      storeKey={props.storeKey}
      sort={{ ...props.sort }}
      permanent={props.which}
      filters={props.follow ? followFilters : tableFilters}
      perPage={50}
      empty={props.empty}
      tools={
        <ListTools columns={columns} storeKey={store} file={ability.can('export', 'Application') && candidatesFile} />
      }
    >
      {props.children && <Box sx={aboveStyle}>{props.children}</Box>}
      <RecordTable
        columns={columns}
        storeKey={store}
        pathOf={(row) => pathTo('candidate', row.id)}
        bulk={
          (props.follow || mayMove) && (
            <>
              {props.follow && <CompareButton />}
              {mayMove && <BulkButtons moves={moves} />}
            </>
          )
        }
      />
    </ListPage>
  );
}

/** Only keys stand there, which narrow screens do not have. */
const aboveStyle = { display: { xs: 'none', md: 'block' }, px: 1.5, py: 0.75 } as const;

/** Candidates as a table: filters, choice, shortlisting and rejecting several with the way back, CSV. */
export const CandidateList = (props: CandidateListProps): ReactElement => (
  <UndoFrame>
    <Candidates {...props} />
  </UndoFrame>
);
