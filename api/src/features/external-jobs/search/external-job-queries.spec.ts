import { describe, expect, it } from 'vitest';
import demoJobs from '../../../seed/data/demo-external-jobs.json' with { type: 'json' };
import { matchWords, searchedText, toSearchable } from './external-job-words.ts';
import { TextSearch } from '../../search/index.ts';

/** What people search for, in English and German, and what one of the first three titles then says. Written before the search was tuned. */
const queries: readonly (readonly [q: string, wants: RegExp])[] = [
  ['marketing', /community manager|communication/],
  ['bats', /bat surveys/],
  ['ecology', /bat surveys|Marine/],
  ['biologist', /bat surveys|Marine/],
  ['museums', /museum|exhibition/],
  ['museum guide', /museum guides/],
  ['programmer', /backend|Frontend|Embedded/],
  ['accounting', /payroll|controller/],
  ['journalist', /Editorial/],
  ['chemistry', /Laboratory|food safety|battery/],
  ['architect', /wood construction|exhibition/],
  ['lawyer', /law/],
  ['bikes', /bicycle/],
  ['Fahrrad', /bicycle/],
  ['Übersetzer', /Translation/],
  ['teaching', /tutor/],
  ['Nachhilfe', /tutor/],
  ['trains', /rail/],
  ['winery', /Wine/],
  ['glaciers', /Alpine|Climate/],
  ['videogames', /Game/],
  ['Spieleentwicklung', /Game/],
  ['audio engineering', /Sound/],
  ['AI', /Machine learning/],
  ['robots', /Robotics/],
  ['weather', /Climate/],
  ['astronomy', /science communication/],
  ['clocks', /watch/],
  ['Buchhaltung', /payroll|controller/],
  ['parcels', /parcel/],
  ['library', /Archive/],
  ['nature conservation', /bat surveys/],
  ['Naturschutz', /bat surveys/],
  ['physio', /physiotherapy/],
  ['textiles', /textile/],
  ['electronics', /sensor|Embedded/],
  ['usability', /UX/],
  ['technical writing', /documentation writer/],
  ['water', /water|Hydraulics/],
  ['batterys', /battery/],
];

const FIRST = 3;
const jobs = demoJobs.map(([title, organisation, , city, country, workMode, type, , , summary], index) =>
  toSearchable({ title, organisation, city, country, workMode, type, summary } as never, index),
);
const words = new TextSearch(jobs.map(({ job }) => searchedText(job)));

/** Titles of the first jobs that a query finds. */
function titlesOf(q: string): string[] {
  const wordMatches = matchWords(q, words);
  return jobs
    .filter((job) => wordMatches.passes(job))
    .toSorted((a, b) => wordMatches.score(b) - wordMatches.score(a))
    .slice(0, FIRST)
    .map(({ job }) => job.title);
}

/** Prints and returns the share of some queries that are answered, naming those that are not. */
function answeredShare(half: 'tuning' | 'held out'): number {
  const queriesOfHalf = queries.filter((_, index) => (index % 2 === 0) === (half === 'tuning'));
  const missed = queriesOfHalf.filter(([q, wants]) => !titlesOf(q).some((title) => wants.test(title)));
  const share = 1 - missed.length / queriesOfHalf.length;
  const missing = half === 'tuning' ? missed.map(([q]) => `${q} (${titlesOf(q).join('; ')})`).join(', ') : '';
  console.log(`external jobs, ${half}: ${Math.round(share * 100)} % of ${queriesOfHalf.length}`, missing);
  return share;
}

describe('what people search for among external jobs', () => {
  it('is found by the queries that it was tuned with, and by those that were held out', () => {
    expect(answeredShare('tuning')).toBeGreaterThanOrEqual(0.8);
    expect(answeredShare('held out')).toBeGreaterThanOrEqual(0.65);
  });

  it('is ranked by the title first, in the singular as in the plural', () => {
    expect(titlesOf('museums')[0]).toBe('Frontend internship for museum guides');
    expect(titlesOf('bats')[0]).toBe('Field assistant for bat surveys');
    expect(titlesOf('marketing')).not.toContain('Field assistant for bat surveys');
  });

  it('has a place among its words apart', () => {
    expect(words.find('museum Berlin', true).place).toEqual({ name: 'Berlin', rest: 'museum' });
    expect(words.find('Berlin', true).place).toEqual({ name: 'Berlin', rest: '' });
    expect(words.find('museum', true).place).toBeNull();
  });
});
