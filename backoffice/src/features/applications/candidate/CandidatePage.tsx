import { Box, Link } from '@mui/material';
import { showsDocuments } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../../../app/NotFoundPage.tsx';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import {
  isApplicationDetails,
  isUnblinded,
  candidateProfileOf,
  type ApplicationDetails,
} from '../application-types.ts';
import { useOpenApplication } from './open-application.hook.ts';
import { InterviewAndOffer } from './InterviewAndOffer.tsx';
import { CandidateAnswers } from './CandidateAnswers.tsx';
import { CandidateCv } from './CandidateCv.tsx';
import { CandidateActions } from '../actions/CandidateActions.tsx';
import { CandidateMatch } from './CandidateMatch.tsx';
import { CandidateNotes } from './CandidateNotes.tsx';
import { CandidateProfile } from './CandidateProfile.tsx';
import { CandidateRating } from './CandidateRating.tsx';
import { CandidateTimeline } from './CandidateTimeline.tsx';
import { UndoProvider } from '../undo/UndoProvider.tsx';

/** The CV as it was sent; while review is blind, that it waits. */
function CvPanel({ application }: { application: ApplicationDetails }): ReactElement {
  const text = useMessages();
  if (!isUnblinded(application)) return <Notice title={text('candidates.blind')} />;
  return (
    <Panel title={text('candidates.cv')}>
      <CandidateCv application={application} />
    </Panel>
  );
}

/** Beside the CV: what was written, what happened, who it is, and what the team thinks. */
function SidePanel({ application }: { application: ApplicationDetails }): ReactElement {
  const text = useMessages();
  const profile = isUnblinded(application) && (
    <Link component={LinkBase} to={pathTo('internProfile', application.internId)}>
      {text('outcome.profile')}
    </Link>
  );
  return (
    <>
      {isUnblinded(application) && (
        <Panel title={text('candidates.answers')}>
          <CandidateAnswers application={application} />
        </Panel>
      )}
      <Panel title={text('candidates.timeline')}>
        <CandidateTimeline application={application} />
      </Panel>
      {showsDocuments(application.state) && (
        <Panel title={text('match.title')}>
          <CandidateMatch application={application} />
        </Panel>
      )}
      <Panel title={text('candidates.profile')} beside={profile}>
        <CandidateProfile profile={candidateProfileOf(application)} />
      </Panel>
      <Panel title={text('candidates.rating')}>
        <CandidateRating key={application.id} application={application} />
      </Panel>
      <Panel title={text('candidates.notes')}>
        <CandidateNotes applicationId={application.id} />
      </Panel>
    </>
  );
}

function CandidateDetails({ application }: { application: ApplicationDetails }): ReactElement {
  const text = useMessages();
  return (
    <>
      <PageHeader
        title={application.displayName}
        above={
          <Link component={LinkBase} to={pathTo('candidates', application.internshipId)}>
            {application.internship.title ?? text('candidates.internship')}
          </Link>
        }
        beside={<StatusChip state={application.state} labelPrefix="applicationState" />}
      />
      <UndoProvider>
        <CandidateActions application={application} />
      </UndoProvider>
      <InterviewAndOffer application={application} />
      <Box sx={columnsStyle}>
        <Box sx={{ minWidth: 0 }}>
          <SidePanel application={application} />
        </Box>
        <Box sx={{ minWidth: 0, position: { lg: 'sticky' }, top: 64 }}>
          <CvPanel application={application} />
        </Box>
      </Box>
    </>
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 5fr)' },
  alignItems: 'start',
  columnGap: 4,
} as const;

/** One candidate within an application. Opening it the first time tells the candidate. */
export default function CandidatePage(): ReactElement {
  const { id = '' } = useParams();
  const query = useOpenApplication(id);
  return (
    <QueryBoundary query={query}>
      {(application) =>
        isApplicationDetails(application) ? <CandidateDetails application={application} /> : <NotFound />
      }
    </QueryBoundary>
  );
}
