import { Alert, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ImportResult } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useFieldMessage, useMessages, useValueLabel } from '../../i18n/messages.hook.ts';

interface ImportReportTableProps {
  readonly results: readonly ImportResult[];
  readonly isDryRun: boolean;
  /** False while it runs and after it was cancelled. */
  readonly isWhole: boolean;
}

/** How many rows were taken, and row by row what is wrong with the others. */
export function ImportReportTable({ results, isDryRun, isWhole }: ImportReportTableProps): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const say = useFieldMessage();
  const count = (outcome: ImportResult['outcome']) => results.filter((one) => one.outcome === outcome).length;
  const counts = { created: count('created'), listed: count('listed'), invalid: count('invalid') };
  const faulty = results.filter(({ errors }) => errors.length > 0);
  return (
    <>
      <Alert severity={counts.invalid > 0 ? 'warning' : 'success'} role="status" sx={{ my: 2 }}>
        {text(isDryRun ? 'externalJobs.wouldImport' : 'externalJobs.imported', counts)}
        {!isWhole && ` ${text('externalJobs.importPartial', { smart_count: results.length })}`}
      </Alert>
      {faulty.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell align="right">{text('externalJobs.row')}</TableCell>
              <TableCell>{text('externalJobs.column')}</TableCell>
              <TableCell>{text('externalJobs.cell')}</TableCell>
              <TableCell>{text('externalJobs.problems')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {faulty.flatMap(({ line, errors }) =>
              errors.map(({ field, value, message }) => (
                <TableRow key={`${line} ${field}`}>
                  <TableCell align="right">{line}</TableCell>
                  <TableCell>{word('importField', field)}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{value || text('externalJobs.emptyCell')}</TableCell>
                  <TableCell>{say(message)}</TableCell>
                </TableRow>
              )),
            )}
          </TableBody>
        </Table>
      )}
    </>
  );
}
