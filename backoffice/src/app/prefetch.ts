import type { Me } from '@prentice/contract';
import { fetchAhead } from '@prentice/client/habits';
import { prefetchScreens } from './app.routes.tsx';

const likely = (me: Me): readonly string[] =>
  me.actor.role === 'employer'
    ? ['employerInternships', 'employerInternship', 'candidates', 'candidate']
    : ['verification', 'moderation', 'moderatedInternship', 'employer'];

/** Fetches the code of the screens that this person is likely to open next. */
export const prefetchLikely = (me: Me): void => fetchAhead(window, () => prefetchScreens(likely(me)));
