import { skillNameIn } from '@prentice/contract/skills';
import { daysAsNew } from '../../../shared/saved-search-summary.ts';
import type { SavedSearchSummary } from '../../../shared/saved-search-summary.ts';
import { loadCompany } from '../../../shared/company.ts';
import { activeFilters } from './active-filters.ts';
import { readInternshipQuery, searchQuery } from './internship-query.ts';

type Locals = Pick<App.Locals, 'api' | 't' | 'language'>;

/** Returns what a search asks for in words, and how much it finds now. */
export async function loadSearchSummary(locals: Locals, params: URLSearchParams): Promise<SavedSearchSummary> {
  const { api, t, language } = locals;
  const query = { ...readInternshipQuery(params), page: 1 };
  const postedDays = Math.min(query.postedDays ?? daysAsNew, daysAsNew);
  const [matching, fresh, named, company] = await Promise.all([
    api.internships.search({ query: searchQuery(query) }),
    api.internships.search({ query: searchQuery({ ...query, postedDays }) }),
    query.skill.length > 0 ? api.skills.search({ query: { ids: query.skill.join(','), limit: 20 } }) : { items: [] },
    query.employer ? loadCompany(locals, query.employer) : undefined,
  ]);
  const skills = Object.fromEntries(named.items.map((skill) => [skill.id, skillNameIn(language, skill)]));
  const filters = activeFilters(query, { t, language, skills, employerName: company?.name });
  const criteria = [query.q, ...filters.map(({ label }) => label)].filter(Boolean);
  return { criteria, total: matching.total, fresh: fresh.total };
}
