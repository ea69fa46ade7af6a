import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { importLimits, type ImportField, type ImportedTable } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/api-mutation.hook.ts';
import { useFailureMessage } from '../../ui/error-message.hook.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { ColumnMapping, isMappingComplete } from './ColumnMapping.tsx';
import { useImport } from './import.hook.ts';
import { ImportReportTable } from './ImportReportTable.tsx';

/** How far an import is, what went wrong, and what became of each row. */
function ImportProgress({ run }: { run: ReturnType<typeof useImport> }): ReactElement {
  const text = useMessages();
  const say = useFailureMessage();
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
          {say(run.failure)} {text('externalJobs.importFailed')}
        </Alert>
      )}
      {run.results.length > 0 && (
        <ImportReportTable
          results={run.results}
          isDryRun={run.isDryRun}
          isWhole={!run.isRunning && !run.wasCancelled}
        />
      )}
    </>
  );
}

interface ImportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Imports a CSV file: choose it, say what its columns are, look at what would happen, and import. It stays mounted while it is
 * closed, so that closing it by mistake loses neither file nor columns nor report; only what was imported whole is gone.
 */
export function ImportDialog({ open, onClose }: ImportDialogProps): ReactElement {
  const text = useMessages();
  const [table, setTable] = useState<ImportedTable | null>(null);
  const [fields, setFields] = useState<readonly (ImportField | null)[]>([]);
  const run = useImport();
  const read = useApiMutation((file: File) => client.externalJobs.readTable({ file, fileName: file.name }), {
    onDone: (found) => {
      run.reset();
      setTable(found);
      setFields(found.fields);
    },
    onFailure: () => true,
  });
  const missing = !table
    ? 'externalJobs.importNeedsFile'
    : !isMappingComplete(fields) && 'externalJobs.mappingIncomplete';
  const canStart = table !== null && isMappingComplete(fields) && !run.isRunning;
  const start = (dryRun: boolean) => table && void run.start(table, fields, dryRun);
  const isImported = run.results.length > 0 && !run.isDryRun && !run.wasCancelled;
  const close = () => {
    if (run.isRunning) return;
    onClose();
    if (!isImported) return;
    run.reset();
    setTable(null);
  };
  return (
    <Dialog open={open} onClose={close} fullWidth maxWidth="md" aria-labelledby="import-title">
      <DialogTitle id="import-title">{text('externalJobs.import')}</DialogTitle>
      <DialogContent>
        <p>{text('externalJobs.importHelp', { rows: importLimits.rows })}</p>
        <FileDrop
          label={text('externalJobs.importFile')}
          accept={['text/csv', '.csv', 'text/plain']}
          maxBytes={importLimits.bytes}
          busy={read.isPending || run.isRunning}
          failure={read.error}
          onFile={(file) => read.mutate(file)}
        />
        {table && <ColumnMapping table={table} fields={fields} onChange={setFields} />}
        <ImportProgress run={run} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {missing && (
          <Box id="import-missing" role="status" sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
            {text(missing)}
          </Box>
        )}
        {run.isRunning ? (
          <Button onClick={run.cancel}>{text('externalJobs.importCancel')}</Button>
        ) : (
          <Button onClick={close}>{text('action.close')}</Button>
        )}
        <Button disabled={!canStart} aria-describedby="import-missing" onClick={() => start(true)}>
          {text('externalJobs.dryRun')}
        </Button>
        <Button variant="contained" disabled={!canStart} aria-describedby="import-missing" onClick={() => start(false)}>
          {text('externalJobs.importNow')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
