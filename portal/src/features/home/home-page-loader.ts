import { categories } from '@prentice/contract';
import { loadLatestNews, type NewsSummary } from '../../shared/news.ts';
import { isInternshipSummary, type InternshipSummary } from '../../shared/internship.views.ts';
import { exampleInternship } from './example-application.ts';

type Category = (typeof categories)[number];

/** What the home page shows. */
export interface HomePageData {
  now: Date;
  fresh: InternshipSummary[];
  closing: InternshipSummary[];
  /** The internship that explains the response promise; absent while none is open. */
  example: InternshipSummary | undefined;
  /** Fields with open internships, most first. */
  fields: { category: Category; total: number }[];
  /** Places with open internships, most first. */
  cities: { city: string; country: string; total: number }[];
  openInternships: number;
  companies: number;
  /** Listings on other websites; 0 as well when they cannot be counted. */
  externalJobs: number;
  /** Pinned items first. */
  news: NewsSummary[];
}

const FRESH = 6;
const CLOSING = 5;
const CITIES = 12;
const NEWS = 3;

const fieldsOf = (counts: Readonly<Record<string, number>> = {}): HomePageData['fields'] =>
  categories
    .map((category) => ({ category, total: counts[category] ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((category, other) => other.total - category.total);

/** Loads the home page: new internships, those that close soon, fields and cities with counts, and the totals. */
export async function loadHomePage({ api }: Pick<App.Locals, 'api'>): Promise<HomePageData> {
  const [newest, closing, statistics, news, externalJobs] = await Promise.all([
    api.internships.search({ query: { sort: 'newest' } }),
    api.internships.search({ query: { sort: 'deadline' } }),
    api.employers.statistics(),
    loadLatestNews({ api }, NEWS),
    api.externalJobs.search({ query: {} }).then(
      ({ total }) => total,
      () => 0,
    ),
  ]);
  const fresh = newest.items.filter(isInternshipSummary);
  return {
    now: new Date(),
    fresh: fresh.slice(0, FRESH),
    closing: closing.items.filter(isInternshipSummary).slice(0, CLOSING),
    example: exampleInternship(fresh),
    fields: fieldsOf(newest.facets['category']),
    cities: newest.places.slice(0, CITIES),
    openInternships: newest.total,
    companies: statistics.employers,
    news,
    externalJobs,
  };
}
