// `npm run bench -- search`: whole answers of the index, with filters, counts and order.
import { searchParams } from '@prentice/contract';
import { labelledQueries } from '../../src/features/search/quality/search-quality.ts';
import { SearchIndex } from '../../src/features/search/in-memory/search-index.ts';
import { each } from './corpus.ts';

/** Words of a description, of 60,000 different ones, beside those of the seed. */
const LONG_TEXT = 150;
const now = new Date('2026-03-02T09:00:00Z');
const scenarios: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  everything: [{}, { sort: 'newest' }, { sort: 'pay' }, { sort: 'deadline', page: '40' }],
  filters: [
    { mode: 'remote' },
    { mode: 'remote,hybrid', paid: '1', level: '1', durationTo: '12' },
    { category: 'research', skill: 'statistics' },
  ],
  place: [{ place: 'Wien', radius: '50' }, { place: 'Graz' }, { place: 'Berlin', mode: 'onsite' }],
  words: labelledQueries.map(({ q }) => ({ q })),
  'words and filters': labelledQueries.map(({ q }) => ({ q, mode: 'remote', paid: '1' })),
  'nothing found': [
    { q: 'laboratory unfindable', place: 'Graz', hoursTo: '1' },
    { responseTo: '1', mode: 'remote', level: '2' },
  ],
};

const quantile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2).padStart(9);

/** Milliseconds of this thread alone, so that others at work on the machine do not count. Its clock ticks slowly. */
const spent = (began?: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
};

/** Each query is asked until the clock has ticked often enough, and at least this often. */
const LEAST_MS = 60;
const LEAST_TIMES = 4;

function timeOf(work: () => void): number {
  work();
  const began = process.threadCpuUsage();
  let times = 0;
  while (times < LEAST_TIMES || spent(began) < LEAST_MS) {
    work();
    times++;
  }
  return spent(began) / times;
}

function measure(index: SearchIndex, queries: readonly Readonly<Record<string, string>>[]): string {
  const times = queries.map((query) => {
    const params = searchParams.parse(query);
    return timeOf(() => void index.search(params, now));
  });
  times.sort((a, b) => a - b);
  return `${quantile(times, 0.5)}${quantile(times, 0.99)}`;
}

const megabytes = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_048_576;
};

function built(size: number): SearchIndex {
  const before = megabytes();
  const index = new SearchIndex();
  let milliseconds = 0;
  for (const internship of each(size, LONG_TEXT)) {
    const began = spent();
    index.put(internship);
    milliseconds += spent() - began;
  }
  console.log(
    `\n${size.toLocaleString('en')} internships: built in ${(milliseconds / 1000).toFixed(1)} s, ${Math.round(megabytes() - before)} MB`,
  );
  return index;
}

const sizes = process.argv.slice(2).map(Number).filter(Boolean);
for (const size of sizes.length ? sizes : [10_000, 100_000]) {
  const index = built(size);
  console.log(`${''.padEnd(22)}   p50 CPU   p99 CPU ms`);
  for (const [name, queries] of Object.entries(scenarios)) console.log(`${name.padEnd(22)}${measure(index, queries)}`);
}
