import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import type { CallOptions } from '@prentice/client';
import { useListContext, useLocale, useNotify } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { fileSize } from '../file.size.ts';
import { saveFile } from '../save.file.ts';
import { useShowFailure } from '../refusal.hook.ts';

/** Query of an export: the list's filter and sort as the API reads them. */
export interface ExportQuery {
  readonly filter: string;
  readonly sort: string;
}

interface ExportButtonProps {
  readonly fileName: string;
  readonly call: (query: ExportQuery, options: CallOptions) => Promise<Blob>;
}

/** The whole filtered list as CSV, prepared by the server; says how much has come in, and when it is there. */
export function ExportButton({ fileName, call }: ExportButtonProps): ReactElement {
  const text = useText();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const { filterValues, filter, sort } = useListContext();
  const locale = useLocale() ?? 'en';
  const [bytes, setBytes] = useState<number | null>(null);
  const running = bytes !== null;
  const run = async () => {
    setBytes(0);
    try {
      const query = { ...filterValues, ...filter };
      const asked = { filter: JSON.stringify(query), sort: JSON.stringify([sort.field, sort.order]) };
      saveFile(await call(asked, { received: setBytes }), fileName);
      notify(text('export.done', { name: fileName }), { type: 'success' });
    } catch (failure) {
      showFailure(failure);
    } finally {
      setBytes(null);
    }
  };
  const progress = bytes ? text('export.received', { size: fileSize(bytes, locale) }) : text('export.running');
  return (
    <Button onClick={run} disabled={running} startIcon={<DownloadIcon />} aria-live="polite">
      {running ? progress : text('action.export')}
    </Button>
  );
}
