import { Box, Button, Typography } from '@mui/material';
import { showsDocuments } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import { useEffect, useState, type ReactElement } from 'react';
import { NotFoundPage } from '../../../app/NotFoundPage.tsx';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { ShortcutKey } from '../../../ui/keyboard/KeyboardShortcuts.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { StatusChip } from '../../../ui/formats/StatusChip.tsx';
import {
  candidateProfileOf,
  isApplicationDetails,
  type ApplicationDetails,
  type CandidateRow,
} from '../application-types.ts';
import { CandidateCvPanel, CandidateCoverLetter, useOpenedApplication } from '../candidate/CandidateDocuments.tsx';
import { CandidateMatch } from '../candidate/CandidateMatch.tsx';
import { CandidateProfile } from '../candidate/CandidateProfile.tsx';
import { candidatePathFrom } from '../candidate/candidate-origin.hook.ts';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';

/**
 * How long one stays with a candidate before they are opened, in milliseconds: who is passed on the way learns nothing.
 */
const PASSING_MS = 200;

/** Shows what was sent, as far as it may be seen: the CV, beside it the letter with the answers, and the match. */
function Documents({ application }: { application: ApplicationDetails }): ReactElement {
  const text = useMessages();
  return (
    <Box sx={documentsStyle}>
      <Box sx={{ minWidth: 0 }}>
        <CandidateCvPanel application={application} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <CandidateCoverLetter application={application} />
        {application.submittedAt && showsDocuments(application.state) && (
          <Panel title={text('match.title')}>
            <CandidateMatch application={application} />
          </Panel>
        )}
        <Panel title={text('candidates.profile')}>
          <CandidateProfile profile={candidateProfileOf(application)} />
        </Panel>
      </Box>
    </Box>
  );
}

function OpenedCandidate({ id }: { id: string }): ReactElement {
  const query = useOpenedApplication(id);
  return (
    <QueryBoundary query={query}>
      {(application) =>
        isApplicationDetails(application) ? <Documents application={application} /> : <NotFoundPage />
      }
    </QueryBoundary>
  );
}

/** Returns whether one has stayed long enough to have the candidate opened. Give the component a key of the candidate. */
function useHasStayed(): boolean {
  const [hasStayed, setHasStayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasStayed(true), PASSING_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasStayed;
}

/** What can be decided about a candidate now. */
export interface TriageDecisions {
  readonly canShortlist: boolean;
  readonly canReject: boolean;
  readonly shortlist: () => void;
  readonly reject: () => void;
}

function DecisionButtons({ decisions }: { decisions: TriageDecisions }): ReactElement {
  const text = useMessages();
  return (
    <>
      {decisions.canShortlist && (
        <Button variant="contained" aria-keyshortcuts="s" onClick={decisions.shortlist}>
          {text('candidates.shortlist')}
          <ShortcutKey name="s" />
        </Button>
      )}
      {decisions.canReject && (
        <Button variant="outlined" color="error" aria-keyshortcuts="r" onClick={decisions.reject}>
          {text('candidates.reject')}
          <ShortcutKey name="r" />
        </Button>
      )}
    </>
  );
}

interface TriageCandidateProps {
  readonly id: string;
  /** Their row; none when they have left the list. */
  readonly row: CandidateRow | undefined;
  /** Where in the list they are, such as "3 of 17". */
  readonly place: string | undefined;
  readonly decisions: TriageDecisions;
}

/** Shows the candidate beside the list: who it is at once, from the list, then what they sent. */
export function TriageCandidate({ id, row, place, decisions }: TriageCandidateProps): ReactElement {
  const text = useMessages();
  const nameOf = useCandidateName();
  const hasStayed = useHasStayed();
  return (
    <>
      <Box sx={headStyle}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="h2" sx={{ fontSize: '1.62rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            {row ? nameOf(row) : text('triage.gone')}
          </Typography>
          {row && <StatusChip state={row.state} labelPrefix="applicationState" />}
          <Box sx={{ flex: 1 }} />
          {place && <Box sx={{ color: 'text.secondary' }}>{place}</Box>}
        </Box>
        {row && <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{row.internship.title}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          <DecisionButtons decisions={decisions} />
          <Button component={LinkBase} to={candidatePathFrom('triage', id)}>
            {text('triage.page')}
          </Button>
        </Box>
      </Box>
      <Box sx={{ px: 2, pt: 2, minHeight: 400 }}>{hasStayed && <OpenedCandidate id={id} />}</Box>
    </>
  );
}

const headStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  px: 2,
  py: 1.25,
  bgcolor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

const documentsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
  columnGap: 3,
} as const;
