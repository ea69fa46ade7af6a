import type { InternshipTransitionRequest } from '@prentice/contract';
import { useNavigate, useNotify } from 'ra-core';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { useUndoableAction } from '../../../ui/mutations/undoable-action.hook.tsx';
import { isOwnInternship, type OwnInternship } from '../internship-types.ts';

/**
 * Says that a transition was made. A pause has a way back that is equal to it, so it can be undone by resuming; closing
 * has none, for reopening needs a new deadline, and is asked about before.
 */
function useAnnounceTransition(): (reply: object) => void {
  const text = useMessages();
  const notify = useNotify();
  const undoable = useUndoableAction();
  const resume = useApiMutation(
    ({ id, version }: OwnInternship) =>
      client.internships.transition({ params: { id }, body: { to: 'open' }, version }),
    { successMessage: 'internships.transitionDone' },
  );
  return (reply) => {
    if (isOwnInternship(reply) && reply.state === 'pending_review')
      return notify(text('internships.sentForReview'), { type: 'success', autoHideDuration: 9_000 });
    if (!isOwnInternship(reply) || reply.state !== 'paused')
      return notify(text('internships.transitionDone'), { type: 'success' });
    undoable({
      message: text('internships.paused'),
      undoneMessage: text('internships.resuming'),
      run: () => undefined,
      undo: () => resume.mutate(reply),
    });
  };
}

/**
 * Returns what members do with an internship: change its state, copy it, delete its draft.
 * @param onTransition called once it is in its new state
 */
export function useInternshipActions(internship: OwnInternship, onTransition?: () => void) {
  const navigate = useNavigate();
  const announceTransition = useAnnounceTransition();
  const params = { id: internship.id };
  const transition = useApiMutation(
    (body: InternshipTransitionRequest) => client.internships.transition({ params, body, version: internship.version }),
    {
      onDone: (reply) => {
        announceTransition(reply);
        onTransition?.();
      },
    },
  );
  const duplicate = useApiMutation(() => client.internships.duplicate({ params }), {
    successMessage: 'internships.duplicated',
    onDone: ({ id }) => navigate(`${pathTo('employerInternship', id)}?edit=basics`),
  });
  const remove = useApiMutation(() => client.internships.remove({ params }), {
    successMessage: 'internships.deleted',
    onDone: () => navigate(pathTo('employerInternships')),
  });
  return { transition, duplicate, remove };
}
