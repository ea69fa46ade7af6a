import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { useDecisionConflict } from '../../../ui/decision-conflict.hook.ts';
import type { ModeratedInternship } from '../internship-types.ts';

/** Who did the last thing to an internship, as the audit log has it. */
async function lastActor(resourceId: string): Promise<string | null> {
  const { items } = await client.audit.list({
    list: { filter: { resource: 'internships', resourceId }, range: [0, 0] },
  });
  const [last] = items;
  return last && 'actorName' in last ? last.actorName : null;
}

/** Takes over the failure of a decision about an internship, or about its change, that somebody else made first. */
export function useInternshipDecisionConflict(internship: ModeratedInternship): (failure: unknown) => boolean {
  const text = useMessages();
  const word = useValueLabel();
  return useDecisionConflict(internship.title ?? text('internships.untitled'), async () => {
    const [now, name] = await Promise.all([
      client.internships.get({ params: { id: internship.id } }),
      lastActor(internship.id),
    ]);
    const pending = 'pendingRevision' in now && now.pendingRevision !== null;
    const same = now.state === internship.state && pending === (internship.pendingRevision !== null);
    return same ? null : { name, state: word('internshipState', now.state) };
  });
}
