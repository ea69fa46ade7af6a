import { Box, Checkbox, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { LinkBase, useListContext, useNavigate, useStore, type RaRecord } from 'ra-core';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { cellOf, shownColumns, type Column } from './record.columns.ts';

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
          <TableCell key={name} align={number ? 'right' : 'left'} sortDirection={active ? direction : false}>
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

function ChooseAll(): ReactElement {
  const text = useText();
  const { data = [], selectedIds, onSelect } = useListContext();
  const some = data.some(({ id }) => selectedIds.includes(id));
  const all = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  return (
    <TableCell padding="checkbox">
      <Checkbox
        size="small"
        checked={all}
        indeterminate={some && !all}
        onChange={() => onSelect(all ? [] : data.map(({ id }) => id))}
        slotProps={{ input: { 'aria-label': text('list.chooseAll') } }}
      />
    </TableCell>
  );
}

function Choose({ id, name }: { id: RaRecord['id']; name: string }): ReactElement {
  const text = useText();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
      <Checkbox
        size="small"
        checked={selectedIds.includes(id)}
        onChange={() => onToggleItem(id)}
        slotProps={{ input: { 'aria-label': text('list.choose', { name }) } }}
      />
    </TableCell>
  );
}

function Row<R extends RaRecord>(
  props: Pick<RecordTableProps<R>, 'columns' | 'pathOf'> & { record: R; choosing: boolean },
): ReactElement {
  const { columns, pathOf, record, choosing } = props;
  const navigate = useNavigate();
  const { selectedIds } = useListContext();
  const path = pathOf?.(record);
  const open = (event: MouseEvent) => {
    const inner = event.target instanceof Element && event.target.closest('a, button, input, label');
    if (path && !inner) navigate(path);
  };
  const name: unknown = record[columns[0]?.name ?? 'id'];
  return (
    <TableRow
      hover
      data-row={record.id}
      selected={choosing && selectedIds.includes(record.id)}
      onClick={open}
      sx={{ cursor: path ? 'pointer' : undefined }}
    >
      {choosing && <Choose id={record.id} name={String(name ?? record.id)} />}
      {columns.map((column, at) => (
        <TableCell key={column.name} align={column.number ? 'right' : 'left'}>
          {at === 0 && path ? (
            <Box component={LinkBase} to={path} sx={linkStyle}>
              {cellOf(column, record)}
            </Box>
          ) : (
            cellOf(column, record)
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}

const linkStyle = { color: 'inherit', fontWeight: 600, textDecorationColor: 'var(--edge)' } as const;

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

/** The records of the list around it as a dense table: sorted by its heads, rows that open, rows that can be chosen. */
export function RecordTable<R extends RaRecord>(props: RecordTableProps<R>): ReactElement {
  const { data = [] } = useListContext<R>();
  const [hidden] = useStore<string[]>(props.storeKey, []);
  const columns = shownColumns(props.columns, hidden);
  const choosing = Boolean(props.bulk);
  return (
    <>
      {props.bulk && <BulkBar>{props.bulk}</BulkBar>}
      <Table size="small">
        <TableHead>
          <TableRow>
            {choosing && <ChooseAll />}
            <Head columns={columns} />
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((record) => (
            <Row key={record.id} record={record} columns={columns} pathOf={props.pathOf} choosing={choosing} />
          ))}
        </TableBody>
      </Table>
    </>
  );
}
