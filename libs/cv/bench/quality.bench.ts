import { readCvFile } from '../src/reading/read-cv-file.ts';
import { taxonomyCoverage, taxonomySize } from './taxonomy-coverage.ts';
import { cvsOf, layouts, refusedFiles } from './corpus/corpus.ts';
import { meanOf, measure, type Measures } from './corpus/measures.ts';
import { goldenEnglish } from './review/golden-english.ts';
import { goldenGerman } from './review/golden-german.ts';
import { goldenHeldOut } from './review/golden-held-out.ts';
import { goldenFigures, type GoldenCv } from './review/golden-review.ts';

/* How much of generated CVs is read exactly, by layout, beside a plain reading from top to bottom. */

const EACH = 14;
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`.padStart(9);
const show = (name: string, { contact, sections, education, experience, skills }: Measures): void =>
  console.log(`  ${name.padEnd(38)}${[contact, sections, education, experience, skills].map(percent).join('')}`);

console.log(`${' '.repeat(40)} contact sections   educ.  exper.  skills`);
const times: number[] = [];
let files = 0;
for (const layout of layouts) {
  const [read, plain]: [Measures[], Measures[]] = [[], []];
  for (const { bytes, truth } of await cvsOf(layout, EACH)) {
    const began = performance.now();
    read.push(measure(await readCvFile(bytes), truth));
    times.push(performance.now() - began);
    plain.push(measure(await readCvFile(bytes, 'top-to-bottom'), truth));
    files++;
  }
  show(layout.name, meanOf(read));
  show('  top to bottom', meanOf(plain));
}
for (const { layout, bytes, refusal } of await refusedFiles()) {
  const code = await readCvFile(bytes).then(
    () => 'read',
    (error: unknown) => String(Reflect.get(Object(error), 'code')),
  );
  console.log(`  ${layout.padEnd(38)}${code} (expected ${refusal})`);
  files++;
}
times.sort((left, right) => left - right);
console.log(
  `  ${files} files; median ${Math.round(times[times.length >> 1] ?? 0)} ms, longest ${Math.round(times.at(-1) ?? 0)} ms`,
);

/* What a review finds of what an adviser marks, in hand-written CVs that the rules were made with and in those that they never saw. */
function showReview(name: string, cvs: readonly GoldenCv[]): void {
  const { expected, found, wrong } = goldenFigures(cvs);
  const figures = [found / expected, found / (found + wrong.length)].map(percent).join('');
  console.log(`  ${name.padEnd(38)}${figures}  (${found} of ${expected}, ${wrong.length} wrong)`);
}
console.log(`${' '.repeat(40)}  found   right`);
showReview('review, CVs of the rules', [...goldenEnglish, ...goldenGerman]);
showReview('review, held out', goldenHeldOut);

const { skills, related } = taxonomySize();
console.log(`taxonomy: ${skills} skills, ${related} of them related to others`);
for (const [name, { total, known, missing }] of taxonomyCoverage())
  console.log(`  ${name.padEnd(38)}${percent(known / total)}  not in it: ${missing.join(', ') || 'none'}`);
