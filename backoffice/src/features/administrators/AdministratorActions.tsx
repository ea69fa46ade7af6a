import { Box, Button } from '@mui/material';
import { allows, suspendReasons, userLimits, type UserTransitionRequest } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog.tsx';
import { SecondFactorReset } from '../../ui/record/SecondFactorReset.tsx';
import { type Administrator, PermissionsDialog } from './PermissionsDialog.tsx';

type AdministratorAction = 'grants' | 'suspend' | 'reinstate' | null;

interface AdministratorTransitionDialogProps {
  readonly administrator: Administrator;
  readonly to: UserTransitionRequest['to'];
  readonly onClose: () => void;
}

/** Asks why, then suspends or reinstates. */
function AdministratorTransitionDialog({
  administrator,
  to,
  onClose,
}: AdministratorTransitionDialogProps): ReactElement {
  const text = useMessages();
  const name = administrator.name ?? administrator.email;
  const transition = useApiMutation(
    (body: UserTransitionRequest) => client.administrators.transition({ params: { id: administrator.id }, body }),
    {
      successMessage: to === 'suspended' ? 'administrators.suspended' : 'administrators.reinstated',
      onDone: onClose,
    },
  );
  const common = { about: administrator.id, note: userLimits.suspendNote, busy: transition.isPending, onClose };
  if (to === 'active')
    return (
      <ReasonDialog
        {...common}
        title={text('administrators.reinstateTitle', { name })}
        confirm={text('administrators.reinstate')}
        onConfirm={({ note }) => transition.mutate({ to, note })}
      />
    );
  return (
    <ReasonDialog
      {...common}
      title={text('administrators.suspendTitle', { name })}
      help={text('administrators.suspendHelp')}
      codes={suspendReasons}
      labelPrefix="suspendReason"
      confirm={text('administrators.suspend')}
      danger
      onConfirm={({ codes: [reason], note }) => reason && transition.mutate({ to, reason, note })}
    />
  );
}

/** Shows what can be done about another administrator; about oneself only the history. */
export function AdministratorActions({ administrator }: { administrator: Administrator }): ReactElement {
  const text = useMessages();
  const ability = useAbility();
  const [doing, setDoing] = useState<AdministratorAction>(null);
  const close = () => setDoing(null);
  const history = `${pathTo('audit')}?filter=${encodeURIComponent(JSON.stringify({ actorId: administrator.id }))}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', lg: 'nowrap' }, gap: 0.5, '& > *': { flex: 'none' } }}>
      {allows(ability, 'update', 'User', administrator) && administrator.status !== 'erased' && (
        <>
          <Button size="small" onClick={() => setDoing('grants')}>
            {text('administrators.change')}
          </Button>
          {administrator.status === 'suspended' ? (
            <Button size="small" onClick={() => setDoing('reinstate')}>
              {text('administrators.reinstate')}
            </Button>
          ) : (
            <Button size="small" color="error" onClick={() => setDoing('suspend')}>
              {text('administrators.suspend')}
            </Button>
          )}
        </>
      )}
      <SecondFactorReset account={administrator} size="small" />
      <Button size="small" component={LinkBase} to={history}>
        {text('administrators.history')}
      </Button>
      {doing === 'grants' && <PermissionsDialog administrator={administrator} onClose={close} />}
      {doing === 'suspend' && (
        <AdministratorTransitionDialog administrator={administrator} to="suspended" onClose={close} />
      )}
      {doing === 'reinstate' && (
        <AdministratorTransitionDialog administrator={administrator} to="active" onClose={close} />
      )}
    </Box>
  );
}
