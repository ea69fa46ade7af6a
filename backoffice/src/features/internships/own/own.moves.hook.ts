import type { InternshipTransition } from '@prentice/contract';
import { useNavigate } from 'ra-core';
import { pathTo } from '../../../app/screen.paths.ts';
import { client } from '../../../providers/session.ts';
import { useMove } from '../../../ui/move.hook.ts';
import type { OwnInternship } from '../internship.types.ts';

/**
 * What members do with an internship: move it along its lifecycle, copy it, delete its draft.
 * @param onMoved called once it stands in its new state
 */
export function useOwnMoves(one: OwnInternship, onMoved?: () => void) {
  const navigate = useNavigate();
  const params = { id: one.id };
  const transition = useMove(
    (body: InternshipTransition) => client.internships.transition({ params, body, version: one.version }),
    { done: 'internships.moved', onDone: () => onMoved?.() },
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
