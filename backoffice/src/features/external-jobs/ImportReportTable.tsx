import { Alert, Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { saveFile } from '@prentice/client/browser';
import type { ImportResult, ImportedTable } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useFieldMessage, useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { brokenRows, csvFile, repeatedRows } from './import-files.ts';

/** Repeated rows that are named one by one. */
const REPEATED_SHOWN = 20;

interface ImportReportTableProps {
  readonly table: ImportedTable;
  readonly results: readonly ImportResult[];
  readonly isDryRun: boolean;
  /** False while it runs and after it was cancelled. */
  readonly isWhole: boolean;
}

/** Shows how many rows were taken, and row by row what is wrong with the others. */
export function ImportReportTable({ table, results, isDryRun, isWhole }: ImportReportTableProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const fieldMessage = useFieldMessage();
  const locale = useLocale() ?? 'en';
  const count = (outcome: ImportResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const repeated = repeatedRows(results);
  const duplicateCount = count('listed') - repeated.length;
  const counts = [
    text(isDryRun ? 'externalJobs.wouldCreate' : 'externalJobs.created', { smart_count: count('created') }),
    ...(duplicateCount > 0 ? [text('externalJobs.alreadyListed', { smart_count: duplicateCount })] : []),
    ...(repeated.length > 0 ? [text('externalJobs.repeated', { smart_count: repeated.length })] : []),
    ...(count('invalid') > 0 ? [text('externalJobs.invalid', { smart_count: count('invalid') })] : []),
  ];
  const faulty = results.filter(({ errors }) => errors.length > 0);
  const describe = (errors: ImportResult['errors']) =>
    errors.map(({ field, message }) => `${valueLabel('importField', field)}: ${fieldMessage(message)}`).join(' ');
  const saveBroken = () =>
    saveFile(
      csvFile(brokenRows({ table, results, heading: text('externalJobs.problems'), describe })),
      text('externalJobs.brokenFile'),
    );
  return (
    <>
      <Alert severity={count('invalid') > 0 ? 'warning' : 'success'} role="status" sx={{ my: 2 }}>
        {`${new Intl.ListFormat(locale, { type: 'unit' }).format(counts)}.`}
        {!isWhole && ` ${text('externalJobs.importPartial', { smart_count: results.length })}`}
        {repeated.length > 0 && (
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {repeated.slice(0, REPEATED_SHOWN).map((row) => (
              <li key={row.line}>{text('externalJobs.repeatedRow', { ...row })}</li>
            ))}
            {repeated.length > REPEATED_SHOWN && (
              <li>{text('externalJobs.repeatedMore', { smart_count: repeated.length - REPEATED_SHOWN })}</li>
            )}
          </Box>
        )}
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
                  <TableCell>{valueLabel('importField', field)}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{value || text('externalJobs.emptyCell')}</TableCell>
                  <TableCell>{fieldMessage(message)}</TableCell>
                </TableRow>
              )),
            )}
          </TableBody>
        </Table>
      )}
    </>
  );
}
