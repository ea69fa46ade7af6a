import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useListContext, useNotify } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { saveFile } from '../save.file.ts';
import { useShowFailure } from '../refusal.hook.ts';

/** Query of an export: the list's filter and sort as the API reads them. */
export interface ExportQuery {
  readonly filter: string;
  readonly sort: string;
}

interface ExportButtonProps {
  readonly fileName: string;
  readonly call: (query: ExportQuery) => Promise<Blob>;
}

/** The whole filtered list as CSV, prepared by the server; says when it is being prepared and when it is there. */
export function ExportButton({ fileName, call }: ExportButtonProps): ReactElement {
  const text = useText();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const { filterValues, filter, sort } = useListContext();
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      const query = { ...filterValues, ...filter };
      saveFile(await call({ filter: JSON.stringify(query), sort: JSON.stringify([sort.field, sort.order]) }), fileName);
      notify(text('export.done', { name: fileName }), { type: 'success' });
    } catch (failure) {
      showFailure(failure);
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button onClick={run} disabled={running} startIcon={<DownloadIcon />} aria-live="polite">
      {text(running ? 'export.running' : 'action.export')}
    </Button>
  );
}
