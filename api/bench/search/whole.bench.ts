// node --expose-gc api/bench/search/whole.bench.ts [size ...]: whole answers of the index, with filters, counts and order.
import { searchParams } from '@prentice/contract';
import { labelledQueries } from '../../src/features/search/labelled.queries.ts';
import { SearchIndex } from '../../src/features/search/search.index.ts';
import { corpus } from './corpus.ts';

const ROUNDS = 3;
const now = new Date('2026-03-02T09:00:00Z');
const scenarios: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'everything': [{}, { sort: 'newest' }, { sort: 'pay' }, { sort: 'deadline', page: '40' }],
  'filters': [{ mode: 'remote' }, { mode: 'remote,hybrid', paid: '1', level: '1', durationTo: '12' }, { category: 'research', skill: 'statistics' }],
  'place': [{ place: 'Wien', radius: '50' }, { place: 'Graz' }, { place: 'Berlin', mode: 'onsite' }],
  'words': labelledQueries.map(({ q }) => ({ q })),
  'words and filters': labelledQueries.map(({ q }) => ({ q, mode: 'remote', paid: '1' })),
}; // prettier-ignore

/** Milliseconds of this thread alone, so that others at work on the machine do not count. */
const spent = (began: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
};

const quantile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2).padStart(9);

function measure(index: SearchIndex, queries: readonly Readonly<Record<string, string>>[]): string {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++)
    for (const query of queries) {
      const params = searchParams.parse(query);
      const began = process.threadCpuUsage();
      index.search(params, now);
      /* The first round warms up. */
      if (round > 0) times.push(spent(began));
    }
  times.sort((a, b) => a - b);
  return `${quantile(times, 0.5)}${quantile(times, 0.99)}`;
}

const sizes = process.argv.slice(2).map(Number).filter(Boolean);
for (const size of sizes.length ? sizes : [10_000, 100_000]) {
  const index = new SearchIndex();
  for (const one of corpus(size)) index.put(one);
  console.log(`\n${`${size.toLocaleString('en')} internships`.padEnd(22)}   p50 CPU   p99 CPU ms`);
  for (const [name, queries] of Object.entries(scenarios)) console.log(`${name.padEnd(22)}${measure(index, queries)}`);
}
