import { Box, Skeleton } from '@mui/material';
import { showsDocuments } from '@prentice/contract';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { NotFoundPage } from '../../../app/NotFoundPage.tsx';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { DocumentSkeleton } from '../../../ui/documents/DocumentSkeleton.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import {
  candidateProfileOf,
  isApplicationDetails,
  isUnblinded,
  type ApplicationDetails,
} from '../application-types.ts';
import { canShowCv } from '../candidate/CandidateCv.tsx';
import { CandidateCoverLetter, CandidateCvPanel, useReadApplication } from '../candidate/CandidateDocuments.tsx';
import { CandidateMatch } from '../candidate/CandidateMatch.tsx';
import { CandidateProfile } from '../candidate/CandidateProfile.tsx';
import { CandidateRating } from '../candidate/CandidateRating.tsx';

/** How long what a candidate sent is on the screen before a key decides about them, in milliseconds: nobody reads faster. */
const SHOWN_MS = 250;

const hasReadableCv = (application: ApplicationDetails): boolean =>
  isUnblinded(application) && application.cv !== null && canShowCv(application.cv);

/** Says once that the candidate is on the screen, long enough to be decided about. */
function useReportShown(onShown: () => void): void {
  const report = useEffectEvent(onShown);
  useEffect(() => {
    const timer = setTimeout(() => report(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
}

interface DocumentsProps {
  readonly application: ApplicationDetails;
  readonly isOpened: boolean;
  readonly onShown: () => void;
}

/**
 * Shows what was sent, as far as it may be seen: the CV, beside it the letter with the answers, and the match. Where no CV can
 * be shown, the profile is there to read instead. The CV is fetched once the application is opened: its owner learns of that.
 */
function Documents({ application, isOpened, onShown }: DocumentsProps): ReactElement {
  const text = useMessages();
  useReportShown(onShown);
  const profile = (
    <Panel title={text('candidates.profile')}>
      <CandidateProfile profile={candidateProfileOf(application)} />
    </Panel>
  );
  const isCvShown = hasReadableCv(application);
  return (
    <Box sx={documentsStyle}>
      <Box sx={{ minWidth: 0 }}>
        <CandidateCvPanel application={application} isHeldBack={!isOpened} />
        {!isCvShown && profile}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <CandidateCoverLetter application={application} />
        {application.submittedAt && showsDocuments(application.state) && (
          <Panel title={text('match.title')}>
            <CandidateMatch application={application} />
          </Panel>
        )}
        <Panel title={text('candidates.rating')}>
          <CandidateRating key={application.id} application={application} />
        </Panel>
        {isCvShown && profile}
      </Box>
    </Box>
  );
}

const skeletonLines = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Skeleton key={index} variant="text" animation={false} width={`${92 - ((index * 17) % 40)}%`} height={26} />
  ));

function CvFrame(): ReactElement {
  const text = useMessages();
  return (
    <Panel title={text('candidates.cv')}>
      <DocumentSkeleton />
    </Panel>
  );
}

/** Shows the parts that a candidate has while what they sent is on its way, so that the pane never empties between two. */
export function DocumentsFrame(): ReactElement {
  const text = useMessages();
  return (
    <Box sx={documentsStyle} aria-busy>
      <CvFrame />
      <Box sx={{ minWidth: 0 }}>
        <Panel title={text('candidates.answers')}>{skeletonLines(5)}</Panel>
        <Panel title={text('match.title')}>{skeletonLines(4)}</Panel>
        <Panel title={text('candidates.rating')}>{skeletonLines(3)}</Panel>
        <Panel title={text('candidates.profile')}>{skeletonLines(4)}</Panel>
      </Box>
    </Box>
  );
}

interface ReadCandidateProps extends Omit<DocumentsProps, 'application'> {
  readonly id: string;
}

/** @param isOpened whether the candidate may learn that they are read; before, what they sent is only looked at */
export function ReadCandidate({ id, isOpened, onShown }: ReadCandidateProps): ReactElement {
  const query = useReadApplication(id, isOpened);
  if (query.isPending) return <DocumentsFrame />;
  return (
    <QueryBoundary query={query}>
      {(application) =>
        isApplicationDetails(application) ? (
          <Documents application={application} isOpened={isOpened} onShown={onShown} />
        ) : (
          <NotFoundPage />
        )
      }
    </QueryBoundary>
  );
}

const documentsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
  columnGap: 3,
} as const;
