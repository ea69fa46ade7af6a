import { searchParams } from '@prentice/contract';
import { seedEmployer } from '../../../seed/seed-employers.ts';
import { SeededRandom } from '../../../seed/random.ts';
import { writtenContent } from '../../../seed/content/written-content.ts';
import { writtenInternship } from '../../../seed/content/written-internships.ts';
import { SearchIndex } from '../in-memory/search-index.ts';
import { toSearchable } from '../in-memory/searchable.ts';

const now = new Date('2026-11-25T09:00:00Z');
const actors = { moderator: null, owners: new Map<string, string>() };
const context = { random: new SeededRandom(1), now, passwordHash: '', actors };

/** Returns an index of the open internships of the demo, as every visitor of it searches them. */
function demoIndex(): SearchIndex {
  const { companies, internships } = writtenContent();
  const employers = companies.map((company) => seedEmployer(context, company, { state: company.state }));
  const index = new SearchIndex();
  for (const posting of internships.filter(({ state }) => state === 'open')) {
    const employer = employers.find(({ name }) => name === posting.company);
    if (!employer) throw new Error(`There is no company "${posting.company}" in the demo.`);
    const { _id, ...row } = writtenInternship(context, employer, posting);
    const stored = { ...row, id: _id.toHexString() };
    index.put(toSearchable(stored));
  }
  return index;
}

const index = demoIndex();

/** Returns the whole answer to a query, or to what is typed as the place, over the open internships of the demo. */
export const searchDemo = (q: string, place?: string) => index.search(searchParams.parse({ q, place }), now);
