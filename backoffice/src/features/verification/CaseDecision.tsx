import { Box, Button } from '@mui/material';
import {
  allows,
  verificationCaseLifecycle,
  caseLimits,
  hasConflict,
  transitionsFrom,
  type CaseTransitionRequest,
} from '@prentice/contract';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useDecisionConflict } from '../../ui/mutations/decision-conflict.hook.ts';
import { LoadingDialog } from '../../ui/dialogs/LoadingDialog.tsx';
import { useDecision } from '../../ui/mutations/decision.hook.ts';
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
const order: readonly Decision[] = ['verified', 'info_requested', 'rejected'];

/** Offers the legal decisions about a case to those who may make them. */
export function CaseDecision({
  verificationCase,
  onDecided,
}: {
  verificationCase: ReviewedCase;
  onDecided: () => void;
}): ReactElement | null {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const me = useMe();
  const ability = useAbility();
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const decidedMeanwhile = useDecisionConflict(verificationCase.employerName, async () => {
    const now = await client.verificationCases.get({ params: { id: verificationCase.id } });
    if (now.state === verificationCase.state) return null;
    return { name: 'decidedByName' in now ? now.decidedByName : null, state: valueLabel('caseState', now.state) };
  });
  const { mutate, busy } = useDecision(
    verificationCase,
    (body: CaseTransitionRequest, about) => client.verificationCases.transition({ ...about, body }),
    {
      successMessage: 'verification.decided',
      onDone: () => {
        setDeciding(null);
        onDecided();
      },
      onFailure: (failure) => {
        const isConflict = decidedMeanwhile(failure);
        if (isConflict) setDeciding(null);
        return isConflict;
      },
    },
  );
  const begin = (to: Decision) => void (allowed && !busy && setDeciding(to));
  const legal = transitionsFrom(verificationCaseLifecycle, verificationCase.state, 'admin').map(({ to }) => to);
  const lastRound = verificationCase.round >= caseLimits.rounds;
  const offered = order.filter((to) => legal.includes(to) && !(lastRound && to === 'info_requested'));
  const allowed = allows(ability, 'transition', 'VerificationCase', verificationCase);
  useKeyboardShortcuts(offered.map((to) => ({ key: keys[to], label: to, run: () => begin(to) })));
  if (hasConflict(me.actor, verificationCase)) return <ConflictOfInterest />;
  if (!allowed || offered.length === 0) return null;
  const Dialog = deciding ? dialogs[deciding] : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
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
          <Dialog verificationCase={verificationCase} busy={busy} onClose={() => setDeciding(null)} onDecide={mutate} />
        </Suspense>
      )}
    </Box>
  );
}
