import { useText, useWord } from '../../../i18n/text.hook.ts';
import { client } from '../../../providers/session.ts';
import { useDecidedMeanwhile } from '../../../ui/decided.meanwhile.hook.ts';
import type { ModeratedInternship } from '../internship.types.ts';

/** Who did the last thing to an internship, as the audit log has it. */
async function lastActor(resourceId: string): Promise<string | null> {
  const { items } = await client.audit.list({
    list: { filter: { resource: 'internships', resourceId }, range: [0, 0] },
  });
  const [last] = items;
  return last && 'actorName' in last ? last.actorName : null;
}

/** Takes over the failure of a decision about an internship, or about its change, that somebody else made first. */
export function useDecidedInternship(one: ModeratedInternship): (failure: unknown) => boolean {
  const text = useText();
  const word = useWord();
  return useDecidedMeanwhile(one.title ?? text('internships.untitled'), async () => {
    const [now, name] = await Promise.all([client.internships.get({ params: { id: one.id } }), lastActor(one.id)]);
    const pending = 'pendingRevision' in now && now.pendingRevision !== null;
    const same = now.state === one.state && pending === (one.pendingRevision !== null);
    return same ? null : { name, state: word('internshipState', now.state) };
  });
}
