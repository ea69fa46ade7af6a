import { Box, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { useListContext, useStore, type RaRecord } from 'ra-core';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { useNarrow } from '../narrow.hook.ts';
import { shownColumns, type Column } from './record.columns.ts';
import { RecordCards } from './record.cards.tsx';
import { ChooseAll, useToggle } from './record.choice.tsx';
import type { RowProps } from './record.row.hook.ts';
import { Row } from './record.row.tsx';

interface RecordTableProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  /** Where hidden columns are remembered. */
  readonly storeKey: string;
  /** The address that a row leads to; its first cell is the link. */
  readonly pathOf?: (record: R) => string;
  /** What can be done with chosen rows; rows can be chosen when there is something. */
  readonly bulk?: ReactNode;
}

function Head<R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }): ReactElement {
  const { sort, setSort } = useListContext<R>();
  return (
    <>
      {columns.map(({ name, label, sort: field, number }) => {
        const active = field !== undefined && sort.field === field;
        const direction = sort.order === 'ASC' ? 'asc' : 'desc';
        const turn = () => field && setSort({ field, order: active && direction === 'asc' ? 'DESC' : 'ASC' });
        return (
          <TableCell
            key={name}
            align={number ? 'right' : 'left'}
            sortDirection={active ? direction : false}
            sx={number ? numberHead : undefined}
          >
            {field ? (
              <TableSortLabel active={active} direction={active ? direction : 'asc'} onClick={turn}>
                {label}
              </TableSortLabel>
            ) : (
              label
            )}
          </TableCell>
        );
      })}
    </>
  );
}

/** The chosen rows' number and what can be done with them. */
function BulkBar({ children }: { children: ReactNode }): ReactElement | null {
  const text = useText();
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Box role="toolbar" sx={bulkStyle}>
      <strong>{text('list.chosen', { smart_count: selectedIds.length })}</strong>
      {children}
    </Box>
  );
}

const bulkStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.75,
  bgcolor: 'var(--accent-wash)',
} as const;

/* Numbers are short: where there is little room, the words above them take two lines. */
const numberHead = { whiteSpace: 'normal' } as const;

type TableProps<R extends RaRecord> = Pick<RowProps<R>, 'columns' | 'pathOf' | 'choosing'>;

function Rows<R extends RaRecord>({ columns, pathOf, choosing }: TableProps<R>): ReactElement {
  const { data = [] } = useListContext<R>();
  const toggle = useToggle();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {choosing && (
            <TableCell padding="checkbox">
              <ChooseAll />
            </TableCell>
          )}
          <Head columns={columns} />
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((record) => (
          <Row
            key={record.id}
            record={record}
            columns={columns}
            pathOf={pathOf}
            choosing={choosing}
            onToggle={toggle}
          />
        ))}
      </TableBody>
    </Table>
  );
}

/**
 * The records of the list around it as a dense table: sorted by its heads, rows that open, rows that can be chosen. On a
 * narrow screen the same as a list of cards.
 */
export function RecordTable<R extends RaRecord>(props: RecordTableProps<R>): ReactElement {
  const [hidden] = useStore<string[]>(props.storeKey, []);
  const columns = useMemo(() => shownColumns(props.columns, hidden), [props.columns, hidden]);
  const Shown = useNarrow() ? RecordCards : Rows;
  return (
    <>
      {props.bulk && <BulkBar>{props.bulk}</BulkBar>}
      <Shown columns={columns} pathOf={props.pathOf} choosing={Boolean(props.bulk)} />
    </>
  );
}
