import { saveFile } from '@prentice/client/browser';
import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { lazy, Suspense, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { fileSize } from '../../../ui/formats/value-format.ts';
import { FILES } from '../../../ui/mutations/api-mutation.hook.ts';
import { PageSkeleton } from '../../../ui/page/PageSkeleton.tsx';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import type { UnblindedApplication } from '../application-types.ts';

const PdfDocument = lazy(() => import('../../../ui/documents/PdfDocument.tsx'));

function TextView({ file, sha256 }: { file: Blob; sha256: string }): ReactElement {
  const query = useQuery({ queryKey: [FILES, 'text', sha256], queryFn: () => file.text() });
  return (
    <QueryBoundary query={query}>
      {(cvLabel) => (
        <Box
          component="pre"
          sx={{ whiteSpace: 'pre-wrap', fontFamily: 'inherit', m: 0, maxHeight: '80vh', overflow: 'auto' }}
        >
          {cvLabel}
        </Box>
      )}
    </QueryBoundary>
  );
}

/** Tells whether the program can show a file in place; others are there to download. */
export const canShowCv = ({ mediaType }: { readonly mediaType: string }): boolean =>
  mediaType === 'application/pdf' || mediaType === 'text/plain';

/** Shows the CV as it was sent, shown where the browser can. Opening it is logged for its owner. */
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
          {cv.mediaType === 'application/pdf' && (
            <Suspense fallback={<PageSkeleton lines={14} />}>
              <PdfDocument file={file} name={cv.fileName} />
            </Suspense>
          )}
          {cv.mediaType === 'text/plain' && <TextView file={file} sha256={cv.sha256} />}
          {!canShowCv(cv) && <Box sx={{ color: 'text.secondary' }}>{text('candidates.noPreview')}</Box>}
        </>
      )}
    </QueryBoundary>
  );
}
