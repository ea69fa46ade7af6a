import { Button } from '@mui/material';
import { allows, suspendReasons, userLimits, type UserTransition } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { useMove } from '../../ui/move.hook.ts';
import { ReasonDialog } from '../../ui/reason.dialog.tsx';
import type { Account } from './intern.account.tsx';

/** Suspends an account or lifts its suspension, each with words that its owner and the audit log keep. */
export function InternMoves({ account }: { account: Account }): ReactElement | null {
  const text = useText();
  const may = allows(useAbility(), 'transition', 'User', account);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const move = useMove((body: UserTransition) => client.users.transition({ params: { id: account.id }, body }), {
    done: 'saved.done',
    onDone: close,
  });
  if (!may || account.status === 'erased') return null;
  const suspended = account.status === 'suspended';
  const act = text(suspended ? 'interns.lift' : 'interns.suspend');
  const common = {
    about: account.id,
    note: userLimits.suspendNote,
    confirm: act,
    busy: move.isPending,
    onClose: close,
  };
  return (
    <>
      <Button variant="outlined" color={suspended ? 'primary' : 'error'} onClick={() => setAsking(true)}>
        {act}
      </Button>
      {asking && suspended && (
        <ReasonDialog
          {...common}
          title={text('interns.liftTitle')}
          help={text('interns.liftHelp')}
          onConfirm={({ note }) => move.mutate({ to: 'active', note })}
        />
      )}
      {asking && !suspended && (
        <ReasonDialog
          {...common}
          title={text('interns.suspendTitle')}
          help={text('interns.suspendHelp')}
          codes={suspendReasons}
          words="suspendReason"
          danger
          onConfirm={({ codes: [reason], note }) => reason && move.mutate({ to: 'suspended', reason, note })}
        />
      )}
    </>
  );
}
