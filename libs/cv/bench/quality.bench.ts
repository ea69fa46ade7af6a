import { readCvFile } from '../src/reading/read-cv-file.ts';
import { taxonomyCoverage, taxonomySize } from './taxonomy-coverage.ts';
import { openPrinter } from './corpus/chromium-print.ts';
import { refusedFiles, tunedLayouts, type CorpusCv, type CorpusLayout } from './corpus/corpus.ts';
import { meanOf, measure, type Measures } from './corpus/measures.ts';
import { heldOutLayouts } from './held-out/held-out-corpus.ts';
import { evidenceAgreement, verdictAgreement } from './evidence/evidence-figures.ts';
import { evidencePairs } from './evidence/evidence-pairs.ts';
import { heldOutEvidencePairs } from './evidence/evidence-pairs-held-out.ts';
import { heldOutVerdicts, tunedVerdicts } from './evidence/review-verdicts.ts';
import { goldenEnglish } from './review/golden-english.ts';
import { goldenGerman } from './review/golden-german.ts';
import { goldenHeldOut } from './review/golden-held-out.ts';
import { goldenFigures, type GoldenCv } from './review/golden-review.ts';

/* How much of generated CVs is read exactly, by layout, beside a plain reading from top to bottom. */

const EACH = 12;
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`.padStart(9);
const show = (name: string, { contact, sections, education, experience, skills }: Measures): void =>
  console.log(`  ${name.padEnd(38)}${[contact, sections, education, experience, skills].map(percent).join('')}`);

interface ReadCv {
  readonly cv: CorpusCv;
  readonly read: Measures;
  readonly plain: Measures;
  readonly ms: number;
}

async function readLayout(layout: CorpusLayout): Promise<ReadCv[]> {
  const list: ReadCv[] = [];
  for (const cv of await layout.cvs(EACH)) {
    const began = performance.now();
    const read = measure(await readCvFile(cv.bytes), cv.truth);
    const ms = performance.now() - began;
    list.push({ cv, read, ms, plain: measure(await readCvFile(cv.bytes, 'top-to-bottom'), cv.truth) });
  }
  return list;
}

function showClass(name: string, list: readonly ReadCv[]): void {
  if (list.length === 0) return;
  show(`${name} (${list.length})`, meanOf(list.map(({ read }) => read)));
  show('  top to bottom', meanOf(list.map(({ plain }) => plain)));
}

/** Reads one part of the corpus and prints its figures by layout and by class. */
async function showPart(name: string, layouts: readonly CorpusLayout[]): Promise<ReadCv[]> {
  console.log(`${name.padEnd(40)} contact sections   educ.  exper.  skills`);
  const all: ReadCv[] = [];
  for (const layout of layouts) {
    const list = await readLayout(layout);
    showClass(layout.name, list);
    all.push(...list);
  }
  console.log('  by class');
  for (const columns of [1, 2] as const)
    showClass(
      columns === 1 ? 'one column' : 'two columns',
      all.filter(({ cv }) => cv.columns === columns),
    );
  for (const kind of ['en', 'de', 'French', 'other script'] as const)
    showClass(
      kind,
      all.filter(({ cv }) => cv.kind === kind),
    );
  showClass('all', all);
  return all;
}

const printer = await openPrinter();
if (!printer) console.log('No Chromium found: its five layouts are skipped. CHROMIUM_PATH names one.');
const tuned = await showPart('tuned against', tunedLayouts(printer));
const heldOut = await showPart('held out', heldOutLayouts(printer));
await printer?.close();
for (const { layout, bytes, refusal } of await refusedFiles()) {
  const code = await readCvFile(bytes).then(
    () => 'read',
    (error: unknown) => String(Reflect.get(Object(error), 'code')),
  );
  console.log(`  ${layout.padEnd(38)}${code} (expected ${refusal})`);
}
const times = [...tuned, ...heldOut].map(({ ms }) => ms).toSorted((left, right) => left - right);
console.log(
  `  ${times.length} CVs, ${heldOut.length} of them held out; median ${Math.round(times[times.length >> 1] ?? 0)} ms, longest ${Math.round(times.at(-1) ?? 0)} ms`,
);

/* What a review finds of what an adviser marks, in hand-written CVs that the rules were made with and in those that
   they never saw. */
function showReview(name: string, cvs: readonly GoldenCv[]): void {
  const { expected, foundCount, wrong } = goldenFigures(cvs);
  const figures = [foundCount / expected, foundCount / (foundCount + wrong.length)].map(percent).join('');
  console.log(`  ${name.padEnd(38)}${figures}  (${foundCount} of ${expected}, ${wrong.length} wrong)`);
}
console.log(`${' '.repeat(40)}  found   right`);
showReview('review, CVs of the rules', [...goldenEnglish, ...goldenGerman]);
showReview('review, held out', goldenHeldOut);

/* Requirements and verdicts that were written down before the rules: those the rules were made with, and those they
   never saw. */
for (const [name, { total, agreed, others }] of [
  ['requirements', evidenceAgreement(evidencePairs)],
  ['requirements, held out', evidenceAgreement(heldOutEvidencePairs)],
  ['verdicts on CVs and points', verdictAgreement(tunedVerdicts)],
  ['verdicts, held out', verdictAgreement(heldOutVerdicts)],
] as const) {
  console.log(`  ${name.padEnd(38)}${percent(agreed / total)}  (${agreed} of ${total})`);
  for (const other of others) console.log(`    ${other}`);
}

const { skills, related } = taxonomySize();
console.log(`taxonomy: ${skills} skills, ${related} of them related to others`);
for (const [name, { total, knownCount, missing }] of taxonomyCoverage())
  console.log(`  ${name.padEnd(38)}${percent(knownCount / total)}  not in it: ${missing.join(', ') || 'none'}`);
