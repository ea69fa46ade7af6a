import { everyRecord, type Rules } from '../kernel/ability.ts';
import { hasPermission, type Actor } from '../kernel/actor.ts';
import type { NewsAudience } from './news.contract.ts';

const audiencesOf = ({ role }: Actor): readonly NewsAudience[] => {
  if (role === 'intern') return ['all', 'interns'];
  return role === 'employer' ? ['all', 'employers'] : ['all'];
};

/** Published items are read by their audience; those who manage news do everything with all of them. */
export const newsRules: Rules = (actor, allow) => {
  allow('read', 'NewsItem', { state: 'published', audience: { $in: audiencesOf(actor) } });
  if (hasPermission(actor, 'news:manage'))
    allow(['read', 'create', 'update', 'delete', 'transition', 'export'], 'NewsItem', everyRecord);
};
