import { Alert, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { saveFile } from '@prentice/client/browser';
import type { ImportResult, ImportedTable } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useFieldMessage, useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { brokenRows, csvFile } from './import-files.ts';

interface ImportReportTableProps {
  readonly table: ImportedTable;
  readonly results: readonly ImportResult[];
  readonly isDryRun: boolean;
  /** False while it runs and after it was cancelled. */
  readonly isWhole: boolean;
}

/** How many rows were taken, and row by row what is wrong with the others. */
export function ImportReportTable({ table, results, isDryRun, isWhole }: ImportReportTableProps): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const say = useFieldMessage();
  const count = (outcome: ImportResult['outcome']) => results.filter((one) => one.outcome === outcome).length;
  const counts = { created: count('created'), listed: count('listed'), invalid: count('invalid') };
  const faulty = results.filter(({ errors }) => errors.length > 0);
  const describe = (errors: ImportResult['errors']) =>
    errors.map(({ field, message }) => `${word('importField', field)}: ${say(message)}`).join(' ');
  const saveBroken = () =>
    saveFile(
      csvFile(brokenRows({ table, results, heading: text('externalJobs.problems'), describe })),
      text('externalJobs.brokenFile'),
    );
  return (
    <>
      <Alert severity={counts.invalid > 0 ? 'warning' : 'success'} role="status" sx={{ my: 2 }}>
        {text(isDryRun ? 'externalJobs.wouldImport' : 'externalJobs.imported', counts)}
        {!isWhole && ` ${text('externalJobs.importPartial', { smart_count: results.length })}`}
      </Alert>
      {faulty.length > 0 && (
        <>
          <p>{text('externalJobs.brokenHelp')}</p>
          <Button variant="outlined" onClick={saveBroken} sx={{ mb: 1.5 }}>
            {text('externalJobs.brokenSave', { smart_count: faulty.length })}
          </Button>
        </>
      )}
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
