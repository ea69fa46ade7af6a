import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, IconButton } from '@mui/material';
import { limits } from '@prentice/contract';
import { useListContext, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useIsNarrowScreen } from '../page/narrow-screen.hook.ts';
import { useExport, type ExportFile } from './export.hook.ts';

interface ExportButtonProps {
  readonly file: ExportFile;
  /** Where the table remembers which of its columns are hidden. */
  readonly storeKey: string;
}

/** Shows the whole filtered list as CSV with the columns that show; says how many rows have come in, and can be stopped. */
export function ExportButton({ file, storeKey }: ExportButtonProps): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const { total = 0 } = useListContext();
  const { rows, run, cancel } = useExport(file, storeKey);
  const isNarrow = useIsNarrowScreen();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const most = limits.exportRows;
  if (rows === null && total > most)
    return <Box sx={{ color: 'text.secondary' }}>{text('export.tooMany', { most: number(most) })}</Box>;
  const progress = rows ? text('export.rows', { rows: number(rows), total: number(total) }) : text('export.running');
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box component="span" role="status" className={rows === null ? 'visually-hidden' : undefined}>
        {rows !== null && progress}
      </Box>
      {isNarrow && rows === null ? (
        <IconButton color="primary" aria-label={text('action.export')} title={text('action.export')} onClick={run}>
          <DownloadIcon />
        </IconButton>
      ) : (
        <Button onClick={rows === null ? run : cancel} startIcon={rows === null ? <DownloadIcon /> : undefined}>
          {text(rows === null ? 'action.export' : 'export.cancel')}
        </Button>
      )}
    </Box>
  );
}
