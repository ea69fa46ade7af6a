import { Button } from '@mui/material';
import { allows, suspendReasons, userLimits, type UserTransition } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { useMove } from '../../ui/move.hook.ts';
import { ReasonDialog } from '../../ui/reason.dialog.tsx';
import type { Administrator } from './administrator.types.ts';
import { GrantsDialog } from './grants.dialog.tsx';

type Doing = 'grants' | 'suspend' | 'reinstate' | null;

interface MovingProps {
  readonly one: Administrator;
  readonly to: UserTransition['to'];
  readonly onClose: () => void;
}

/** Asks why, then suspends or reinstates. */
function Moving({ one, to, onClose }: MovingProps): ReactElement {
  const text = useText();
  const name = one.name ?? one.email;
  const move = useMove((body: UserTransition) => client.administrators.transition({ params: { id: one.id }, body }), {
    done: to === 'suspended' ? 'administrators.suspended' : 'administrators.reinstated',
    onDone: onClose,
  });
  const common = { about: one.id, note: userLimits.suspendNote, busy: move.isPending, onClose };
  if (to === 'active')
    return (
      <ReasonDialog
        {...common}
        title={text('administrators.reinstateTitle', { name })}
        confirm={text('administrators.reinstate')}
        onConfirm={({ note }) => move.mutate({ to, note })}
      />
    );
  return (
    <ReasonDialog
      {...common}
      title={text('administrators.suspendTitle', { name })}
      help={text('administrators.suspendHelp')}
      codes={suspendReasons}
      words="suspendReason"
      confirm={text('administrators.suspend')}
      danger
      onConfirm={({ codes: [reason], note }) => reason && move.mutate({ to, reason, note })}
    />
  );
}

/** What can be done about another administrator; about oneself only the history. */
export function AdministratorMoves({ one }: { one: Administrator }): ReactElement {
  const text = useText();
  const ability = useAbility();
  const [doing, setDoing] = useState<Doing>(null);
  const close = () => setDoing(null);
  const history = `${pathTo('audit')}?filter=${encodeURIComponent(JSON.stringify({ actorId: one.id }))}`;
  return (
    <>
      {allows(ability, 'update', 'User', one) && one.status !== 'erased' && (
        <>
          <Button size="small" onClick={() => setDoing('grants')}>
            {text('administrators.change')}
          </Button>
          {one.status === 'suspended' ? (
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
      <Button size="small" component={LinkBase} to={history}>
        {text('administrators.history')}
      </Button>
      {doing === 'grants' && <GrantsDialog one={one} onClose={close} />}
      {doing === 'suspend' && <Moving one={one} to="suspended" onClose={close} />}
      {doing === 'reinstate' && <Moving one={one} to="active" onClose={close} />}
    </>
  );
}
