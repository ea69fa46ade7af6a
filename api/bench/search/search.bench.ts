// `npm run bench -- engines`: build time, memory, latency and quality of each library.
import { labelledQueries } from '../../src/features/search/quality/search-quality.ts';
import { measureQuality, percent } from '../../src/features/search/quality/search-quality.ts';
import { corpus } from './corpus.ts';
import { engines } from './engines.ts';

const ROUNDS = 2;
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
const memory = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_048_576;
};

function measured(name: string, size: number): string {
  const documents = corpus(size);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const engine = engines[name]?.();
  if (!engine) throw new Error(`There is no engine "${name}".`);
  const before = memory();
  const began = performance.now();
  for (const document of documents) engine.add(document);
  const built = performance.now() - began;
  const megabytes = memory() - before;
  const quality = measureQuality((q) =>
    engine
      .find(q)
      .slice(0, 5)
      .flatMap((id) => byId.get(id) ?? []),
  );
  const times = Array.from({ length: ROUNDS }).flatMap(() =>
    labelledQueries.map(({ q }) => {
      const start = performance.now();
      engine.find(q);
      return performance.now() - start;
    }),
  );
  times.sort((a, b) => a - b);
  const cells = [
    Math.round(built),
    Math.round(megabytes),
    quantile(times, 0.5).toFixed(2),
    quantile(times, 0.99).toFixed(2),
  ];
  const kinds = Object.entries(quality).map(([kind, share]) => `${kind} ${percent(share)}`);
  return `${name.padEnd(22)} ${cells.map((cell) => String(cell).padStart(9)).join('')}   ${kinds.join(', ')}`;
}

const sizes = process.argv.slice(2).map(Number).filter(Boolean);
for (const size of sizes.length ? sizes : [10_000, 100_000]) {
  console.log(
    `\n${size.toLocaleString('en')} internships        build ms       MB   p50 ms   p99 ms   found among the first five`,
  );
  for (const name of Object.keys(engines)) console.log(measured(name, size));
}
