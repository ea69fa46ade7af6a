import { Box, Button } from '@mui/material';
import {
  allows,
  internshipLifecycle,
  internshipLimits,
  moderationReasons,
  moves,
  type InternshipTransition,
} from '@prentice/contract';
import { useNotify } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useText } from '../../../i18n/text.hook.ts';
import { useAbility } from '../../../providers/me.hook.ts';
import { client } from '../../../providers/session.ts';
import { useDecision } from '../../../ui/decision.hook.ts';
import { KeyHints, useKeys } from '../../../ui/key.hint.tsx';
import { isRefusal } from '../../../ui/refusal.hook.ts';
import type { ModeratedInternship } from '../internship.types.ts';
import { useDecidedInternship } from './decided.internship.hook.ts';
import { decisionsOf, type Decision } from './decision.offer.ts';
import { DecisionDialog } from './decision.dialog.tsx';

/** What can be decided, and what becomes of it: made at once, or asked for in a dialog. */
function useDeciding(one: ModeratedInternship) {
  const text = useText();
  const notify = useNotify();
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const decidedMeanwhile = useDecidedInternship(one);
  const { mutate, busy } = useDecision(
    one,
    (body: InternshipTransition, about) => client.internships.transition({ ...about, body }),
    {
      done: 'moderation.decided',
      onDone: () => setDeciding(null),
      onFailure: (failure) => {
        const own = deciding === 'reinstate' && isRefusal(failure, 'FORBIDDEN');
        if (own) notify(text('moderation.reinstateOther'), { type: 'error', autoHideDuration: 9_000 });
        if (own) return true;
        const taken = decidedMeanwhile(failure);
        if (taken) setDeciding(null);
        return taken;
      },
    },
  );
  const risky = (one.risk?.score ?? 0) >= internshipLimits.confirmRisk;
  const begin = (decision: Decision) => {
    /* A key does not know that its button waits. */
    if (busy) return;
    if (decision === 'approve' && !risky) mutate({ to: 'open' });
    else setDeciding(decision);
  };
  return { deciding, busy, begin, decide: mutate, close: () => setDeciding(null) };
}

/** Offers what an administrator may decide about an internship in its state. */
export function ModerationDecision({ one }: { one: ModeratedInternship }): ReactElement | null {
  const text = useText();
  const allowed = allows(useAbility(), 'transition', 'Internship', one);
  const { deciding, busy, begin, decide, close } = useDeciding(one);
  const legal = moves(internshipLifecycle, one.state, 'admin').map(({ to }) => to);
  const offered = allowed ? decisionsOf(legal) : [];
  const keyed = offered.map((decision) => ({
    key: text(`moderation.key.${decision}`),
    label: text(`moderation.${decision}`),
    run: () => begin(decision),
  }));
  useKeys(keyed);
  if (offered.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      {offered.map((decision) => (
        <Button
          key={decision}
          size="large"
          variant={decision === 'approve' || decision === 'reinstate' ? 'contained' : 'outlined'}
          color={decision === 'reject' || decision === 'remove' ? 'error' : 'primary'}
          disabled={busy}
          onClick={() => begin(decision)}
        >
          {text(`moderation.${decision}`)}
        </Button>
      ))}
      <KeyHints moves={keyed} />
      {deciding && (
        <DecisionDialog
          internshipId={one.id}
          decision={deciding}
          title={one.title ?? ''}
          reasons={moderationReasons}
          busy={busy}
          onClose={close}
          onDecide={decide}
        />
      )}
    </Box>
  );
}
