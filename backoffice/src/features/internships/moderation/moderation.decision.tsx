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
import { KeyHints, useKeys } from '../../../ui/key.hint.tsx';
import { useMove } from '../../../ui/move.hook.ts';
import { isRefusal } from '../../../ui/refusal.hook.ts';
import type { ModeratedInternship } from '../internship.types.ts';
import { useDecidedInternship } from './decided.internship.hook.ts';
import { decisionsOf, type Decision } from './decision.offer.ts';
import { DecisionDialog } from './decision.dialog.tsx';

/** Offers what an administrator may decide about an internship in its state. */
export function ModerationDecision({ one }: { one: ModeratedInternship }): ReactElement | null {
  const text = useText();
  const notify = useNotify();
  const ability = useAbility();
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const decidedMeanwhile = useDecidedInternship(one);
  const move = useMove(
    async (body: InternshipTransition) => {
      const { id, version } = one;
      await client.internships.transition({ params: { id }, body, version });
      return { version };
    },
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
  /* A decision that was made keeps others away until the internship is there as it left it. */
  const busy = move.isPending || move.data?.version === one.version;
  const allowed = allows(ability, 'transition', 'Internship', one);
  const legal = moves(internshipLifecycle, one.state, 'admin').map(({ to }) => to);
  const offered = allowed ? decisionsOf(legal) : [];
  const risky = (one.risk?.score ?? 0) >= internshipLimits.confirmRisk;
  const begin = (decision: Decision) => {
    /* A key does not know that its button waits. */
    if (busy) return;
    if (decision === 'approve' && !risky) move.mutate({ to: 'open' });
    else setDeciding(decision);
  };
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
          onClose={() => setDeciding(null)}
          onDecide={move.mutate}
        />
      )}
    </Box>
  );
}
