import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { saveFile } from '@prentice/client/browser';
import {
  DAY,
  externalJobLimits,
  importFields,
  importLimits,
  type ImportField,
  type ImportedTable,
  utcDay,
} from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useLocale, useStore } from 'ra-core';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { useFailureMessage } from '../../ui/mutations/error-message.hook.ts';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { ColumnMapping, isMappingComplete } from './ColumnMapping.tsx';
import { useImport } from './import.hook.ts';
import { ImportedDrafts } from './ImportedDrafts.tsx';
import { ImportReportTable } from './ImportReportTable.tsx';
import { csvFile, fieldsFor, keptColumns, skippedColumns, type KeptColumns } from './import-files.ts';
import { MappedPreview } from './MappedPreview.tsx';

const EXAMPLE_DAYS = 60;

/** Shows what a file may hold, and one to begin with. */
function ImportHelp(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const saveTemplate = () => {
    const example: Readonly<Record<ImportField, string>> = {
      title: text('externalJobs.example.title'),
      organisation: 'Alpenlabor',
      url: 'https://jobs.alpenlabor.example/12',
      city: 'Graz',
      country: text('externalJobs.example.country'),
      workMode: valueLabel('workMode', 'hybrid'),
      type: valueLabel('externalJobType', 'internship'),
      summary: text('externalJobs.example.summary'),
      closesAt: utcDay(new Date(Date.now() + EXAMPLE_DAYS * DAY)),
      payMin: '1200',
      payMax: '1400.50',
      payCurrency: 'EUR',
      payUnit: text('externalJobs.example.payUnit'),
    };
    const headings = importFields.map((field) => valueLabel('importField', field));
    const cells = importFields.map((field) => example[field]);
    saveFile(csvFile([headings, cells]), text('externalJobs.templateFile'));
  };
  const { title, organisation, summary } = externalJobLimits;
  return (
    <>
      <p>{text('externalJobs.importHelp', { rows: importLimits.rows })}</p>
      <p>
        {text('externalJobs.importLimits', {
          titleMin: title.min,
          titleMax: title.max,
          organisationMin: organisation.min,
          organisationMax: organisation.max,
          summaryMin: summary.min,
          summaryMax: summary.max,
          columns: importLimits.columns,
        })}
      </p>
      <p>
        <Button onClick={saveTemplate} startIcon={<DownloadIcon aria-hidden />}>
          {text('externalJobs.template')}
        </Button>
      </p>
    </>
  );
}

interface ImportProgressProps {
  readonly run: ReturnType<typeof useImport>;
  readonly table: ImportedTable;
  readonly onClose: () => void;
}

/** Shows how far an import is, what went wrong, what became of each row, and what can be done with the drafts. */
function ImportProgress({ run, table, onClose }: ImportProgressProps): ReactElement {
  const text = useMessages();
  const failureMessage = useFailureMessage();
  return (
    <>
      {run.isRunning && (
        <LinearProgress
          variant="determinate"
          value={run.progress * 100}
          aria-label={text('externalJobs.importing')}
          sx={{ my: 2 }}
        />
      )}
      {run.failure !== null && (
        <Alert severity="error" role="alert">
          {failureMessage(run.failure)} {text('externalJobs.importFailed')}
        </Alert>
      )}
      {!run.isRunning && <ImportedDrafts run={run} onClose={onClose} />}
      {run.results.length > 0 && (
        <ImportReportTable
          table={table}
          results={run.results}
          isDryRun={run.isDryRun}
          isWhole={!run.isRunning && !run.wasCancelled}
        />
      )}
    </>
  );
}

interface SkippedColumnsProps {
  readonly table: ImportedTable;
  readonly fields: readonly (ImportField | null)[];
}

/** Says which columns are left out, before anything is imported. */
function SkippedColumns({ table, fields }: SkippedColumnsProps): ReactElement | null {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const skipped = skippedColumns(table, fields);
  if (skipped.length === 0) return null;
  const columns = new Intl.ListFormat(locale).format(skipped.map((name) => `“${name}”`));
  return (
    <Alert severity="warning" role="status" sx={{ my: 1, overflowWrap: 'anywhere' }}>
      {text('externalJobs.columnsSkipped', { smart_count: skipped.length, columns })}
    </Alert>
  );
}

/** Returns the file that was chosen, and which field each of its columns is; columns that were named before are remembered. */
function useImportFile(onRead: () => void) {
  const [table, setTable] = useState<ImportedTable | null>(null);
  const [fields, setFields] = useState<readonly (ImportField | null)[]>([]);
  const [columnFields, keep] = useStore<KeptColumns>('external-jobs.import-columns', {});
  const read = useApiMutation((file: File) => client.externalJobs.readTable({ file, fileName: file.name }), {
    onDone: (table) => {
      onRead();
      setTable(table);
      setFields(fieldsFor(table, columnFields));
    },
    onFailure: () => true,
  });
  const chooseFields = (chosen: readonly (ImportField | null)[]) => {
    setFields(chosen);
    if (table) keep({ ...columnFields, ...keptColumns(table.columns, chosen) });
  };
  return { table, fields, read, chooseFields, clear: () => setTable(null) };
}

interface ImportActionsProps {
  readonly run: ReturnType<typeof useImport>;
  readonly file: ReturnType<typeof useImportFile>;
  readonly onClose: () => void;
}

/** Returns whether a check of all rows found none to import. */
const hasNothingToImport = ({ isDryRun, progress, results }: ImportActionsProps['run']): boolean =>
  isDryRun && progress === 1 && results.every(({ outcome }) => outcome !== 'created');

/** Returns the message that says why a file cannot be imported yet, or null. */
function obstacleOf({ table, fields }: ImportActionsProps['file'], isUseless: boolean) {
  if (!table) return 'externalJobs.importNeedsFile';
  if (!isMappingComplete(fields)) return 'externalJobs.mappingIncomplete';
  return isUseless ? 'externalJobs.importNothing' : null;
}

/** Shows what can be done now, or what is missing before. */
function ImportActions({ run, file, onClose }: ImportActionsProps): ReactElement {
  const text = useMessages();
  const { table, fields } = file;
  const canStart = table !== null && isMappingComplete(fields) && !run.isRunning;
  const isUseless = hasNothingToImport(run);
  const obstacle = obstacleOf(file, isUseless);
  const start = (dryRun: boolean) => table && void run.start(table, fields, dryRun);
  return (
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      {obstacle && (
        <Box id="import-missing" role="status" sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
          {text(obstacle)}
        </Box>
      )}
      {run.isRunning ? (
        <Button onClick={run.cancel}>{text('externalJobs.importCancel')}</Button>
      ) : (
        <Button onClick={onClose}>{text('action.close')}</Button>
      )}
      <Button disabled={!canStart} aria-describedby="import-missing" onClick={() => start(true)}>
        {text('externalJobs.dryRun')}
      </Button>
      <Button
        variant={run.importId === null ? 'contained' : 'outlined'}
        disabled={!canStart || isUseless}
        aria-describedby="import-missing"
        onClick={() => start(false)}
      >
        {text('externalJobs.importNow')}
      </Button>
    </DialogActions>
  );
}

interface ImportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Imports a CSV file: choose it, say what its columns are, look at what would happen, and import. It stays mounted
 * while it is closed, so that closing it by mistake loses neither file nor columns nor report; only what was imported
 * whole is gone.
 */
export function ImportDialog({ open, onClose }: ImportDialogProps): ReactElement {
  const text = useMessages();
  const run = useImport();
  const file = useImportFile(run.reset);
  const { table, fields, read } = file;
  const close = () => {
    if (run.isRunning) return;
    onClose();
    const isImported = run.results.length > 0 && !run.isDryRun && !run.wasCancelled;
    if (!isImported) return;
    run.reset();
    file.clear();
  };
  return (
    <Dialog open={open} onClose={close} fullWidth maxWidth="md" aria-labelledby="import-title">
      <DialogTitle id="import-title">{text('externalJobs.import')}</DialogTitle>
      <DialogContent>
        {run.results.length === 0 && <ImportHelp />}
        <FileDrop
          label={text('externalJobs.importFile')}
          accept={['text/csv', '.csv', 'text/plain']}
          maxBytes={importLimits.bytes}
          busy={read.isPending || run.isRunning}
          failure={read.error}
          onFile={(chosen) => read.mutate(chosen)}
        />
        <p role="status">
          {table && read.variables && <strong>{read.variables.name}: </strong>}
          {table && text('externalJobs.importRead', { smart_count: table.rows.length })}
        </p>
        {table && (
          /* Closes when there is a report, which is then in sight. */
          <details open={run.results.length === 0 && !run.isRunning}>
            <summary>{text('externalJobs.columns')}</summary>
            <SkippedColumns table={table} fields={fields} />
            <ColumnMapping table={table} fields={fields} onChange={file.chooseFields} />
            {isMappingComplete(fields) && <MappedPreview table={table} fields={fields} />}
          </details>
        )}
        {table && <ImportProgress run={run} table={table} onClose={close} />}
      </DialogContent>
      <ImportActions run={run} file={file} onClose={close} />
    </Dialog>
  );
}
