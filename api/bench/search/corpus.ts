import { categories, type Eligibility, utcDay } from '@prentice/contract';
import { skillTaxonomy } from '@prentice/contract/skills';
import { DAY } from '../../src/platform/clock/clock.ts';
import { toSearchable, type SearchableInternship } from '../../src/features/search/in-memory/searchable.ts';
import { SeededRandom } from '../../src/seed/random.ts';
import { workStyleSentences, internshipTemplates } from '../../src/seed/content/internship-templates.ts';
import { cities } from '../../src/seed/content/demo-names.ts';
import { writtenContent } from '../../src/seed/content/written-content.ts';

const { companies } = writtenContent();

const START = Date.parse('2026-03-02T09:00:00Z');
const day = (offset: number): string => utcDay(new Date(START + offset * DAY));
const idOf = (label: string): string | null => skillTaxonomy.find((skill) => skill.label === label)?.id ?? null;
const skillLabels = new Map(
  internshipTemplates.flatMap(({ skills }) => skills.map((label) => [label, idOf(label)] as const)),
);

/** Words that nobody asks for, as frequent as words are: few very often, most hardly ever. */
const SYLLABLES = 'ba de fi go lu ma ne pi ro su ta ve wi xo zu kar len mor nat pol'.split(' ');
const RARE_WORDS = 60_000;
const rareWord = (random: SeededRandom): string => {
  let rest = Math.floor(RARE_WORDS ** (random.whole(0, 1_000_000) / 1_000_000));
  let word = 'q';
  for (; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) word += SYLLABLES[rest % SYLLABLES.length] ?? '';
  return word;
};

function internshipOf(random: SeededRandom, number: number, words: number): SearchableInternship {
  const role = random.pick(internshipTemplates);
  const company = random.pick(companies);
  const place = random.pick(cities);
  const skill = random.pick(skillTaxonomy);
  const skills = role.skills.map((label) => ({ id: skillLabels.get(label) ?? null, label }));
  const more = [{ id: skill.id, label: skill.label }];
  const openedAt = new Date(START - random.whole(0, 45 * 24) * 3_600_000).toISOString();
  /* As it comes from the database: more than what the index asks for by name. */
  const row = {
    id: number.toString(16).padStart(24, '0'),
    slug: `internship-${number}`,
    title: random.chance(0.3) ? `${skill.label} at ${company.name}` : role.title,
    state: 'open',
    category: random.chance(0.2) ? random.pick(categories) : role.category,
    workMode: random.pick(['onsite', 'hybrid', 'remote']),
    locations: [{ city: place.city, country: place.country, lat: place.lat, lon: place.lon }],
    pay: {
      type: random.pick(['paid', 'stipend', 'unpaid']),
      min: random.whole(6, 16) * 10_000,
      max: null,
      currency: 'EUR',
      unit: 'month',
      benefits: null,
    },
    employer: {
      id: 'e',
      slug: company.name.toLowerCase(),
      name: company.name,
      logoId: null,
      verification: { level: random.whole(0, 2) },
      responsiveness: null,
    },
    employerId: 'e',
    requiredSkills: [...skills, ...more],
    preferredSkills: [],
    startDate: day(random.whole(60, 150)),
    startFlexible: random.chance(0.3),
    openedAt,
    durationWeeks: random.pick([8, 10, 12, 16, 24]),
    hoursPerWeek: random.pick([20, 30, 38]),
    responseDays: random.pick([5, 7, 10, 14]),
    deadline: day(random.whole(5, 60)),
    vacancyKind: 'open_now',
    description: [
      role.opening,
      ...random.sample(workStyleSentences, 7),
      ...Array.from({ length: words }, () => rareWord(random)),
    ].join(' '),
    tasks: [...role.tasks],
    eligibility: {
      studyLevels: random.chance(0.5) ? ['bachelor', 'master'] : [],
      graduationFrom: null,
      graduationTo: null,
      languages: random.chance(0.4) ? [{ language: 'de', level: 'B2' }] : [],
      sponsorship: random.chance(0.2),
    } satisfies Eligibility,
  };
  return toSearchable(row);
}

/**
 * So many internships, always the same ones.
 * @param words of a long text in each, with a vocabulary like that of a language
 */
export function corpus(size: number, words = 0): SearchableInternship[] {
  return [...each(size, words)];
}

/** The same one by one, so that not all of them need to be held at a time. */
export function* each(size: number, words = 0): Generator<SearchableInternship> {
  const random = new SeededRandom(11);
  for (let number = 0; number < size; number++) yield internshipOf(random, number, words);
}
