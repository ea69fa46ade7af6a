import { Box, Button } from '@mui/material';
import {
  allows,
  verificationCaseLifecycle,
  caseLimits,
  hasConflict,
  transitionsFrom,
  type CaseTransitionRequest,
} from '@prentice/contract';
import { useNotify } from 'ra-core';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useDecisionConflict, useForeignDecision } from '../../ui/mutations/decision-conflict.hook.ts';
import { LoadingDialog } from '../../ui/dialogs/LoadingDialog.tsx';
import { useDecision } from '../../ui/mutations/decision.hook.ts';
import { SubmittedRowsStore, useSubmittedRows } from '../../ui/mutations/submitted-rows.hook.ts';
import { useUndoableAction } from '../../ui/mutations/undoable-action.hook.tsx';
import { decisionBarStyle } from '../../ui/page/action-bar.ts';
import { ShortcutKey, useKeyboardShortcuts } from '../../ui/keyboard/KeyboardShortcuts.tsx';
import type { ReviewedCase } from './selected-case.hook.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { useReviewers } from './CaseAssignee.tsx';

/** Shows whom to ask about a case that one must keep out of; nothing while that is not known. */
function Colleagues(): ReactElement | null {
  const text = useMessages();
  const currentUserId = useMe().actor.id;
  const { data } = useReviewers();
  if (!data) return null;
  const names = data.filter(({ id }) => id !== currentUserId).map(({ name }) => name);
  if (names.length === 0) return <p>{text('verification.conflictAlone')}</p>;
  return <p>{text('verification.conflictAsk', { names: names.join(', ') })}</p>;
}

/** Says to somebody who belongs to the company why nothing is offered here, and what to do instead. */
function ConflictOfInterest(): ReactElement {
  const text = useMessages();
  return (
    <Box sx={{ mb: 1.5 }}>
      <Notice tone="stopped" title={text('verification.conflict')}>
        <p>{text('verification.conflictWhy')}</p>
        <Colleagues />
      </Notice>
    </Box>
  );
}

type Decision = CaseTransitionRequest['to'];

/* Dialogs are heavy; the queue is there before them. */
const dialogs = {
  verified: lazy(async () => ({ default: (await import('./DecisionDialogs.tsx')).VerifyEmployerDialog })),
  info_requested: lazy(async () => ({ default: (await import('./DecisionDialogs.tsx')).RequestInfoDialog })),
  rejected: lazy(async () => ({ default: (await import('./DecisionDialogs.tsx')).RejectCaseDialog })),
};
const keys: Readonly<Record<Decision, string>> = { verified: 'v', info_requested: 'a', rejected: 'r' };
const labels = {
  verified: 'verification.verify',
  info_requested: 'verification.ask',
  rejected: 'verification.reject',
} as const;
const order = ['verified', 'info_requested', 'rejected'] as const satisfies readonly Decision[];
const isDecision = (state: string): state is Decision => order.some((decision) => decision === state);

/** The cases whose decision can still be undone or is on its way, for the queue and the open case. */
export const decidedCases = new SubmittedRowsStore();

interface CaseDecisionProps {
  readonly verificationCase: ReviewedCase;
  readonly onDecided: () => void;
  /** Called when the decision is taken back, wherever one is by then. */
  readonly onUndone: () => void;
}

/** Returns what finds who else decided about a case since it was loaded. */
function useEarlierCaseDecision({ id, state, employerName: name }: ReviewedCase) {
  const text = useMessages();
  return async (colleague: string): Promise<string | null> => {
    const now = await client.verificationCases.get({ params: { id } });
    if (now.state === state || !isDecision(now.state)) return null;
    const decidedBy = 'decidedByName' in now ? now.decidedByName : null;
    return text(`verification.earlier.${now.state}`, { name, colleague: decidedBy ?? colleague });
  };
}

/** Returns what can be decided about a case and what becomes of it: each decision can be undone before it is sent. */
function useUndoableCaseDecision({ verificationCase, onDecided, onUndone }: CaseDecisionProps) {
  const text = useMessages();
  const notify = useNotify();
  const undoable = useUndoableAction();
  const { id, employerName: name } = verificationCase;
  const { isSubmitted, markSubmitted, takeBack } = useSubmittedRows(decidedCases);
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const findEarlier = useEarlierCaseDecision(verificationCase);
  const decidedMeanwhile = useDecisionConflict(findEarlier);
  const { mutate, busy: isBeingSent } = useDecision(
    verificationCase,
    (body: CaseTransitionRequest, about) =>
      client.verificationCases.transition({ ...about, body }, { keepalive: true }),
    {
      onDone: ({ to }) => notify(text(`verification.decided.${to}`, { name }), { type: 'success' }),
      onFailure: (failure) => {
        takeBack([id]);
        return decidedMeanwhile(failure);
      },
    },
  );
  const busy = isBeingSent || isSubmitted(verificationCase);
  useForeignDecision({ isOpen: verificationCase.state === 'pending', busy }, findEarlier, () => setDeciding(null));
  const decide = (request: CaseTransitionRequest) => {
    setDeciding(null);
    markSubmitted([verificationCase]);
    undoable({
      message: text(`verification.deciding.${request.to}`, { name }),
      undoneMessage: text(`verification.undone.${request.to}`, { name }),
      run: () => mutate(request),
      undo: () => {
        takeBack([id]);
        onUndone();
      },
    });
    onDecided();
  };
  return { deciding, setDeciding, busy, decide };
}

/** Offers the legal decisions about a case to those who may make them. */
export function CaseDecision(props: CaseDecisionProps): ReactElement | null {
  const { verificationCase } = props;
  const text = useMessages();
  const me = useMe();
  const ability = useAbility();
  const { deciding, setDeciding, busy, decide } = useUndoableCaseDecision(props);
  const begin = (to: Decision) => void (allowed && !busy && setDeciding(to));
  const legal = transitionsFrom(verificationCaseLifecycle, verificationCase.state, 'admin').map(({ to }) => to);
  const lastRound = verificationCase.round >= caseLimits.rounds;
  const offered = order.filter((to) => legal.includes(to) && !(lastRound && to === 'info_requested'));
  const allowed = allows(ability, 'transition', 'VerificationCase', verificationCase);
  useKeyboardShortcuts(offered.map((to) => ({ key: keys[to], label: text(labels[to]), run: () => begin(to) })));
  if (hasConflict(me.actor, verificationCase)) return <ConflictOfInterest />;
  if (!allowed || offered.length === 0) return null;
  const Dialog = deciding ? dialogs[deciding] : null;
  return (
    <Box className="action-bar" data-rows={offered.length > 2 ? 2 : 1} sx={decisionBarStyle}>
      {offered.map((to) => (
        <Button
          key={to}
          size="large"
          variant={to === 'verified' ? 'contained' : 'outlined'}
          color={to === 'rejected' ? 'error' : 'primary'}
          disabled={busy}
          onClick={() => begin(to)}
        >
          {text(labels[to])}
          <ShortcutKey name={keys[to]} />
        </Button>
      ))}
      {lastRound && <Box sx={{ alignSelf: 'center' }}>{text('verification.lastRound')}</Box>}
      {Dialog && (
        <Suspense fallback={<LoadingDialog onClose={() => setDeciding(null)} />}>
          <Dialog verificationCase={verificationCase} busy={busy} onClose={() => setDeciding(null)} onDecide={decide} />
        </Suspense>
      )}
    </Box>
  );
}
