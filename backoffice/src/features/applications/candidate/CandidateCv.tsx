import { saveFile } from '@prentice/client/browser';
import { mediaTypes } from '@prentice/contract';
import { Box, Button, Typography } from '@mui/material';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { lazy, Suspense, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { fileSize } from '../../../ui/formats/value-format.ts';
import { FILES } from '../../../ui/mutations/api-mutation.hook.ts';
import { useNotifyFailure } from '../../../ui/mutations/error-message.hook.ts';
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

const DOCX = mediaTypes.docx;

/** Tells whether the program can show what a file says in place; others are there to download. */
export const canShowCv = ({ mediaType }: { readonly mediaType: string }): boolean =>
  mediaType === 'application/pdf' || mediaType === 'text/plain' || mediaType === DOCX;

interface CvProps {
  readonly application: UnblindedApplication;
  readonly cv: NonNullable<UnblindedApplication['cv']>;
}

const fileQuery = ({ application: { id }, cv: { sha256 } }: CvProps) =>
  queryOptions({
    queryKey: [FILES, 'cv', id, sha256],
    queryFn: ({ signal }) => client.applications.cv({ params: { id } }, { signal }),
    staleTime: Infinity,
  });

function CvHead({ cv, onDownload }: Pick<CvProps, 'cv'> & { onDownload: () => void }): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
      <span>
        {cv.fileName} · {fileSize(cv.size, locale)}
      </span>
      <Button size="small" variant="outlined" onClick={onDownload}>
        {text('candidates.download')}
      </Button>
    </Box>
  );
}

/** Shows what a document of a word processor says, by its sections; the document itself is fetched to be downloaded. */
function ReadCv({ application, cv }: CvProps): ReactElement {
  const text = useMessages();
  const queries = useQueryClient();
  const showFailure = useNotifyFailure();
  const { id } = application;
  const query = useQuery({
    queryKey: [FILES, 'cv-text', id, cv.sha256],
    queryFn: ({ signal }) => client.applications.cvText({ params: { id } }, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  const download = () =>
    void queries
      .fetchQuery(fileQuery({ application, cv }))
      .then((file) => saveFile(file, cv.fileName))
      .catch(showFailure);
  return (
    <>
      <CvHead cv={cv} onDownload={download} />
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{text('candidates.textOnly')}</Box>
      <QueryBoundary query={query}>
        {({ sections }) => (
          <Box sx={{ maxWidth: '75ch', overflowWrap: 'anywhere' }}>
            {sections.map(({ heading, lines }, index) => (
              <section key={index}>
                {heading && (
                  <Typography variant="h4" component="h3" sx={{ mt: 2, mb: 0.5 }}>
                    {heading}
                  </Typography>
                )}
                {lines.map((line, place) => (
                  <Box key={place} sx={line.bullet ? bulletStyle : undefined}>
                    {line.text}
                  </Box>
                ))}
              </section>
            ))}
          </Box>
        )}
      </QueryBoundary>
    </>
  );
}

const bulletStyle = { pl: 2 } as const;

/** Shows a file as it was sent where the browser can show it. */
function CvFile({ application, cv }: CvProps): ReactElement {
  const text = useMessages();
  const query = useQuery(fileQuery({ application, cv }));
  return (
    <QueryBoundary query={query}>
      {(file) => (
        <>
          <CvHead cv={cv} onDownload={() => saveFile(file, cv.fileName)} />
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

/** Shows the CV as it was sent, or what it says where the browser cannot show it. Opening it is logged for its owner. */
export function CandidateCv({ application }: { application: UnblindedApplication }): ReactElement {
  const text = useMessages();
  const { cv } = application;
  if (!cv) return <p>{text('candidates.noCv')}</p>;
  const Cv = cv.mediaType === DOCX ? ReadCv : CvFile;
  return <Cv application={application} cv={cv} />;
}
