import { category, parseRows, searchParams, workMode } from '@prentice/contract';
import { skillTaxonomy } from '@prentice/contract/skills';
import { z } from 'zod';
import { cities } from '../../../seed/content/demo-names.ts';
import { internshipTemplates, workStyleSentences } from '../../../seed/content/internship-templates.ts';
import { SeededRandom } from '../../../seed/random.ts';
import samples from '../data/sample-internships.json' with { type: 'json' };
import { SearchIndex } from '../in-memory/search-index.ts';
import { toSearchable, type SearchableInternship } from '../in-memory/searchable.ts';

const sample = z.strictObject({
  title: z.string(),
  category,
  skills: z.array(z.string()),
  city: z.string(),
  workMode,
});
type Sample = z.infer<typeof sample>;

const now = new Date('2026-03-02T09:00:00Z');
const idOfSkill = new Map(skillTaxonomy.map(({ id, label }) => [label, id]));

/** The demo's kinds of internships, in turn in each of its cities. */
const templates: readonly Sample[] = internshipTemplates.map(({ title, category, skills }, number) => ({
  title,
  category,
  skills: [...skills],
  city: cities[number % cities.length]?.city ?? '',
  workMode: 'onsite',
}));

function toInternship({ skills, city, ...rest }: Sample, number: number): SearchableInternship {
  const place = cities.find((entry) => entry.city === city);
  if (!place) throw new Error(`"${city}" is not one of the demo's cities.`);
  const row = {
    ...rest,
    id: number.toString(16).padStart(24, '0'),
    slug: `internship-${number}`,
    state: 'open',
    locations: [place],
    requiredSkills: skills.map((label) => ({ id: idOfSkill.get(label) ?? null, label })),
    preferredSkills: [],
    description: new SeededRandom(number).sample(workStyleSentences, 7).join(' '),
    employer: { id: 'e', slug: 'lumen', name: 'Lumen', logoId: null, verification: { level: 1 }, responsiveness: null },
    pay: { type: 'paid', min: 100_000, max: null, currency: 'EUR', unit: 'month', benefits: null },
    openedAt: new Date(now.getTime() - number * 3_600_000).toISOString(),
    startDate: null,
    startFlexible: true,
    durationWeeks: 12,
    hoursPerWeek: 30,
    responseDays: 10,
    deadline: '2026-04-01',
    vacancyKind: 'open_now',
  };
  return toSearchable(row);
}

/** Internships of every field, in English and German, written without knowledge of the search. */
export const sampleInternships: readonly SearchableInternship[] = [...parseRows(samples, sample), ...templates].map(
  toInternship,
);

const index = new SearchIndex();
for (const internship of sampleInternships) index.put(internship);
const byId = new Map(sampleInternships.map((internship) => [internship.id, internship]));

/** Returns the whole answer to a query over the sample internships. */
export const searchSamples = (q: string) => index.search(searchParams.parse({ q }), now);

/** Returns the first so many sample internships that a query finds. */
export const firstSamples = (q: string, count: number): SearchableInternship[] =>
  searchSamples(q)
    .items.slice(0, count)
    .flatMap(({ id }) => byId.get(id) ?? []);
