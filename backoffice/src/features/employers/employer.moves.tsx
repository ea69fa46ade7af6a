import { Button } from '@mui/material';
import {
  allows,
  employerLimits,
  moves,
  suspensionReasons,
  verificationLifecycle,
  type EmployerTransition,
} from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { useMove } from '../../ui/move.hook.ts';
import { ReasonDialog } from '../../ui/reason.dialog.tsx';
import type { ListedEmployer } from './employer.types.ts';

/** Suspend and reinstate, for those who may and while the lifecycle allows it. */
export function EmployerMoves({ one }: { one: ListedEmployer }): ReactElement | null {
  const text = useText();
  const ability = useAbility();
  const [moving, setMoving] = useState<'suspended' | 'verified' | null>(null);
  const move = useMove((body: EmployerTransition) => client.employers.transition({ params: { id: one.id }, body }), {
    done: 'employers.moved',
    onDone: () => setMoving(null),
  });
  const legal = moves(verificationLifecycle, one.verification.state, 'admin').map(({ to }) => to);
  if (!allows(ability, 'transition', 'Employer', one)) return null;
  const common = {
    about: one.id,
    note: employerLimits.suspendNote,
    busy: move.isPending,
    onClose: () => setMoving(null),
  };
  return (
    <>
      {legal.includes('suspended') && (
        <Button variant="outlined" color="error" onClick={() => setMoving('suspended')}>
          {text('employers.suspend')}
        </Button>
      )}
      {one.verification.state === 'suspended' && (
        <Button variant="contained" onClick={() => setMoving('verified')}>
          {text('employers.reinstate')}
        </Button>
      )}
      {moving === 'suspended' && (
        <ReasonDialog
          {...common}
          title={text('employers.suspendTitle', { name: one.name })}
          help={text('employers.suspendHelp')}
          codes={suspensionReasons}
          words="suspensionReason"
          confirm={text('employers.suspend')}
          danger
          onConfirm={({ codes: [reason], note }) => reason && move.mutate({ to: 'suspended', reason, note })}
        />
      )}
      {moving === 'verified' && (
        <ReasonDialog
          {...common}
          title={text('employers.reinstateTitle', { name: one.name })}
          confirm={text('employers.reinstate')}
          onConfirm={({ note }) => move.mutate({ to: 'verified', note })}
        />
      )}
    </>
  );
}
