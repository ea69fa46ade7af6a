import { Button } from '@mui/material';
import {
  allows,
  suspendReasons,
  userLimits,
  type userViews,
  type UserTransitionRequest,
  type ViewOf,
} from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog.tsx';

export type InternAccountView = ViewOf<typeof userViews.admin>;

/** Suspends an account or lifts its suspension, each with words that its owner and the audit log keep. */
export function InternActions({ account }: { account: InternAccountView }): ReactElement | null {
  const text = useMessages();
  const may = allows(useAbility(), 'transition', 'User', account);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const close = () => setIsDialogOpen(false);
  const transition = useApiMutation(
    (body: UserTransitionRequest) => client.users.transition({ params: { id: account.id }, body }),
    {
      successMessage: 'saved.done',
      onDone: close,
    },
  );
  if (!may || account.status === 'erased') return null;
  const suspended = account.status === 'suspended';
  const actionLabel = text(suspended ? 'interns.lift' : 'interns.suspend');
  const common = {
    about: account.id,
    note: userLimits.suspendNote,
    confirm: actionLabel,
    busy: transition.isPending,
    onClose: close,
  };
  return (
    <>
      <Button variant="outlined" color={suspended ? 'primary' : 'error'} onClick={() => setIsDialogOpen(true)}>
        {actionLabel}
      </Button>
      {isDialogOpen && suspended && (
        <ReasonDialog
          {...common}
          title={text('interns.liftTitle')}
          help={text('interns.liftHelp')}
          onConfirm={({ note }) => transition.mutate({ to: 'active', note })}
        />
      )}
      {isDialogOpen && !suspended && (
        <ReasonDialog
          {...common}
          title={text('interns.suspendTitle')}
          help={text('interns.suspendHelp')}
          codes={suspendReasons}
          labelPrefix="suspendReason"
          danger
          onConfirm={({ codes: [reason], note }) => reason && transition.mutate({ to: 'suspended', reason, note })}
        />
      )}
    </>
  );
}
