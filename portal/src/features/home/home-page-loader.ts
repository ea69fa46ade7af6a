import { isInternshipSummary, type InternshipSummary } from '../../market/internship.views.ts';

/** What the home page shows. */
export interface HomePageData {
  now: Date;
  fresh: InternshipSummary[];
  closing: InternshipSummary[];
  openInternships: number;
  companies: number;
}

const FRESH = 8;
const CLOSING = 5;

/** Loads the home page: new internships, those that close soon, and the totals. */
export async function loadHomePage({ api }: Pick<App.Locals, 'api'>): Promise<HomePageData> {
  const [newest, closing, statistics] = await Promise.all([
    api.internships.search({ query: { sort: 'newest' } }),
    api.internships.search({ query: { sort: 'deadline' } }),
    api.employers.statistics(),
  ]);
  return {
    now: new Date(),
    fresh: newest.items.filter(isInternshipSummary).slice(0, FRESH),
    closing: closing.items.filter(isInternshipSummary).slice(0, CLOSING),
    openInternships: newest.total,
    companies: statistics.employers,
  };
}
