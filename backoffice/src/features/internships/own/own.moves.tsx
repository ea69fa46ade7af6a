import { Button } from '@mui/material';
import {
  allows,
  internshipLifecycle,
  internshipCompleteness,
  moves,
  type InternshipState,
  type InternshipTransition,
} from '@prentice/contract';
import { Fragment, useId, useState, type ReactElement } from 'react';
import { useText, type TextKey } from '../../../i18n/text.hook.ts';
import { useAbility } from '../../../providers/me.hook.ts';
import { useNow } from '../../../ui/now.hook.ts';
import type { OwnInternship } from '../internship.types.ts';
import { contentOf } from '../posting/content.ts';
import { NotYet } from './not.yet.tsx';
import { AskedMove, isAsked, moveOf, type Asked } from './asked.move.tsx';
import { useOwnMoves } from './own.moves.hook.ts';
import { ReopenDialog } from './reopen.dialog.tsx';

type Own = { readonly one: OwnInternship };
type Moves = ReturnType<typeof useOwnMoves>;
type SimpleMove = Extract<InternshipState, 'pending_review' | 'draft' | 'paused' | 'closed' | 'filled' | 'archived'>;

const labels: Readonly<Record<SimpleMove, TextKey>> = {
  pending_review: 'internships.move.pending_review',
  draft: 'internships.move.draft',
  paused: 'internships.move.paused',
  closed: 'internships.move.closed',
  filled: 'internships.move.filled',
  archived: 'internships.move.archived',
};
const isSimple = (state: InternshipState): state is SimpleMove => Object.hasOwn(labels, state);

/** What the lifecycle has for members from this state; filled is offered once all places are taken. */
const offeredMoves = ({ state, counts, openings }: OwnInternship): InternshipState[] =>
  moves(internshipLifecycle, state, 'employer')
    .map(({ to }) => to)
    .filter((to) => to !== 'filled' || counts.accepted >= openings);

/** Resumes a paused internship, or reopens a closed one with a new deadline. */
function OpenAgain({ one, transition }: Own & Pick<Moves, 'transition'>): ReactElement {
  const text = useText();
  const [reopening, setReopening] = useState(false);
  const closed = one.state === 'closed';
  const reopen = (deadline: string) =>
    transition.mutate({ to: 'open', deadline }, { onSuccess: () => setReopening(false) });
  return (
    <>
      <Button
        variant="contained"
        disabled={transition.isPending}
        onClick={() => (closed ? setReopening(true) : transition.mutate({ to: 'open' }))}
      >
        {text(closed ? 'internships.reopen' : 'internships.resume')}
      </Button>
      {reopening && <ReopenDialog busy={transition.isPending} onClose={() => setReopening(false)} onReopen={reopen} />}
    </>
  );
}

/** Whether everything is there that a review needs. */
function useComplete(one: OwnInternship): boolean {
  const now = new Date(useNow());
  const content = contentOf(one);
  return content !== null && internshipCompleteness(content, one.employer.type, now) === 100;
}

interface StepsProps extends Own {
  readonly legal: readonly InternshipState[];
  readonly busy: boolean;
  readonly onMove: (to: SimpleMove) => void;
}

function Steps({ one, legal, busy, onMove }: StepsProps): ReactElement {
  const text = useText();
  const why = useId();
  const complete = useComplete(one);
  const waits = (to: SimpleMove): boolean => to === 'pending_review' && !complete;
  return (
    <>
      {legal.filter(isSimple).map((to) => (
        <Fragment key={to}>
          <Button
            variant={to === 'pending_review' ? 'contained' : 'text'}
            disabled={busy || waits(to)}
            aria-describedby={waits(to) ? why : undefined}
            onClick={() => onMove(to)}
          >
            {text(labels[to])}
          </Button>
          {waits(to) && <NotYet one={one} id={why} />}
        </Fragment>
      ))}
    </>
  );
}

interface OwnMovesProps extends Own {
  readonly onMoved?: () => void;
}

/** Submit, pause, close, reopen and so on: what the lifecycle has from this state, for those who may. */
export function OwnMoves({ one, onMoved }: OwnMovesProps): ReactElement | null {
  const text = useText();
  const ability = useAbility();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { transition, duplicate, remove } = useOwnMoves(one, onMoved);
  if (!allows(ability, 'transition', 'Internship', one)) return null;
  const legal = offeredMoves(one);
  const close = () => setAsked(null);
  const send = (body: InternshipTransition) => transition.mutate(body, { onSuccess: close });
  const begin = (to: SimpleMove) => (isAsked(to) ? setAsked(to) : send({ to }));
  const confirm = (note: string) => {
    if (asked === 'delete') remove.mutate(undefined, { onSettled: close });
    else if (asked) send(moveOf(asked, note));
  };
  return (
    <>
      {legal.includes('open') && <OpenAgain one={one} transition={transition} />}
      <Steps one={one} legal={legal} busy={transition.isPending} onMove={begin} />
      <Button disabled={duplicate.isPending} onClick={() => duplicate.mutate(undefined)}>
        {text('internships.duplicate')}
      </Button>
      {allows(ability, 'delete', 'Internship', one) && (
        <Button color="error" disabled={remove.isPending} onClick={() => setAsked('delete')}>
          {text('internships.delete')}
        </Button>
      )}
      {asked && (
        <AskedMove
          internshipId={one.id}
          asked={asked}
          label={text(asked === 'delete' ? 'internships.delete' : labels[asked])}
          title={one.title ?? text('internships.untitled')}
          busy={transition.isPending || remove.isPending}
          onClose={close}
          onConfirm={confirm}
        />
      )}
    </>
  );
}
