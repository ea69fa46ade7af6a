import { isCard, type InternshipCard } from '../../market/internship.views.ts';

/** What the front page shows. */
export interface Front {
  now: Date;
  fresh: InternshipCard[];
  closing: InternshipCard[];
  openInternships: number;
  companies: number;
}

const FRESH = 8;
const CLOSING = 5;

/** Loads the front page: what is new, what closes soon, and how much there is. */
export async function loadFront({ api }: Pick<App.Locals, 'api'>): Promise<Front> {
  const [newest, closing, statistics] = await Promise.all([
    api.internships.search({ query: { sort: 'newest' } }),
    api.internships.search({ query: { sort: 'deadline' } }),
    api.employers.statistics(),
  ]);
  return {
    now: new Date(),
    fresh: newest.items.filter(isCard).slice(0, FRESH),
    closing: closing.items.filter(isCard).slice(0, CLOSING),
    openInternships: newest.total,
    companies: statistics.employers,
  };
}
