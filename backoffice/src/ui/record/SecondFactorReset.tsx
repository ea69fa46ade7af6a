import { Button } from '@mui/material';
import { allows, type userViews, type ViewOf } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { Confirm } from 'react-admin';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../mutations/api-mutation.hook.ts';

interface SecondFactorResetProps {
  readonly account: Pick<ViewOf<typeof userViews.admin>, 'id' | 'secondFactorAt'>;
  readonly size?: 'small';
}

/** Removes the second factor of somebody else who has lost it. Shows nothing where there is none. */
export function SecondFactorReset({ account, size }: SecondFactorResetProps): ReactElement | null {
  const text = useMessages();
  const me = useMe();
  const may = allows(useAbility(), 'transition', 'User', account);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const reset = useApiMutation(() => client.users.resetSecondFactor({ params: { id: account.id } }), {
    successMessage: 'secondFactor.done',
    onDone: close,
  });
  if (!may || !account.secondFactorAt || account.id === me.user.id) return null;
  return (
    <>
      <Button {...(size ? { size } : { variant: 'outlined' })} onClick={() => setIsOpen(true)}>
        {text('secondFactor.reset')}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={reset.isPending}
        title={text('secondFactor.resetTitle')}
        content={text('secondFactor.resetHelp')}
        confirm={text('secondFactor.reset')}
        onConfirm={() => reset.mutate(undefined)}
        onClose={close}
      />
    </>
  );
}
