import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { tunedLayouts } from './corpus/corpus.ts';

/* Processor time and memory of reading, reviewing and matching one ordinary file, in a process of its own whose heap is
   no larger than the target. */

const TARGET = { ms: 1_000, mb: 64 } as const;
const ROUNDS = 3;

interface Reading {
  readonly ms: number;
  /** Memory beyond what the process has once the engine is loaded. */
  readonly mb: number;
}

/** Reads the file of the standard input in this process, after the engine is loaded, and prints what it took. */
async function readFromInput(): Promise<void> {
  const { readCvFile } = await import('../src/reading/read-cv-file.ts');
  const { reviewCv } = await import('../src/review/review.ts');
  const { evidenceIn } = await import('../src/match/match.ts');
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  const bytes = new Uint8Array(Buffer.concat(chunks));
  const before = process.memoryUsage.rss();
  const began = process.cpuUsage();
  const document = await readCvFile(bytes);
  reviewCv(document, '2026-11');
  evidenceIn(document);
  const { user, system } = process.cpuUsage(began);
  const ms = (user + system) / 1_000;
  const peak = process.resourceUsage().maxRSS * 1_024;
  process.stdout.write(JSON.stringify({ ms, mb: Math.max(0, peak - before) / 1_048_576 } satisfies Reading));
}

function measured(bytes: Uint8Array): Reading {
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    [
      `--max-old-space-size=${TARGET.mb}`,
      '--experimental-transform-types',
      '--no-warnings',
      fileURLToPath(import.meta.url),
      'input',
    ],
    { input: Buffer.from(bytes), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`A file could not be read within ${TARGET.mb} MB: ${stderr}`);
  const { ms, mb }: Reading = JSON.parse(stdout);
  return { ms, mb };
}

async function showSpeed(): Promise<void> {
  console.log('one ordinary file, in a process of its own    processor    memory');
  for (const layout of tunedLayouts(null)) {
    const [cv] = await layout.cvs(1);
    if (!cv) continue;
    const rounds = Array.from({ length: ROUNDS }, () => measured(cv.bytes)).toSorted(
      (left, right) => left.ms - right.ms,
    );
    const { ms, mb } = rounds[ROUNDS >> 1] ?? { ms: 0, mb: 0 };
    const verdict =
      ms <= TARGET.ms && mb <= TARGET.mb ? '' : `  above the target of ${TARGET.ms} ms and ${TARGET.mb} MB`;
    console.log(`  ${layout.name.padEnd(46)}${ms.toFixed(0).padStart(6)} ms ${mb.toFixed(0).padStart(6)} MB${verdict}`);
  }
}

await (process.argv[2] === 'input' ? readFromInput() : showSpeed());
