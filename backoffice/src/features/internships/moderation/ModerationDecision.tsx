import { Box, Button } from '@mui/material';
import {
  allows,
  internshipLifecycle,
  isHighRisk,
  type InternshipState,
  transitionsFrom,
  type InternshipTransitionRequest,
} from '@prentice/contract';
import { useNotify, useNavigate } from 'ra-core';
import { useId, useState, type ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { client } from '../../../providers/session.ts';
import { NextInQueue, useNextInQueue } from '../../../ui/list/Queue.tsx';
import { useDecisionConflict, useForeignDecision } from '../../../ui/mutations/decision-conflict.hook.ts';
import { useDecision } from '../../../ui/mutations/decision.hook.ts';
import { SubmittedRowsStore, useSubmittedRows } from '../../../ui/mutations/submitted-rows.hook.ts';
import { useUndoableAction } from '../../../ui/mutations/undoable-action.hook.tsx';
import { useIsNarrowScreen } from '../../../ui/page/narrow-screen.hook.ts';
import { decisionBarStyle } from '../../../ui/page/action-bar.ts';
import { ShortcutKey, useKeyboardShortcuts } from '../../../ui/keyboard/KeyboardShortcuts.tsx';
import { isLimitedInternship, type ModeratedInternship } from '../internship-types.ts';
import { groupDuplicates } from './duplicate-groups.ts';
import { inQueueOrder } from './queue-order.ts';
import { ApprovalOutcome, useApprovalObstacle } from './ApprovalOutcome.tsx';
import {
  useEarlierDecision,
  availableDecisions,
  targetOfDecision,
  type InternshipDecision,
  DecisionDialog,
} from './DecisionDialog.tsx';

/** The internships whose decision can still be undone or is on its way, on all screens of moderation. */
export const decidedInternships = new SubmittedRowsStore();

/** How many of the queue are asked for: more than are walked through at a time. */
const QUEUE_HEAD = 100;
const loadQueue = async (signal: AbortSignal) => {
  const { items, total } = await client.internships.list(
    { list: { filter: { waiting: true }, sort: ['queue', 'ASC'], range: [0, QUEUE_HEAD - 1] } },
    { signal },
  );
  return { items: groupDuplicates(inQueueOrder(items.filter(isLimitedInternship))).rows, total };
};

/** The decisions about what waits in the queue: each can be undone before it is sent, and leads to the next. */
const undoableDecisions: Partial<Record<InternshipState, 'approve' | 'askChanges' | 'reject'>> = {
  open: 'approve',
  changes_requested: 'askChanges',
  rejected: 'reject',
};

/**
 * Returns what can be decided, and what becomes of it: asked for in a dialog where it needs a reason, then made. What
 * waited in the queue can be undone for some seconds, and the next one opens meanwhile.
 */
function useModerationDecision(internship: ModeratedInternship, obstacle: string | null, goOn: () => unknown) {
  const text = useMessages();
  const notify = useNotify();
  const navigate = useNavigate();
  const undoable = useUndoableAction();
  const { isSubmitted, markSubmitted, takeBack } = useSubmittedRows(decidedInternships);
  const about = { title: internship.title ?? text('internships.untitled'), name: internship.employer.name };
  const [deciding, setDeciding] = useState<InternshipDecision | null>(null);
  const findEarlier = useEarlierDecision(internship);
  const decidedMeanwhile = useDecisionConflict(findEarlier);
  const { mutate, busy: isBeingSent } = useDecision(
    internship,
    (body: InternshipTransitionRequest, about) =>
      client.internships.transition({ ...about, body }, { keepalive: true }),
    {
      onDone: ({ to }) => {
        setDeciding(null);
        const decision = undoableDecisions[to];
        notify(text(decision ? `moderation.decided.${decision}` : 'moderation.decided', about), { type: 'success' });
      },
      onFailure: (failure) => {
        takeBack([internship.id]);
        const isConflict = decidedMeanwhile(failure);
        if (isConflict) setDeciding(null);
        return isConflict;
      },
    },
  );
  const risky = isHighRisk(internship.risk);
  const busy = isBeingSent || isSubmitted(internship);
  useForeignDecision({ isOpen: internship.state === 'pending_review', busy }, findEarlier, () => setDeciding(null));
  const decide = (request: InternshipTransitionRequest) => {
    const decision = undoableDecisions[request.to];
    if (!decision || internship.state !== 'pending_review') return mutate(request);
    setDeciding(null);
    markSubmitted([internship]);
    undoable({
      message: text(`moderation.deciding.${decision}`, about),
      undoneMessage: text(`moderation.undone.${decision}`, about),
      run: () => mutate(request),
      undo: () => {
        takeBack([internship.id]);
        navigate(pathTo('moderatedInternship', internship.id));
      },
    });
    return goOn();
  };
  const begin = (decision: InternshipDecision) => {
    /* A key does not know that its button waits. */
    if (busy) return;
    if (decision === 'approve' && obstacle) notify(obstacle, { type: 'warning' });
    else if (decision === 'approve' && !risky) decide({ to: 'open' });
    else setDeciding(decision);
  };
  return { deciding, busy, begin, decide, close: () => setDeciding(null) };
}

/** Offers what an administrator may decide about an internship in its state. */
export function ModerationDecision({ internship }: { internship: ModeratedInternship }): ReactElement | null {
  const text = useMessages();
  const allowed = allows(useAbility(), 'transition', 'Internship', internship);
  const obstacle = useApprovalObstacle(internship);
  const navigate = useNavigate();
  const { isSubmitted } = useSubmittedRows(decidedInternships);
  const queue = useNextInQueue(internship.id, {
    resource: 'internships',
    load: loadQueue,
    isDecided: isSubmitted,
    screen: 'moderatedInternship',
  });
  const goOn = () => (queue ? navigate(queue.path, { state: queue.walk }) : navigate(pathTo('moderation')));
  const { deciding, busy, begin, decide, close } = useModerationDecision(internship, obstacle, goOn);
  const why = useId();
  const legal = transitionsFrom(internshipLifecycle, internship.state, 'admin').map(({ to }) => to);
  const offered = allowed ? availableDecisions(legal) : [];
  const keyed = offered.map((decision) => ({
    key: text(`moderation.key.${decision}`),
    label: text(`moderation.${decision}`),
    run: () => begin(decision),
  }));
  useKeyboardShortcuts(keyed);
  const isNarrow = useIsNarrowScreen();
  if (offered.length === 0 && !queue) return null;
  const next = queue && <NextInQueue {...queue} />;
  return (
    <>
      <Box className="action-bar" data-rows={offered.length > 2 ? 2 : 1} sx={decisionBarStyle}>
        {offered.map((decision) => (
          <Button
            key={decision}
            size="large"
            variant={decision === 'approve' || decision === 'reinstate' ? 'contained' : 'outlined'}
            color={decision === 'reject' || decision === 'remove' ? 'error' : 'primary'}
            disabled={busy || (decision === 'approve' && obstacle !== null)}
            aria-describedby={decision === 'approve' && obstacle !== null ? why : undefined}
            onClick={() => begin(decision)}
          >
            {text(`moderation.${decision}`)}
            <ShortcutKey name={text(`moderation.key.${decision}`)} />
          </Button>
        ))}
        {!isNarrow && next}
        {deciding && (
          <DecisionDialog
            internshipId={internship.id}
            decision={deciding}
            title={internship.title ?? ''}
            wasPublished={internship.firstPublishedAt !== null}
            isUndoable={internship.state === 'pending_review' && targetOfDecision(deciding) in undoableDecisions}
            busy={busy}
            onClose={close}
            onDecide={decide}
          />
        )}
      </Box>
      {offered.includes('approve') && <ApprovalOutcome internship={internship} id={why} />}
      {isNarrow && next}
    </>
  );
}
