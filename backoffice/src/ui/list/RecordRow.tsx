import { Box, Checkbox, TableCell, TableRow } from '@mui/material';
import { LinkBase, useListContext, useNavigate, type RaRecord } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, type MouseEvent, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { cellOf, type Column } from './record-columns.ts';
import { recordLinkStyle } from './RecordLink.tsx';

type Id = RaRecord['id'];

interface RowCheckboxProps {
  readonly id: Id;
  readonly name: string;
  readonly chosen: boolean;
  readonly onToggle: (id: Id) => void;
}

function RowCheckbox({ id, name, chosen, onToggle }: RowCheckboxProps): ReactElement {
  const text = useMessages();
  return (
    <TableCell padding="checkbox" role="cell" data-choice onClick={(event) => event.stopPropagation()}>
      <Checkbox
        size="small"
        checked={chosen}
        onChange={() => onToggle(id)}
        slotProps={{ input: { 'aria-label': text('list.choose', { name }) } }}
      />
    </TableCell>
  );
}

interface CellsProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  readonly record: R;
  readonly path: string | undefined;
}

/** What a cell says about itself to the cards of narrow screens. */
const narrowCell = <R extends RaRecord>({ label, isWideOnly, isSelfEvident }: Column<R>, index: number) => ({
  'data-first': index === 0 ? true : undefined,
  'data-wide': isWideOnly,
  'data-label': index === 0 || isSelfEvident ? undefined : label,
});

function Cells<R extends RaRecord>({ columns, record, path }: CellsProps<R>): ReactElement {
  return (
    <>
      {columns.map((column, index) => (
        <TableCell
          key={column.name}
          align={column.isNumeric ? 'right' : 'left'}
          role="cell"
          {...narrowCell(column, index)}
        >
          {index === 0 && path ? (
            <Box component={LinkBase} to={path} sx={recordLinkStyle}>
              {cellOf(column, record)}
            </Box>
          ) : (
            cellOf(column, record)
          )}
        </TableCell>
      ))}
    </>
  );
}

/** Chooses or drops a row; it stays the same function, so that rows need not be drawn anew when others are chosen. */
export function useToggleRow(): (id: Id) => void {
  const { onToggleItem } = useListContext();
  const latest = useRef(onToggleItem);
  useEffect(() => {
    latest.current = onToggleItem;
  });
  return useCallback((id) => latest.current(id), []);
}

interface RecordRowProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  readonly pathOf: ((record: R) => string) | undefined;
  readonly record: R;
  readonly selectable: boolean;
  readonly onToggle: (id: Id) => void;
}

/**
 * A row of the table. What it shows is kept while only the choice of rows changes: drawing a hundred rows takes long.
 */
export function RecordRow<R extends RaRecord>({
  columns,
  pathOf,
  record,
  selectable,
  onToggle,
}: RecordRowProps<R>): ReactElement {
  const navigate = useNavigate();
  const { selectedIds } = useListContext();
  const path = pathOf?.(record);
  const { id } = record;
  const chosen = selectable && selectedIds.includes(id);
  const open = (event: MouseEvent) => {
    const inner = event.target instanceof Element && event.target.closest('a, button, input, label');
    if (path && !inner) navigate(path);
  };
  const name = String(record[columns[0]?.name ?? 'id'] ?? id);
  const choose = useMemo(
    () => selectable && <RowCheckbox id={id} name={name} chosen={chosen} onToggle={onToggle} />,
    [selectable, id, name, chosen, onToggle],
  );
  const cells = useMemo(() => <Cells columns={columns} record={record} path={path} />, [columns, record, path]);
  return (
    <TableRow
      hover
      role="row"
      data-row={id}
      selected={chosen}
      onClick={open}
      sx={{ cursor: path ? 'pointer' : undefined }}
    >
      {choose}
      {cells}
    </TableRow>
  );
}
