import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { importFields, type ImportField, type ImportedTable } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { FIRST_LINE } from './import-files.ts';

const SHOWN_ROWS = 5;

interface MappedPreviewProps {
  readonly table: ImportedTable;
  readonly fields: readonly (ImportField | null)[];
}

/** Shows the first rows of a file as they would be imported, each cell below its field. */
export function MappedPreview({ table, fields }: MappedPreviewProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const chosen = importFields.filter((field) => fields.includes(field));
  const title = text('externalJobs.preview', { smart_count: Math.min(SHOWN_ROWS, table.rows.length) });
  return (
    <>
      <h3>{title}</h3>
      <Box role="region" aria-label={title} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell align="right">{text('externalJobs.row')}</TableCell>
              {chosen.map((field) => (
                <TableCell key={field}>{valueLabel('importField', field)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {table.rows.slice(0, SHOWN_ROWS).map((cells, index) => (
              <TableRow key={`row ${String(index)}`}>
                <TableCell align="right">{index + FIRST_LINE}</TableCell>
                {chosen.map((field) => (
                  <TableCell key={field} sx={cellStyle}>
                    {cells[fields.indexOf(field)] || text('externalJobs.emptyCell')}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}

const cellStyle = { maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
