import { Button } from '@mui/material';
import {
  allows,
  internshipLifecycle,
  internshipCompleteness,
  moves,
  type InternshipState,
  type InternshipTransition,
} from '@prentice/contract';
import { useNavigate } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { pathTo } from '../../../app/screen.paths.ts';
import { useText, type TextKey } from '../../../i18n/text.hook.ts';
import { useAbility } from '../../../providers/me.hook.ts';
import { client } from '../../../providers/session.ts';
import { useNow } from '../../../ui/now.hook.ts';
import { useMove } from '../../../ui/move.hook.ts';
import type { OwnInternship } from '../internship.types.ts';
import { contentOf } from '../posting/content.ts';
import { ReopenDialog } from './reopen.dialog.tsx';

type SimpleMove = Extract<InternshipState, 'pending_review' | 'draft' | 'paused' | 'closed' | 'filled' | 'archived'>;

const bodies: Readonly<Record<SimpleMove, InternshipTransition>> = {
  pending_review: { to: 'pending_review' },
  draft: { to: 'draft' },
  paused: { to: 'paused' },
  closed: { to: 'closed', note: null },
  filled: { to: 'filled' },
  archived: { to: 'archived' },
};

const isSimple = (state: InternshipState): state is SimpleMove => Object.hasOwn(bodies, state);

const labels: Readonly<Record<SimpleMove, TextKey>> = {
  pending_review: 'internships.move.pending_review',
  draft: 'internships.move.draft',
  paused: 'internships.move.paused',
  closed: 'internships.move.closed',
  filled: 'internships.move.filled',
  archived: 'internships.move.archived',
};

function useOwnMoves(one: OwnInternship) {
  const navigate = useNavigate();
  const transition = useMove(
    (body: InternshipTransition) =>
      client.internships.transition({ params: { id: one.id }, body, version: one.version }),
    { done: 'internships.moved' },
  );
  const duplicate = useMove(() => client.internships.duplicate({ params: { id: one.id } }), {
    done: 'internships.duplicated',
    onDone: ({ id }) => navigate(`${pathTo('employerInternship', id)}?edit=basics`),
  });
  const remove = useMove(() => client.internships.remove({ params: { id: one.id } }), {
    done: 'internships.deleted',
    onDone: () => navigate(pathTo('employerInternships')),
  });
  return { transition, duplicate, remove };
}

/** Submit, pause, close, reopen and so on: what the lifecycle has from this state, for those who may. */
export function OwnMoves({ one }: { one: OwnInternship }): ReactElement | null {
  const text = useText();
  const ability = useAbility();
  const now = new Date(useNow());
  const [reopening, setReopening] = useState(false);
  const { transition, duplicate, remove } = useOwnMoves(one);
  if (!allows(ability, 'transition', 'Internship', one)) return null;
  const legal = moves(internshipLifecycle, one.state, 'employer').map(({ to }) => to);
  const content = contentOf(one);
  const complete = content !== null && internshipCompleteness(content, one.employer.type, now) === 100;
  return (
    <>
      {legal.includes('open') && (
        <Button
          variant="contained"
          onClick={() => (one.state === 'closed' ? setReopening(true) : transition.mutate({ to: 'open' }))}
        >
          {text(one.state === 'closed' ? 'internships.reopen' : 'internships.resume')}
        </Button>
      )}
      {legal.filter(isSimple).map((to) => (
        <Button
          key={to}
          variant={to === 'pending_review' ? 'contained' : 'text'}
          disabled={transition.isPending || (to === 'pending_review' && !complete)}
          onClick={() => transition.mutate(bodies[to])}
        >
          {text(labels[to])}
        </Button>
      ))}
      <Button disabled={duplicate.isPending} onClick={() => duplicate.mutate(undefined)}>
        {text('internships.duplicate')}
      </Button>
      {allows(ability, 'delete', 'Internship', one) && (
        <Button color="error" disabled={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {text('internships.delete')}
        </Button>
      )}
      {reopening && (
        <ReopenDialog
          busy={transition.isPending}
          onClose={() => setReopening(false)}
          onReopen={(deadline) => {
            setReopening(false);
            transition.mutate({ to: 'open', deadline });
          }}
        />
      )}
    </>
  );
}
