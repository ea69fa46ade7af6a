import { acceptsApplications, categories, isId, type operations, type ReplyOf } from '@prentice/contract';
import { skillNameIn } from '@prentice/contract/skills';
import { readText } from '../../site/url-query.ts';
import { errorStatus, isMissing } from '../../shared/api-errors.ts';
import { loadCompany, type Company } from '../../shared/company.ts';
import {
  payDisplay,
  isInternshipSummary,
  isPosting,
  type InternshipSummary,
  type Posting,
} from '../../shared/internship.views.ts';
import { searchQuery, type InternshipQuery } from './search/internship-query.ts';

type Category = (typeof categories)[number];
type Api = Pick<App.Locals, 'api'>;
type SearchLocals = Pick<App.Locals, 'api' | 'language'>;

/** Counts per value of a filter, for the results without that filter. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>;

type SearchReply = ReplyOf<typeof operations.internships.search>;

/** What the API found, with what the page shows beside it; only what can be shown as a card is among the items. */
export interface SearchResult extends Omit<SearchReply, 'items' | 'page' | 'recognised'> {
  readonly items: InternshipSummary[];
  readonly recognised: Readonly<SearchReply['recognised']>;
  /** Names of the skills that the filters mention, by key. */
  readonly skills: Readonly<Record<string, string>>;
  /** External jobs that match words, place and mode of the search. */
  readonly externalJobs: number;
  /** The fields with most open internships; none but where a search found nothing. */
  readonly popularFields: readonly { category: Category; total: number }[];
  readonly now: Date;
}

/** Skills offered as checkboxes: the most frequent ones, and those already chosen. Any other one can be typed. */
const OFFERED_SKILLS = 12;

async function skillNames(
  { api, language }: SearchLocals,
  query: InternshipQuery,
  facets: Facets,
): Promise<Record<string, string>> {
  const frequent = Object.entries(facets['skill'] ?? {}).sort((a, b) => b[1] - a[1]);
  const ids = new Set([...query.skill, ...frequent.slice(0, OFFERED_SKILLS).map(([id]) => id)]);
  if (ids.size === 0) return {};
  const { items } = await api.skills.search({ query: { ids: [...ids].join(','), limit: 20 } });
  return Object.fromEntries(items.map((skill) => [skill.id, skillNameIn(language, skill)]));
}

/**
 * Adds the skill that was typed beside the offered ones, as the taxonomy calls it. A text that names none is left out.
 */
export async function withTypedSkill(
  { api }: Api,
  query: InternshipQuery,
  params: URLSearchParams,
): Promise<InternshipQuery> {
  const q = readText(params, 'otherSkill', 60);
  if (q === '') return query;
  const [skill] = (await api.skills.search({ query: { q, limit: 1 } })).items;
  return skill ? { ...query, skill: [...new Set([...query.skill, skill.id])].slice(0, 10), page: 1 } : query;
}

/** Counts external jobs; the page is whole without this number. */
const countExternalJobs = ({ api }: Api, { q, place, radius, mode }: InternshipQuery): Promise<number> =>
  api.externalJobs
    .search({ query: { q, place, radius, mode: mode.join(',') } })
    .then(({ total }) => total)
    .catch(() => 0);

const MAX_FIELDS = 6;

/** Counts the fields with most open internships; the page is whole without them. */
async function loadPopularFields({ api }: Api): Promise<SearchResult['popularFields']> {
  const all = await api.internships.search({ query: {} }).catch(() => null);
  return categories
    .map((category) => ({ category, total: all?.facets['category']?.[category] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((left, right) => right.total - left.total)
    .slice(0, MAX_FIELDS);
}

/** Searches the open internships. */
export async function searchInternships(locals: SearchLocals, query: InternshipQuery): Promise<SearchResult> {
  const [{ items, facets, related, ...rest }, externalJobs] = await Promise.all([
    locals.api.internships.search({ query: searchQuery(query) }),
    countExternalJobs(locals, query),
  ]);
  const [skills, popularFields] = await Promise.all([
    skillNames(locals, query, facets),
    items.length === 0 && rest.total === 0 ? loadPopularFields(locals) : [],
  ]);
  /* What a summary lacks to be shown is left out, which moves the beginning of the related ones. */
  const matching = items.slice(0, related.from ?? items.length).filter(isInternshipSummary);
  const close = items.slice(related.from ?? items.length).filter(isInternshipSummary);
  const from = close.length > 0 ? matching.length : null;
  return {
    ...rest,
    items: [...matching, ...close],
    related: { ...related, from },
    facets,
    skills,
    externalJobs,
    popularFields,
    now: new Date(),
  };
}

/** Open internships like one, and the usual pay of its category; null when too few state theirs. */
export interface Comparison {
  similar: InternshipSummary[];
  payMedian: { amount: number; count: number } | null;
}

const noComparison: Comparison = { similar: [], payMedian: null };

/** Compares a posting with the open ones. The page is whole without it. */
async function loadComparison(
  { api }: Api,
  { id, category, pay, requiredSkills, locations }: Posting,
): Promise<Comparison> {
  const { currency, unit } = payDisplay(pay).kind === 'amount' ? pay : { currency: null, unit: null };
  const city = locations[0]?.city;
  const skill = requiredSkills.flatMap((requiredSkill) => requiredSkill.id ?? []).slice(0, 20);
  const query = {
    category,
    except: id,
    ...(skill.length > 0 && { skill: skill.join(',') }),
    ...(city && { city }),
    ...(currency && unit && { currency, unit }),
  };
  const comparison = await api.internships.compare({ query }).catch(() => null);
  return comparison
    ? { similar: comparison.similar.filter(isInternshipSummary), payMedian: comparison.payMedian }
    : noComparison;
}

export interface PostingView {
  posting: Posting;
  /** The company with its verification checks; absent while its page cannot be seen. */
  company: Company | undefined;
  /** Whether applications are accepted now. */
  accepting: boolean;
  comparison: Comparison;
  now: Date;
}

/** The result of looking up the posting of a URL. */
export type PostingLookup = { kind: 'found'; view: PostingView } | { kind: 'gone' } | { kind: 'missing' };

/** Loads one internship as everybody sees it. */
export async function loadPosting(locals: Api, id: string): Promise<PostingLookup> {
  if (!isId(id)) return { kind: 'missing' };
  try {
    const posting = await locals.api.internships.get({ params: { id } });
    if (!isPosting(posting)) return { kind: 'missing' };
    const now = new Date();
    const accepting = acceptsApplications(posting, now);
    const [company, comparison] = await Promise.all([
      loadCompany(locals, posting.employer.slug),
      loadComparison(locals, posting),
    ]);
    return { kind: 'found', view: { posting, company, accepting, comparison, now } };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { kind: errorStatus(error) === 410 ? 'gone' : 'missing' };
  }
}
