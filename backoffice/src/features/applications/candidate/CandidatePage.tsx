import { Box, Link } from '@mui/material';
import { isUndoableDecision, showsDocuments, type ApplicationState } from '@prentice/contract';
import { LinkBase, RecordContextProvider, useNavigate } from 'ra-core';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { NotFoundPage } from '../../../app/NotFoundPage.tsx';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { CandidateActionBar, useCandidateActions } from '../actions/CandidateActions.tsx';
import {
  isApplicationDetails,
  isUnblinded,
  candidateProfileOf,
  type ApplicationDetails,
} from '../application-types.ts';
import { dueTone, isAwaitingResponse } from '../lists/CandidateNextDate.tsx';
import { UndoProvider, useRestoredCandidate } from '../undo/UndoProvider.tsx';
import { CandidateHeader } from './CandidateHeader.tsx';
import { CandidateCoverLetter, CandidateCvPanel, useOpenedApplication } from './CandidateDocuments.tsx';
import { CandidateMatch } from './CandidateMatch.tsx';
import { CandidateNotes } from './CandidateNotes.tsx';
import { CandidateProfile } from './CandidateProfile.tsx';
import { CandidateRating } from './CandidateRating.tsx';
import { CandidateTimeline } from './CandidateTimeline.tsx';
import { candidatePathFrom, useCandidateOrigin, useOriginListName } from './candidate-origin.hook.ts';
import { InterviewAndOffer } from './InterviewAndOffer.tsx';
import { RejectionNotice } from './RejectionNotice.tsx';

type CandidateProps = { readonly application: ApplicationDetails };

/** Returns when the candidate was first answered; null for an answer that is not sent yet and can be undone. */
function sentAnswerAt({ firstResponseAt, rejection, events }: ApplicationDetails): string | null {
  const rejectedAt = events.findLast(({ to }) => to === 'rejected')?.at;
  const isUnsent = rejection !== null && rejection.sentAt === null && rejectedAt !== undefined;
  return isUnsent && firstResponseAt !== null && firstResponseAt >= rejectedAt ? null : firstResponseAt;
}

/** Returns by when the candidate is answered, while an answer is due. */
function useDueTime(application: ApplicationDetails): ReactElement | null {
  const now = useNow();
  const { responseDueAt } = application;
  if (!isAwaitingResponse(application) || !responseDueAt) return null;
  return <RelativeTime instant={responseDueAt} tone={dueTone(application, now)} />;
}

/** Shows when the interview is, by when an answer is due or when it was given, and when the candidate applied. */
function Dates({ application }: CandidateProps): ReactElement {
  const text = useMessages();
  const { submittedAt } = application;
  const answeredAt = sentAnswerAt(application);
  const due = useDueTime(application);
  const interviewAt = application.state === 'interview' && application.interview?.startsAt;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {interviewAt && (
        <span>
          {text('outcome.interview')} <RelativeTime instant={interviewAt} />
        </span>
      )}
      {due && (
        <span>
          {text('candidates.answerBy')} {due}
        </span>
      )}
      {answeredAt && (
        <span>
          {text('candidates.answeredAt')} <RelativeTime instant={answeredAt} />
        </span>
      )}
      {submittedAt && (
        <span>
          {text('candidates.applied')} <RelativeTime instant={submittedAt} />
        </span>
      )}
    </Box>
  );
}

/** Shows what the team thinks, and what happened. */
function Rail({ application }: CandidateProps): ReactElement {
  const text = useMessages();
  return (
    <>
      <Panel title={text('candidates.rating')}>
        <CandidateRating key={application.id} application={application} />
      </Panel>
      <Panel title={text('candidates.notes')}>
        <CandidateNotes applicationId={application.id} />
      </Panel>
      <Panel title={text('candidates.timeline')}>
        <CandidateTimeline application={application} />
      </Panel>
    </>
  );
}

function CandidateDetails({ application }: CandidateProps): ReactElement {
  const text = useMessages();
  const navigate = useNavigate();
  const origin = useCandidateOrigin(application);
  const continueTriage = (to: ApplicationState) => {
    if (origin.afterDecision && isUndoableDecision(application.state, to)) navigate(origin.afterDecision);
  };
  const candidateActions = useCandidateActions(application, continueTriage);
  const profile = isUnblinded(application) && (
    <Link component={LinkBase} to={pathTo('internProfile', application.internId)}>
      {text('outcome.profile')}
    </Link>
  );
  return (
    <>
      <CandidateHeader
        application={application}
        origin={origin}
        actions={<CandidateActionBar application={application} candidateActions={candidateActions} />}
      >
        <Dates application={application} />
      </CandidateHeader>
      {application.state === 'rejected' && (
        <RejectionNotice application={application} canUndo={candidateActions.actions.length > 0} />
      )}
      <Box sx={columnsStyle}>
        <Box className="center-top" sx={{ gridArea: 'cv' }}>
          <CandidateCvPanel application={application} />
          <Panel title={text('candidates.profile')} beside={profile}>
            <CandidateProfile profile={candidateProfileOf(application)} />
          </Panel>
        </Box>
        <Box className="column-top" sx={{ gridArea: 'letter' }}>
          <InterviewAndOffer application={application} />
          <CandidateCoverLetter application={application} />
        </Box>
        {application.submittedAt && showsDocuments(application.state) && (
          <Box sx={{ gridArea: 'match' }}>
            <Panel title={text('match.title')}>
              <CandidateMatch application={application} />
            </Panel>
          </Box>
        )}
        <Box className="column-top" sx={{ gridArea: 'rail' }}>
          <Rail application={application} />
        </Box>
      </Box>
    </>
  );
}

/* The cover note comes before the CV, whose place is in the centre where there are three columns, and the CV on phones before its match. */
const columnsStyle = {
  display: 'grid',
  gridTemplateAreas: { xs: '"letter" "cv" "match" "rail"', md: '"letter rail" "match rail" "cv rail"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(260px, 1fr)' },
  gridTemplateRows: { md: 'auto auto 1fr' },
  alignItems: 'start',
  columnGap: 3,
  '& > *': { minWidth: 0 },
  /* The rule below the head is the first one of the columns. */
  '& > .column-top > section:first-of-type': { borderTop: { md: 0 }, pt: { md: 0 } },
  '@media (min-width: 1320px)': {
    gridTemplateAreas: '"letter cv rail" "match cv rail"',
    gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 15fr) minmax(250px, 8fr)',
    gridTemplateRows: 'auto 1fr',
    '& > .center-top > section:first-of-type': { borderTop: 0, pt: 0 },
  },
} as const;

/** Shows the candidate of the address; one whose decision is undone is shown again. */
function AddressedCandidate({ id }: { id: string }): ReactElement {
  const navigate = useNavigate();
  const list = useOriginListName();
  useRestoredCandidate((restoredId) => void (restoredId === id || navigate(candidatePathFrom(list, restoredId))));
  const query = useOpenedApplication(id);
  return (
    <QueryBoundary query={query}>
      {(application) =>
        isApplicationDetails(application) ? (
          <RecordContextProvider value={application}>
            <CandidateDetails application={application} />
          </RecordContextProvider>
        ) : (
          <NotFoundPage />
        )
      }
    </QueryBoundary>
  );
}

/** Shows one candidate within an application. Opening it the first time tells the candidate. */
export default function CandidatePage(): ReactElement {
  const { id = '' } = useParams();
  const list = useOriginListName();
  return (
    <UndoProvider sharedAs={list === 'triage' ? list : undefined}>
      <AddressedCandidate id={id} />
    </UndoProvider>
  );
}
