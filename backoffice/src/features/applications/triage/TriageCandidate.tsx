import StarIcon from '@mui/icons-material/StarOutlineOutlined';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { LinkBase, useListContext } from 'ra-core';
import { useEffect, useState, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { ShortcutKey } from '../../../ui/keyboard/KeyboardShortcuts.tsx';
import { TapGuard } from '../../../ui/page/TapGuard.tsx';
import { StatusChip } from '../../../ui/formats/StatusChip.tsx';
import { decisionKeys } from '../actions/available-actions.hook.ts';
import type { CandidateRow } from '../application-types.ts';
import { unopenedApplication } from '../candidate/CandidateDocuments.tsx';
import type { DepartedCandidate } from './departed-candidate.hook.ts';
import { prepareCvViewer } from '../candidate/CandidateCv.tsx';
import { DocumentsFrame, ReadCandidate } from './TriageDocuments.tsx';
import { candidatePathFrom } from '../candidate/candidate-origin.hook.ts';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';

/**
 * How long one stays with a candidate before they are opened, in milliseconds: who is passed on the way learns nothing.
 */
const PASSING_MS = 200;

/** How long one stays with a candidate whom nobody asked for by name before that counts as opening, in milliseconds. */
const READING_MS = 600;

/** Returns whether one has stayed with the candidate for so many milliseconds. Give the component a key of the candidate. */
function useHasStayed(milliseconds: number): boolean {
  const [hasStayed, setHasStayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasStayed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasStayed;
}

/** What can be decided about a candidate now. */
export interface TriageDecisions {
  readonly canShortlist: boolean;
  readonly canReject: boolean;
  readonly shortlist: () => void;
  readonly reject: () => void;
}

/** Shows what can be decided; the keys are those of the selection while there is one. */
function DecisionButtons({ decisions }: { decisions: TriageDecisions }): ReactElement {
  const text = useMessages();
  const { selectedIds } = useListContext<CandidateRow>();
  const keyOf = (key: string) => (selectedIds.length === 0 ? key : undefined);
  const [shortlistKey, rejectKey] = [keyOf(decisionKeys.shortlisted), keyOf(decisionKeys.rejected)];
  return (
    <TapGuard>
      {decisions.canShortlist && (
        <Button variant="contained" aria-keyshortcuts={shortlistKey} onClick={decisions.shortlist}>
          {text('candidates.shortlist')}
          {shortlistKey && <ShortcutKey name={shortlistKey} />}
        </Button>
      )}
      {decisions.canReject && (
        <Button variant="outlined" color="error" aria-keyshortcuts={rejectKey} onClick={decisions.reject}>
          {text('candidates.reject')}
          {rejectKey && <ShortcutKey name={rejectKey} />}
        </Button>
      )}
    </TapGuard>
  );
}

interface TriageCandidateProps {
  readonly id: string;
  /** Somebody asked for this one: it counts as opened at once, and otherwise after a stay or once something of it is used. */
  readonly isChosen: boolean;
  /** The stay, in milliseconds. */
  readonly readingMs?: number;
  /** Their row; none when they have left the list. */
  readonly row: CandidateRow | undefined;
  /** Where in the list they are, such as "3 of 17". */
  readonly place: string | undefined;
  readonly decisions: TriageDecisions;
  /** Set once they have left the list. */
  readonly departed: DepartedCandidate | null;
  readonly onNext: () => void;
  /** Called once what they sent is on the screen: from then on a key decides about them. */
  readonly onShown: () => void;
}

/** Says why the candidate is no longer in the list, and leads on. */
function Departure({ message, onNext }: { message: string; onNext: () => void }): ReactElement {
  const text = useMessages();
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <span>{message}</span>
      <Button variant="outlined" aria-keyshortcuts="j" onClick={onNext}>
        {text('candidate.next')}
        <ShortcutKey name="j" />
      </Button>
    </Box>
  );
}

/** Shows how the team has rated and tagged the candidate, where it has. */
function TeamNotes({ candidate: { rating, tags } }: { candidate: Pick<CandidateRow, 'rating' | 'tags'> }) {
  const text = useMessages();
  if (rating === null && tags.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.25 }}>
      {rating !== null && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <StarIcon aria-hidden sx={{ fontSize: '1.125rem' }} />
          <span className="visually-hidden">{text('candidates.rating')}</span>
          {text('candidates.stars', { value: rating })}
        </Box>
      )}
      {tags.map((tag) => (
        <Chip key={tag} size="small" variant="outlined" label={tag} />
      ))}
    </Box>
  );
}

/** Shows the candidate beside the list: who it is at once, from the list, then what they sent. */
export function TriageCandidate({
  id,
  isChosen,
  readingMs = READING_MS,
  row,
  place,
  decisions,
  departed,
  onNext,
  onShown,
}: TriageCandidateProps): ReactElement {
  const text = useMessages();
  const nameOf = useCandidateName();
  const hasStayed = useHasStayed(PASSING_MS);
  const queries = useQueryClient();
  /* What was fetched ahead, or before, is shown at once. */
  const [isFetched] = useState(() => queries.getQueryData(unopenedApplication(id).queryKey) !== undefined);
  useEffect(prepareCvViewer, []);
  const hasRead = useHasStayed(readingMs);
  const [isUsed, setIsUsed] = useState(false);
  const use = () => setIsUsed(true);
  const candidate = row ?? departed?.application;
  return (
    <>
      <Box sx={headStyle}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="h2" sx={{ fontSize: '1.62rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            {candidate ? nameOf(candidate) : text('triage.gone')}
          </Typography>
          {candidate && <StatusChip state={candidate.state} labelPrefix="applicationState" />}
          <Box sx={{ flex: 1 }} />
          {place && <Box sx={{ color: 'text.secondary' }}>{place}</Box>}
        </Box>
        {candidate && (
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <div>{candidate.internship.title}</div>
            <TeamNotes candidate={candidate} />
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          <DecisionButtons decisions={decisions} />
          {departed && <Departure message={departed.message} onNext={onNext} />}
          <Button component={LinkBase} to={candidatePathFrom('triage', id)}>
            {text('triage.page')}
          </Button>
        </Box>
      </Box>
      <Box onPointerDown={use} onFocus={use} sx={{ px: 2, pt: 2, minHeight: 400 }}>
        {hasStayed || isFetched ? (
          <ReadCandidate id={id} isOpened={(isChosen && hasStayed) || hasRead || isUsed} onShown={onShown} />
        ) : (
          <DocumentsFrame />
        )}
      </Box>
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
