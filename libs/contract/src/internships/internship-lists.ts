import { z } from 'zod';
import { listedFields } from '../kernel/fields.ts';
import { id } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { flagParam, pageParam, severalValues, wholeNumber, type SeveralValues } from '../kernel/search-params.ts';
import { day, searchText } from '../kernel/text.ts';
import { knownCurrency, knownLanguage } from '../places/place.contract.ts';
import { skillId } from '../skills/skill.contract.ts';
import { category, payTypes, payUnits, studyLevel } from './internship.contract.ts';
import {
  internshipFields,
  searchedFields,
  type MultiValueSearchParams,
  type SingleValueSearchParams,
} from './internship-fields.ts';

const ownerAndAdminViews = ['own', 'limited', 'admin'] as const;
const adminViews = ['limited', 'admin'] as const;
const { filters, sorts, sortViews } = listedFields(internshipFields);

/** Lists of members and administrators; the public searches with {@link searchParams}. */
export const internshipList = defineListSchema({
  resource: 'internships',
  filters: {
    q: filter.search(['title', 'employer.name']),
    ...filters,
    /** Those that wait for a decision of moderators, or have a change that does. */
    waiting: filter.custom(z.boolean(), ownerAndAdminViews),
    /** Those of employers who may publish, or may not because they are not verified. */
    employerLive: filter.custom(z.boolean(), adminViews),
  },
  /* The queue of moderators: what was submitted first is due first; of what came together, the highest risk. */
  sorts: { ...sorts, queue: 'submittedAt' },
  sortViews: { ...sortViews, queue: adminViews },
  sortedAfter: { queue: [['risk.score', -1]] },
  defaultSort: ['openedAt', 'DESC'],
});

export const searchSorts = ['relevance', 'newest', 'deadline', 'pay'] as const;
export const searchPageSize = 20;
/** Kilometres around a place when no distance is asked for. */
export const defaultRadius = 25;
/** Places that one search is about. */
export const placeLimits = { separator: ';', count: 5, name: 80, text: 250 } as const;
/** Most characters of the words that are searched for, and of a company's name. */
export const searchTextLimits = { q: 100, employer: 80 } as const;
/** Distances from a place that are offered, in kilometres. */
export const radiusOptions = [10, 25, 50, 100] as const;
/** Promised days until an answer that are offered. */
export const responseDayOptions = [7, 10, 14] as const;
/** Days since publication that are offered. */
export const postedWithinOptions = [1, 3, 7, 30] as const;

type ValueParams = { [Param in keyof MultiValueSearchParams]: SeveralValues<MultiValueSearchParams[Param][number]> } & {
  [Param in keyof SingleValueSearchParams]: z.ZodOptional<z.ZodType<NonNullable<SingleValueSearchParams[Param]>>>;
};
/** The parameters that ask for values of a field; the types of the descriptions say which these are. */
const valueParams = Object.fromEntries(
  searchedFields.map((field) => {
    const { search, values } = internshipFields[field];
    const value = z.enum(values);
    return [search.param, search.several ? severalValues(value, values.length) : value.optional()];
  }),
) as unknown as ValueParams;

/** The whole state of the public search, as it stands in the address. Lists are comma-separated. */
export const searchParams = z.strictObject({
  q: searchText(searchTextLimits.q).optional(),
  /** One or several places, separated by semicolons. */
  place: searchText(placeLimits.text).optional(),
  radius: wholeNumber(500),
  ...valueParams,
  paid: flagParam,
  payType: severalValues(z.enum(payTypes), 4),
  /** Least pay per month, in major units of the currency; pay in other currencies is left out. */
  payFrom: wholeNumber(100_000_000),
  /** The currency in which the least pay and the order by pay are meant; `EUR` when absent. */
  currency: knownCurrency.optional(),
  durationFrom: wholeNumber(52),
  durationTo: wholeNumber(52),
  startFrom: day.optional(),
  startTo: day.optional(),
  hoursFrom: wholeNumber(40),
  hoursTo: wholeNumber(40),
  skill: severalValues(skillId, 10),
  studyLevel: severalValues(studyLevel, 6),
  language: severalValues(knownLanguage, 5),
  sponsorship: flagParam,
  level: z.enum(['1', '2']).optional(),
  responseTo: wholeNumber(21),
  postedDays: wholeNumber(365),
  employer: searchText(searchTextLimits.employer).optional(),
  sort: z.enum(searchSorts).default('relevance'),
  page: pageParam,
});
export type SearchParams = z.infer<typeof searchParams>;

/**
 * What an internship is compared by. These are facts of its page and not its id, so that the page of a closed
 * internship shows open ones that are like it.
 */
export const comparisonParams = z.strictObject({
  category,
  skill: severalValues(skillId, 20),
  city: searchText(80).optional(),
  /** The currency and unit of its pay, when it states any. */
  currency: knownCurrency.optional(),
  unit: z.enum(payUnits).optional(),
  /** The internship itself, which is not compared with itself. */
  except: id.optional(),
});
export type ComparisonParams = z.infer<typeof comparisonParams>;

/** What a query may ask for that internships do not state: one that a course of study demands, or a thesis. */
export const searchAims = ['mandatory', 'thesis'] as const;
export type SearchAim = (typeof searchAims)[number];

/** Counts per value of a filter, for the results without that filter. */
export const searchFacets = z.record(z.string(), z.record(z.string(), z.int()));
