import { Box, useMediaQuery } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useListContext } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { EmptyState, NoMatches } from '../../../ui/page/EmptyState.tsx';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import RejectDialog from '../actions/RejectDialog.tsx';
import {
  rowsAllowedFor,
  useBulkTransitions,
  type BulkTransitionRequest,
  type BulkTransitions,
} from '../actions/bulk-transitions.hook.ts';
import type { CandidateRow } from '../application-types.ts';
import { candidatePathFrom, triageParameters } from '../candidate/candidate-origin.hook.ts';
import { unopenedApplication } from '../candidate/CandidateDocuments.tsx';
import { useDepartedCandidate, type DepartedCandidate } from './departed-candidate.hook.ts';
import { useRefusedKey, type RefusedKey } from './refused-key.hook.ts';
import { TriageCandidate } from './TriageCandidate.tsx';
import { TriageList } from './TriageList.tsx';
import { useStepsBeforeList, useTriageKeys } from './triage-keys.hook.ts';
import { useTriagePosition, type TriagePosition } from './triage-position.hook.ts';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';

/** Screens from here on have room for the candidate beside the list. */
const SPLIT = '(min-width: 1000px)';

/** Shortlists or rejects the open candidate and opens the next, without waiting for the answer: a refusal brings them back. */
function useDecisions(
  { row, leave }: TriagePosition,
  transitions: BulkTransitions,
  departed: DepartedCandidate | null,
  refusedKey: RefusedKey,
) {
  const text = useMessages();
  const nameOf = useCandidateName();
  const mayDecide = useAbility().can('transition', 'Application');
  const { selectedIds, onSelect } = useListContext<CandidateRow>();
  const [rejecting, setRejecting] = useState<CandidateRow | null>(null);
  const allows = (to: BulkTransitionRequest['to']) =>
    mayDecide && row !== undefined && rowsAllowedFor([row], to).length > 0;
  const decide = (about: CandidateRow, transition: BulkTransitionRequest) => {
    setRejecting(null);
    refusedKey.forget();
    leave([about]);
    onSelect(selectedIds.filter((id) => id !== about.id));
    transitions.performTransition([about], transition);
  };
  const startDecision = (to: BulkTransitionRequest['to'], start: (row: CandidateRow) => void) => {
    if (!mayDecide) return;
    if (row && allows(to)) return start(row);
    const reason = row ? text('triage.notYet', { name: nameOf(row) }) : (departed?.message ?? text('triage.choose'));
    refusedKey.explain(reason);
  };
  return {
    canShortlist: allows('shortlisted'),
    canReject: allows('rejected'),
    shortlist: () => startDecision('shortlisted', (about) => decide(about, { to: 'shortlisted' })),
    reject: () => startDecision('rejected', setRejecting),
    dialog: rejecting && (
      <RejectDialog
        draftKey={rejecting.id}
        title={text('candidates.rejectTitle', { name: nameOf(rejecting) })}
        interviewed={[rejecting.interview !== null]}
        busy={false}
        onClose={() => setRejecting(null)}
        onReject={(rejection) => decide(rejecting, rejection)}
      />
    ),
  };
}

const shortlisting: BulkTransitionRequest = { to: 'shortlisted' };

/** Returns what sends decisions again that were not saved: all shortlistings together, rejections as they were made. */
function useRetry({ leave, refocus }: TriagePosition, { failedTransition, performTransition }: BulkTransitions) {
  return (rows: readonly CandidateRow[]) => {
    refocus();
    leave(rows);
    const byTransition = Map.groupBy(rows, ({ id }) => {
      const transition = failedTransition(id);
      return transition?.to === 'shortlisted' ? shortlisting : transition;
    });
    for (const [transition, alike] of byTransition) if (transition) performTransition(alike, transition);
  };
}

/** Lets page keys in the list scroll the candidate: one reads on without leaving the row. */
function usePageKeys() {
  const pane = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    if (by === 0 || !pane.current) return;
    event.preventDefault();
    pane.current.scrollBy({ top: by * 0.8 * pane.current.clientHeight });
  };
  return { pane, onKeyDown };
}

/** Drops from the selection who is not in the list any more, so that it counts nobody who is out of sight. */
function useSelectionInSight(): void {
  const { data, selectedIds, onSelect } = useListContext<CandidateRow>();
  const dropOthers = useEffectEvent((rows: readonly CandidateRow[]) => {
    const inSight = selectedIds.filter((id) => rows.some((row) => row.id === id));
    if (inSight.length < selectedIds.length) onSelect(inSight);
  });
  useEffect(() => {
    if (data) dropOthers(data);
  }, [data]);
}

/**
 * Fetches what the next candidate sent while one reads the open one. The application is not opened thereby, and the CV stays
 * where it is: its owner learns of everyone who gets it, and nobody may have looked at this one.
 */
function useLoadAhead(next: CandidateRow | undefined, isReady: boolean): void {
  const queries = useQueryClient();
  const nextId = next?.id;
  useEffect(() => {
    if (isReady && nextId !== undefined) void queries.prefetchQuery(unopenedApplication(nextId));
  }, [isReady, nextId, queries]);
}

function Workspace({ steps, isSplit }: { steps: number; isSplit: boolean }): ReactElement {
  const text = useMessages();
  const { data = [], total = 0, page, perPage } = useListContext<CandidateRow>();
  const transitions = useBulkTransitions();
  /* Who is decided about leaves at once, before the list is loaded again. */
  const rows = data.filter((row) => !transitions.isSubmitted(row));
  const position = useTriagePosition(rows, { isSplit, steps });
  const { openId, isChosen, row, index, go } = position;
  const departed = useDepartedCandidate(openId, row);
  const refusedKey = useRefusedKey();
  const { dialog, ...decisions } = useDecisions(position, transitions, departed, refusedKey);
  useSelectionInSight();
  const [shownId, setShownId] = useState<string | null>(null);
  const isShown = shownId === openId;
  useTriageKeys(position, decisions, !isSplit || isShown, refusedKey);
  useLoadAhead(rows[index + 1], openId !== null && isShown);
  const { pane, onKeyDown } = usePageKeys();
  const list = { rows, openId, transitions, onDecided: position.leave, onRetry: useRetry(position, transitions) };
  if (!isSplit)
    return (
      <>
        <TriageList {...list} />
        {dialog}
      </>
    );
  const place = row && text('triage.place', { at: (page - 1) * perPage + index + 1, total });
  return (
    <Box sx={splitStyle}>
      <Box onKeyDown={onKeyDown} sx={listStyle}>
        <TriageList {...list} onOpen={go} />
      </Box>
      <Box
        ref={pane}
        role="region"
        aria-label={text('triage.candidate')}
        aria-busy={!isShown}
        tabIndex={0}
        sx={paneStyle}
      >
        {openId ? (
          <TriageCandidate
            key={openId}
            id={openId}
            isChosen={isChosen}
            row={row}
            place={place}
            decisions={decisions}
            departed={departed}
            onNext={position.next}
            onShown={() => setShownId(openId)}
          />
        ) : (
          <Box sx={{ p: 3 }}>
            <EmptyState title={text('triage.choose')} help={text('triage.chooseHelp')} />
          </Box>
        )}
      </Box>
      {dialog}
    </Box>
  );
}

/**
 * Shows the list of new candidates, and on wide screens beside it the one who is open. Where there is no room for both, an
 * address that names the open one leads to their page.
 */
export function TriageWorkspace(): ReactElement {
  const isSplit = useMediaQuery(SPLIT, { noSsr: true });
  const [search] = useSearchParams();
  const [linkedId] = useState(isSplit ? null : search.get(triageParameters.open));
  return linkedId ? (
    <Navigate to={candidatePathFrom('triage', linkedId)} replace />
  ) : (
    <ListedCandidates isSplit={isSplit} />
  );
}

function ListedCandidates({ isSplit }: { isSplit: boolean }): ReactElement {
  const text = useMessages();
  const { data, error, refetch, total, filterValues } = useListContext<CandidateRow>();
  const steps = useStepsBeforeList(data !== undefined);
  const isFiltered = Object.keys(filterValues).length > 0;
  const empty = isFiltered ? (
    <NoMatches />
  ) : (
    <EmptyState title={text('candidates.triageEmpty')} help={text('candidates.triageEmptyHelp')} />
  );
  return (
    <QueryBoundary query={{ data, error, refetch }}>
      {() => (total === 0 ? empty : <Workspace steps={steps} isSplit={isSplit} />)}
    </QueryBoundary>
  );
}

/* Both sides scroll by themselves below the head of the page, which stays. */
const splitStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(300px, 3fr) minmax(0, 8fr)',
  height: 'max(420px, calc(100vh - 198px))',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
} as const;
/* A row that gets the focus stays above the selection bar. */
const listStyle = {
  overflowY: 'auto',
  scrollPaddingBottom: 140,
  borderInlineEnd: '1px solid',
  borderColor: 'divider',
} as const;
const paneStyle = { position: 'relative', overflowY: 'auto', minWidth: 0, scrollPaddingTop: 120 } as const;
