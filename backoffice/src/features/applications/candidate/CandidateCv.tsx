import { saveFile } from '@prentice/client/browser';
import { mediaTypes } from '@prentice/contract';
import { Box, Button, Typography } from '@mui/material';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { lazy, Suspense, useEffect, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { fileSize } from '../../../ui/formats/value-format.ts';
import { DocumentSkeleton } from '../../../ui/documents/DocumentSkeleton.tsx';
import { FILES } from '../../../ui/mutations/api-mutation.hook.ts';
import { useNotifyFailure } from '../../../ui/mutations/error-message.hook.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import type { UnblindedApplication } from '../application-types.ts';

const loadPdfDocument = () => import('../../../ui/documents/PdfDocument.tsx');
const PdfDocument = lazy(loadPdfDocument);

/** Has what draws a CV ready for when there is one to draw. */
export const prepareCvViewer = (): void =>
  void loadPdfDocument()
    .then(({ sharedPdfWorker }) => sharedPdfWorker())
    .catch(() => undefined);

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

const documentSkeleton = <DocumentSkeleton />;

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

/** Shows the file's name, and a button that saves it, from the beginning; below, what it says once that is there. */
function CvPanel({ application, cv, children }: CvProps & { readonly children: ReactNode }): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const queries = useQueryClient();
  const showFailure = useNotifyFailure();
  const download = () =>
    void queries
      .fetchQuery(fileQuery({ application, cv }))
      .then((file) => saveFile(file, cv.fileName))
      .catch(showFailure);
  return (
    <Panel
      title={text('candidates.cv')}
      beside={
        <Button size="small" variant="outlined" onClick={download}>
          {text('candidates.download')}
        </Button>
      }
    >
      <Box sx={{ color: 'text.secondary', mb: 1.5, overflowWrap: 'anywhere' }}>
        {cv.fileName} · {fileSize(cv.size, locale)}
        {cv.mediaType === DOCX && ` · ${text('candidates.textOnly')}`}
      </Box>
      {children}
    </Panel>
  );
}

/** Shows what a document of a word processor says, by its sections; the document itself is fetched to be downloaded. */
function ReadCv({ application, cv }: CvProps): ReactElement {
  const { id } = application;
  const query = useQuery({
    queryKey: [FILES, 'cv-text', id, cv.sha256],
    queryFn: ({ signal }) => client.applications.cvText({ params: { id } }, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <CvPanel application={application} cv={cv}>
      <QueryBoundary query={query} loading={documentSkeleton}>
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
    </CvPanel>
  );
}

const bulletStyle = { pl: 2 } as const;

/** Shows a file as it was sent where the browser can show it; what draws it is fetched together with it. */
function CvFile({ application, cv }: CvProps): ReactElement {
  const text = useMessages();
  const query = useQuery(fileQuery({ application, cv }));
  const isPdf = cv.mediaType === 'application/pdf';
  useEffect(() => {
    if (isPdf) prepareCvViewer();
  }, [isPdf]);
  return (
    <CvPanel application={application} cv={cv}>
      <QueryBoundary query={query} loading={documentSkeleton}>
        {(file) => (
          <>
            {isPdf && (
              <Suspense fallback={documentSkeleton}>
                <PdfDocument file={file} name={cv.fileName} />
              </Suspense>
            )}
            {cv.mediaType === 'text/plain' && <TextView file={file} sha256={cv.sha256} />}
            {!canShowCv(cv) && <Box sx={{ color: 'text.secondary' }}>{text('candidates.noPreview')}</Box>}
          </>
        )}
      </QueryBoundary>
    </CvPanel>
  );
}

interface CandidateCvProps {
  readonly application: UnblindedApplication;
  /** Shows its name alone: it is not fetched yet. */
  readonly isHeldBack?: boolean;
}

/** Shows the CV as it was sent, or what it says where the browser cannot show it. Opening it is logged for its owner. */
export function CandidateCv({ application, isHeldBack = false }: CandidateCvProps): ReactElement {
  const text = useMessages();
  const { cv } = application;
  if (!cv)
    return (
      <Panel title={text('candidates.cv')}>
        <p>{text('candidates.noCv')}</p>
      </Panel>
    );
  if (isHeldBack)
    return (
      <CvPanel application={application} cv={cv}>
        {documentSkeleton}
      </CvPanel>
    );
  const Cv = cv.mediaType === DOCX ? ReadCv : CvFile;
  return <Cv application={application} cv={cv} />;
}
