import type { InternshipTransition } from '@prentice/contract';
import { useNavigate, useNotify } from 'ra-core';
import { pathTo } from '../../../app/screen.paths.ts';
import { useText } from '../../../i18n/text.hook.ts';
import { client } from '../../../providers/session.ts';
import { useMove } from '../../../ui/move.hook.ts';
import { useUndoable } from '../../../ui/undo.hook.ts';
import { isOwnInternship, type OwnInternship } from '../internship.types.ts';

/**
 * Says that a move was made. A pause has a way back that is equal to it, so it can be undone by resuming; closing has
 * none, for reopening needs a new deadline, and is asked about before.
 */
function useMoved(): (reply: object) => void {
  const text = useText();
  const notify = useNotify();
  const undoable = useUndoable();
  const resume = useMove(
    ({ id, version }: OwnInternship) =>
      client.internships.transition({ params: { id }, body: { to: 'open' }, version }),
    { done: 'internships.moved' },
  );
  return (reply) => {
    if (!isOwnInternship(reply) || reply.state !== 'paused')
      return notify(text('internships.moved'), { type: 'success' });
    undoable({ message: text('internships.paused'), run: () => undefined, undo: () => resume.mutate(reply) });
  };
}

/**
 * What members do with an internship: move it along its lifecycle, copy it, delete its draft.
 * @param onMoved called once it stands in its new state
 */
export function useOwnMoves(one: OwnInternship, onMoved?: () => void) {
  const navigate = useNavigate();
  const sayMoved = useMoved();
  const params = { id: one.id };
  const transition = useMove(
    (body: InternshipTransition) => client.internships.transition({ params, body, version: one.version }),
    {
      onDone: (reply) => {
        sayMoved(reply);
        onMoved?.();
      },
    },
  );
  const duplicate = useMove(() => client.internships.duplicate({ params }), {
    done: 'internships.duplicated',
    onDone: ({ id }) => navigate(`${pathTo('employerInternship', id)}?edit=basics`),
  });
  const remove = useMove(() => client.internships.remove({ params }), {
    done: 'internships.deleted',
    onDone: () => navigate(pathTo('employerInternships')),
  });
  return { transition, duplicate, remove };
}
