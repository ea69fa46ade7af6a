import { Box, Button } from '@mui/material';
import { allows, caseLifecycle, caseLimits, hasConflict, moves, type CaseTransition } from '@prentice/contract';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { useAbility, useMe } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { useDecidedMeanwhile } from '../../ui/decided.meanwhile.hook.ts';
import { ComingDialog } from '../../ui/coming.dialog.tsx';
import { useDecision } from '../../ui/decision.hook.ts';
import { useKeys } from '../../ui/key.hint.tsx';
import { CaseConflict } from './case.conflict.tsx';
import type { ReviewedCase } from './case.types.ts';

type Decision = CaseTransition['to'];

/* Dialogs are heavy; the queue is there before them. */
const dialogs = {
  verified: lazy(async () => ({ default: (await import('./decision.dialogs.tsx')).VerifyDialog })),
  info_requested: lazy(async () => ({ default: (await import('./decision.dialogs.tsx')).AskDialog })),
  rejected: lazy(async () => ({ default: (await import('./decision.dialogs.tsx')).RejectDialog })),
};
const keys: Readonly<Record<Decision, string>> = { verified: 'v', info_requested: 'a', rejected: 'r' };
const labels = {
  verified: 'verification.verify',
  info_requested: 'verification.ask',
  rejected: 'verification.reject',
} as const;
const order: readonly Decision[] = ['verified', 'info_requested', 'rejected'];

/** Offers the legal decisions about a case to those who may make them. */
export function CaseDecision({ one, onDecided }: { one: ReviewedCase; onDecided: () => void }): ReactElement | null {
  const text = useText();
  const word = useWord();
  const me = useMe();
  const ability = useAbility();
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const decidedMeanwhile = useDecidedMeanwhile(one.employerName, async () => {
    const now = await client.verificationCases.get({ params: { id: one.id } });
    if (now.state === one.state) return null;
    return { name: 'decidedByName' in now ? now.decidedByName : null, state: word('caseState', now.state) };
  });
  const { mutate, busy } = useDecision(
    one,
    (body: CaseTransition, about) => client.verificationCases.transition({ ...about, body }),
    {
      done: 'verification.decided',
      onDone: () => {
        setDeciding(null);
        onDecided();
      },
      onFailure: (failure) => {
        const taken = decidedMeanwhile(failure);
        if (taken) setDeciding(null);
        return taken;
      },
    },
  );
  const begin = (to: Decision) => void (allowed && !busy && setDeciding(to));
  const legal = moves(caseLifecycle, one.state, 'admin').map(({ to }) => to);
  const lastRound = one.round >= caseLimits.rounds;
  const offered = order.filter((to) => legal.includes(to) && !(lastRound && to === 'info_requested'));
  const allowed = allows(ability, 'transition', 'VerificationCase', one);
  useKeys(offered.map((to) => ({ key: keys[to], label: to, run: () => begin(to) })));
  if (hasConflict(me.actor, one)) return <CaseConflict />;
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
        </Button>
      ))}
      {lastRound && <Box sx={{ alignSelf: 'center' }}>{text('verification.lastRound')}</Box>}
      {Dialog && (
        <Suspense fallback={<ComingDialog onClose={() => setDeciding(null)} />}>
          <Dialog one={one} busy={busy} onClose={() => setDeciding(null)} onDecide={mutate} />
        </Suspense>
      )}
    </Box>
  );
}
