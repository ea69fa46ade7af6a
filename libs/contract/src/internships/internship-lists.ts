import { z } from 'zod';
import { id } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { day, instant, searchText } from '../kernel/text.ts';
import { knownCurrency, knownLanguage } from '../places/place.contract.ts';
import { skillId } from '../skills/skill.contract.ts';
import { category, payTypes, payUnits, studyLevel, vacancyKinds, workMode } from './internship.contract.ts';
import { internshipState } from './internship.lifecycle.ts';

const inside = ['own', 'limited', 'admin'] as const;
const admins = ['admin'] as const;

/** Lists of members and administrators; the public searches with {@link searchParams}. */
export const internshipList = defineListSchema({
  resource: 'internships',
  filters: {
    q: filter.search(['title', 'employer.name']),
    state: filter.in('state', internshipState, 11, inside),
    category: filter.in('category', category, 16),
    workMode: filter.in('workMode', workMode, 3),
    employerId: filter.eq('employerId', id, inside),
    deadlineFrom: filter.gte('deadline', day),
    deadlineTo: filter.lte('deadline', day),
    submittedFrom: filter.gte('submittedAt', instant, inside),
    createdFrom: filter.gte('createdAt', instant, inside),
    createdTo: filter.lte('createdAt', instant, inside),
    waiting: filter.custom(z.boolean(), inside),
    riskFrom: filter.gte('risk.score', z.int().min(0).max(100), admins),
    riskTo: filter.lte('risk.score', z.int().min(0).max(100), admins),
  },
  sorts: {
    createdAt: 'createdAt',
    updatedAt: 'updatedAt',
    submittedAt: 'submittedAt',
    deadline: 'deadline',
    title: 'title',
    openedAt: 'openedAt',
  },
  sortViews: { createdAt: inside, updatedAt: inside, submittedAt: inside },
  defaultSort: ['openedAt', 'DESC'],
});

export const searchSorts = ['relevance', 'newest', 'deadline', 'pay'] as const;
export const searchPageSize = 20;
/** The currency in which pay is compared when none is asked for. */
export const defaultCurrency = 'EUR';
/** Kilometres around a place when no distance is asked for. */
export const defaultRadius = 25;
/** Places that one search is about. */
export const placeLimits = { separator: ';', count: 5, name: 80, text: 250 } as const;
/** Distances from a place that are offered, in kilometres. */
export const radiusOptions = [10, 25, 50, 100] as const;
/** Promised days until an answer that are offered. */
export const responseDayOptions = [7, 10, 14] as const;
/** Days since publication that are offered. */
export const postedWithinOptions = [1, 3, 7, 30] as const;

const list = <T extends z.ZodType>(schema: T, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value !== '' ? value.split(',') : value === '' ? undefined : value),
    z.array(schema).max(max).optional(),
  );
const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((value) => value === 'true' || value === '1')
  .optional();
const whole = (max: number) => z.coerce.number().int().min(0).max(max).optional();

/** The whole state of the public search, as it stands in the address. Lists are comma-separated. */
export const searchParams = z.strictObject({
  q: searchText(100).optional(),
  /** One or several places, separated by semicolons. */
  place: searchText(placeLimits.text).optional(),
  radius: whole(500),
  mode: list(workMode, 3),
  category: list(category, 16),
  paid: flag,
  payType: list(z.enum(payTypes), 4),
  /** Least pay per month, in major units of the currency; pay in other currencies is left out. */
  payFrom: whole(100_000_000),
  /** The currency in which the least pay and the order by pay are meant; `EUR` when absent. */
  currency: knownCurrency.optional(),
  durationFrom: whole(52),
  durationTo: whole(52),
  startFrom: day.optional(),
  startTo: day.optional(),
  hoursTo: whole(40),
  skill: list(skillId, 10),
  studyLevel: list(studyLevel, 6),
  language: list(knownLanguage, 5),
  sponsorship: flag,
  level: z.enum(['1', '2']).optional(),
  responseTo: whole(21),
  postedDays: whole(365),
  vacancyKind: z.enum(vacancyKinds).optional(),
  employer: searchText(80).optional(),
  sort: z.enum(searchSorts).default('relevance'),
  page: z.coerce.number().int().min(1).max(5_000).default(1),
});
export type SearchParams = z.infer<typeof searchParams>;

/**
 * What an internship is compared by. These are facts of its page and not its id, so that the page of a closed internship
 * shows open ones that are like it.
 */
export const comparisonParams = z.strictObject({
  category,
  skill: list(skillId, 20),
  city: searchText(80).optional(),
  /** The currency and unit of its pay, when it states any. */
  currency: knownCurrency.optional(),
  unit: z.enum(payUnits).optional(),
  /** The internship itself, which is not compared with itself. */
  except: id.optional(),
});
export type ComparisonParams = z.infer<typeof comparisonParams>;

/** Counts per value of a filter, for the results without that filter. */
export const facets = z.record(z.string(), z.record(z.string(), z.int()));
