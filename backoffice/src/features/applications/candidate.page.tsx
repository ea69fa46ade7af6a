import { Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../../app/not-found.page.tsx';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';
import { isCandidacy, isSeen, toldBy, type Candidacy } from './application.types.ts';
import { Arranged } from './candidate.arranged.tsx';
import { CandidateAnswers } from './candidate.answers.tsx';
import { CandidateCv } from './candidate.cv.tsx';
import { CandidateMoves } from './candidate.moves.tsx';
import { CandidateNotes } from './candidate.notes.tsx';
import { CandidateProfile } from './candidate.profile.tsx';
import { CandidateRating } from './candidate.rating.tsx';
import { CandidateTimeline } from './candidate.timeline.tsx';
import { UndoFrame } from './undo.frame.tsx';

/** The CV as it was sent; while review is blind, that it waits. */
function Paper({ one }: { one: Candidacy }): ReactElement {
  const text = useText();
  if (!isSeen(one)) return <Notice title={text('candidates.blind')} />;
  return (
    <Panel title={text('candidates.cv')}>
      <CandidateCv one={one} />
    </Panel>
  );
}

/** Beside the CV: what was written, what happened, who it is, and what the team thinks. */
function Beside({ one }: { one: Candidacy }): ReactElement {
  const text = useText();
  const profile = isSeen(one) && (
    <Link component={LinkBase} to={pathTo('internProfile', one.internId)}>
      {text('outcome.profile')}
    </Link>
  );
  return (
    <>
      {isSeen(one) && (
        <Panel title={text('candidates.answers')}>
          <CandidateAnswers one={one} />
        </Panel>
      )}
      <Panel title={text('candidates.timeline')}>
        <CandidateTimeline one={one} />
      </Panel>
      <Panel title={text('candidates.profile')} beside={profile}>
        <CandidateProfile told={toldBy(one)} />
      </Panel>
      <Panel title={text('candidates.rating')}>
        <CandidateRating key={one.id} one={one} />
      </Panel>
      <Panel title={text('candidates.notes')}>
        <CandidateNotes applicationId={one.id} />
      </Panel>
    </>
  );
}

function Candidate({ one }: { one: Candidacy }): ReactElement {
  const text = useText();
  return (
    <>
      <PageHead
        title={one.displayName}
        above={
          <Link component={LinkBase} to={pathTo('candidates', one.internshipId)}>
            {one.internship.title ?? text('candidates.internship')}
          </Link>
        }
        beside={<StatusChip state={one.state} words="applicationState" />}
      />
      <UndoFrame>
        <CandidateMoves one={one} />
      </UndoFrame>
      <Arranged one={one} />
      <Box sx={besideStyle}>
        <Box sx={{ minWidth: 0 }}>
          <Beside one={one} />
        </Box>
        <Box sx={{ minWidth: 0, position: { lg: 'sticky' }, top: 64 }}>
          <Paper one={one} />
        </Box>
      </Box>
    </>
  );
}

const besideStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 5fr)' },
  alignItems: 'start',
  columnGap: 4,
} as const;

/** One candidate within an application. Opening it the first time tells the candidate. */
export default function CandidatePage(): ReactElement {
  const { id = '' } = useParams();
  const asked = useQuery({
    queryKey: ['applications', 'one', id],
    queryFn: ({ signal }) => client.applications.open({ params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  });
  return <Loaded asked={asked}>{(one) => (isCandidacy(one) ? <Candidate one={one} /> : <NotFound />)}</Loaded>;
}
