import { Box, Checkbox, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { useListContext, useStore, type RaRecord } from 'ra-core';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useIsNarrowScreen } from '../narrow-screen.hook.ts';
import { narrowTable } from './narrow-table.ts';
import { NativeChoice } from './NativeControls.tsx';
import { visibleColumns, type Column } from './record-columns.ts';
import { RecordRow, useToggleRow } from './RecordRow.tsx';
import { SelectionBar } from './SelectionBar.tsx';

interface RecordTableProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  /** Where hidden columns are remembered. */
  readonly storeKey: string;
  /** The address that a row leads to; its first cell is the link. */
  readonly pathOf?: (record: R) => string;
  /** What can be done with chosen rows; rows can be chosen when there is something. */
  readonly bulk?: ReactNode;
}

interface HeadProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  readonly isChoosing: boolean;
}

function Head<R extends RaRecord>({ columns, isChoosing }: HeadProps<R>): ReactElement {
  const { sort, setSort } = useListContext<R>();
  return (
    <TableRow role="row">
      {isChoosing && (
        <TableCell padding="checkbox">
          <SelectAllCheckbox />
        </TableCell>
      )}
      {columns.map(({ name, label, sort: field, isNumeric: number }) => {
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
    </TableRow>
  );
}

function SelectAllCheckbox(): ReactElement {
  const text = useMessages();
  const { data = [], selectedIds, onSelect } = useListContext();
  const some = data.some(({ id }) => selectedIds.includes(id));
  const all = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={some && !all}
      onChange={() => onSelect(all ? [] : data.map(({ id }) => id))}
      slotProps={{ input: { 'aria-label': text('list.chooseAll') } }}
    />
  );
}

/** What the heads of the columns offer, for cards, which have none: the order, and all rows at once. */
function NarrowHead<R extends RaRecord>({ columns, isChoosing }: HeadProps<R>): ReactElement | null {
  const text = useMessages();
  const { sort, setSort } = useListContext<R>();
  const orders = columns.flatMap(({ sort: field, label: column }) =>
    field
      ? ([
          [`${field} ASC`, text('list.ascending', { column })],
          [`${field} DESC`, text('list.descending', { column })],
        ] as const)
      : [],
  );
  if (orders.length === 0 && !isChoosing) return null;
  const choose = (value: string) => {
    const [field = sort.field, order] = value.split(' ');
    setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
  };
  return (
    <Box sx={narrowHeadStyle}>
      {isChoosing && <SelectAllCheckbox />}
      {orders.length > 0 && (
        <NativeChoice
          label={text('list.sortBy')}
          value={`${sort.field} ${sort.order}`}
          options={orders}
          onChoose={choose}
        />
      )}
    </Box>
  );
}

const narrowHeadStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 0.5,
  py: 0.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

/* Numbers are short: where there is little room, the words above them take two lines. */
const numberHead = { whiteSpace: 'normal' } as const;

/**
 * The records of the list around it as a dense table: sorted by its heads, rows that open, rows that can be chosen.
 * Not for new lists, which are a `ResourceList` with a `ListTable` (decision 38).
 */
export function RecordTable<R extends RaRecord>(props: RecordTableProps<R>): ReactElement {
  const { data = [] } = useListContext<R>();
  const [hidden] = useStore<string[]>(props.storeKey, []);
  const columns = useMemo(() => visibleColumns(props.columns, hidden), [props.columns, hidden]);
  const toggle = useToggleRow();
  const isNarrow = useIsNarrowScreen();
  const choosing = Boolean(props.bulk);
  return (
    <>
      {props.bulk && <SelectionBar>{props.bulk}</SelectionBar>}
      {isNarrow && <NarrowHead columns={columns} isChoosing={choosing} />}
      <Table size="small" role="table" sx={narrowTable}>
        <TableHead role="rowgroup">
          <Head columns={columns} isChoosing={choosing} />
        </TableHead>
        <TableBody role="rowgroup">
          {data.map((record) => (
            <RecordRow
              key={record.id}
              record={record}
              columns={columns}
              pathOf={props.pathOf}
              selectable={choosing}
              onToggle={toggle}
            />
          ))}
        </TableBody>
      </Table>
    </>
  );
}
