import { saveFile } from '@prentice/client/browser';
import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useEffect, useMemo, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { fileSize } from '../../../ui/value-format.ts';
import { FILES } from '../../../ui/api-mutation.hook.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import type { UnblindedApplication } from '../application-types.ts';

/** An address for a file in memory, given back when it is no longer shown. */
function useFileAddress(file: Blob): string {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}

function PdfView({ file, name }: { file: Blob; name: string }): ReactElement {
  const address = useFileAddress(file);
  return (
    <Box
      component="iframe"
      src={`${address}#navpanes=0&view=FitH`}
      title={name}
      sx={{ width: '100%', height: '80vh', border: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}
    />
  );
}

function TextView({ file, sha256 }: { file: Blob; sha256: string }): ReactElement {
  const query = useQuery({ queryKey: [FILES, 'text', sha256], queryFn: () => file.text() });
  return (
    <QueryBoundary query={query}>
      {(words) => (
        <Box
          component="pre"
          sx={{ whiteSpace: 'pre-wrap', fontFamily: 'inherit', m: 0, maxHeight: '80vh', overflow: 'auto' }}
        >
          {words}
        </Box>
      )}
    </QueryBoundary>
  );
}

/** The CV as it was sent, shown where the browser can. Opening it is logged for its owner. */
export function CandidateCv({ application }: { application: UnblindedApplication }): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const { cv } = application;
  const query = useQuery({
    queryKey: [FILES, 'cv', application.id, cv?.sha256],
    queryFn: ({ signal }) => client.applications.cv({ params: { id: application.id } }, { signal }),
    enabled: cv !== null,
    staleTime: Infinity,
  });
  if (!cv) return <p>{text('candidates.noCv')}</p>;
  return (
    <QueryBoundary query={query}>
      {(file) => (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
            <span>
              {cv.fileName} · {fileSize(cv.size, locale)}
            </span>
            <Button size="small" variant="outlined" onClick={() => saveFile(file, cv.fileName)}>
              {text('candidates.download')}
            </Button>
          </Box>
          {cv.mediaType === 'application/pdf' && <PdfView file={file} name={cv.fileName} />}
          {cv.mediaType === 'text/plain' && <TextView file={file} sha256={cv.sha256} />}
        </>
      )}
    </QueryBoundary>
  );
}
