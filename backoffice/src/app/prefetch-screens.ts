import type { Me } from '@prentice/contract';
import { prefetchWhenIdle } from '@prentice/client/habits';
import { prefetchScreens } from './app-routes.tsx';

const likelyScreens = (me: Me): readonly string[] =>
  me.actor.role === 'employer'
    ? ['employerInternships', 'employerInternship', 'candidates', 'candidate']
    : ['verification', 'moderation', 'moderatedInternship', 'employer'];

/** Fetches the code of the screens that this person is likely to open next. */
export const prefetchLikelyScreens = (me: Me): void =>
  prefetchWhenIdle(window, () => prefetchScreens(likelyScreens(me)));
