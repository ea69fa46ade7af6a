import { Box, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import { importFields, requiredImportFields, type ImportField, type ImportedTable } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';

/** Returns whether the columns that no listing can do without are there, and none twice. */
export function isMappingComplete(fields: readonly (ImportField | null)[]): boolean {
  const chosen = fields.filter((field) => field !== null);
  return requiredImportFields.every((field) => chosen.includes(field)) && new Set(chosen).size === chosen.length;
}

interface ColumnMappingProps {
  readonly table: ImportedTable;
  readonly fields: readonly (ImportField | null)[];
  readonly onChange: (fields: readonly (ImportField | null)[]) => void;
}

/** Shows every column of a file with its first cell, and the field that it is. */
export function ColumnMapping({ table, fields, onChange }: ColumnMappingProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const choose = (column: number, value: string) =>
    onChange(
      fields.map((field, index) =>
        index === column ? (importFields.find((importField) => importField === value) ?? null) : field,
      ),
    );
  return (
    <>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('externalJobs.column')}</TableCell>
            <TableCell sx={wideOnly}>{text('externalJobs.firstCell')}</TableCell>
            <TableCell>{text('externalJobs.field')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {table.columns.map((column, index) => (
            <TableRow key={`${String(index)} ${column}`}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {column}
                <Box sx={narrowOnly}>{table.rows[0]?.[index]}</Box>
              </TableCell>
              <TableCell sx={{ ...cellStyle, ...wideOnly }}>{table.rows[0]?.[index]}</TableCell>
              <TableCell sx={{ width: { xs: '56%', sm: 'auto' }, px: { xs: 1, sm: 2 } }}>
                <TextField
                  select
                  fullWidth
                  size="small"
                  margin="none"
                  value={fields[index] ?? ''}
                  onChange={(event) => choose(index, event.target.value)}
                  slotProps={{ select: { native: true }, htmlInput: { 'aria-label': column } }}
                >
                  <option value="">{text('externalJobs.noField')}</option>
                  {importFields.map((field) => (
                    <option key={field} value={field}>
                      {valueLabel('importField', field)}
                    </option>
                  ))}
                </TextField>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}

/* On phones the first cell stands below the name of its column. */
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;
const cellStyle = { maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const narrowOnly = { ...cellStyle, display: { sm: 'none' }, maxWidth: 96, color: 'text.secondary' } as const;
