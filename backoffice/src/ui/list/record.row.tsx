import { Box, TableCell, TableRow } from '@mui/material';
import { LinkBase, type RaRecord } from 'ra-core';
import { useMemo, type ReactElement } from 'react';
import { Choose } from './record.choice.tsx';
import { cellOf, type Column } from './record.columns.ts';
import { useRow, type RowProps } from './record.row.hook.ts';

interface NamedProps<R extends RaRecord> {
  readonly column: Column<R>;
  readonly record: R;
  readonly path: string | undefined;
}

/** What names a record: a link to it where it has an address. */
export function Named<R extends RaRecord>({ column, record, path }: NamedProps<R>): ReactElement {
  if (!path) return <>{cellOf(column, record)}</>;
  return (
    <Box component={LinkBase} to={path} sx={linkStyle}>
      {cellOf(column, record)}
    </Box>
  );
}

interface CellsProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  readonly record: R;
  readonly path: string | undefined;
}

function Cells<R extends RaRecord>({ columns, record, path }: CellsProps<R>): ReactElement {
  return (
    <>
      {columns.map((column, at) => (
        <TableCell key={column.name} align={column.number ? 'right' : 'left'}>
          <Named column={column} record={record} path={at === 0 ? path : undefined} />
        </TableCell>
      ))}
    </>
  );
}

/** A row of the table. What it shows is kept while only the choice of rows changes: drawing a hundred rows takes long. */
export function Row<R extends RaRecord>(props: RowProps<R>): ReactElement {
  const { record, columns, choosing, onToggle } = props;
  const { path, open, name, chosen } = useRow(props);
  const { id } = record;
  const choose = useMemo(
    () =>
      choosing && (
        <TableCell padding="checkbox" data-choice>
          <Choose id={id} name={name} chosen={chosen} onToggle={onToggle} />
        </TableCell>
      ),
    [choosing, id, name, chosen, onToggle],
  );
  const cells = useMemo(() => <Cells columns={columns} record={record} path={path} />, [columns, record, path]);
  return (
    <TableRow hover data-row={id} selected={chosen} onClick={open} sx={{ cursor: path ? 'pointer' : undefined }}>
      {choose}
      {cells}
    </TableRow>
  );
}

const linkStyle = { color: 'inherit', fontWeight: 600, textDecorationColor: 'var(--edge)' } as const;
