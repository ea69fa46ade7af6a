import type { CvLine } from '../layout/cv-line.ts';
import type { Section } from '../sections/sections.ts';
import { degreePatterns, labelPattern, patternOf, type SectionName } from '../vocabulary/vocabulary.ts';
import { periodIn } from './cv-dates.ts';
import { partsOf } from './cv-entries.ts';
import { languagesIn } from './read-languages.ts';
import { skillNamed } from './read-skills.ts';

const INSTITUTION = patternOf('institutions');
const POSITION = patternOf('positions');
const PERSONAL = new RegExp(`^(?:${(['birth', 'identity'] as const).map(labelPattern).join('|')}|[^\\n]*@)`, 'iu');
const BETWEEN = /[,;|•·/]|\s[–—-]\s| {2,}/u;
/** Above the line with the time is at most one more with the names of an entry, and above all the name of the person. */
const HEAD_LINES = 2;
const LEAST_SKILLS = 2;

const piecesOf = (line: CvLine): string[] =>
  line.cells
    .flatMap((cell) => cell.replace(/^[^:,;]{2,30}:\s+/u, '').split(BETWEEN))
    .filter((piece) => piece.trim() !== '');

const periodOf = (line: CvLine) => (line.bullet || PERSONAL.test(line.text) ? null : periodIn(line.cells.join('   ')));

/** What a line lists, if all it does is to list languages or skills. */
function listIn(line: CvLine): SectionName | null {
  const pieces = piecesOf(line);
  if (periodOf(line) || PERSONAL.test(line.text) || pieces.length === 0) return null;
  if (languagesIn([line]).length * 2 > pieces.length) return 'languages';
  const skills = pieces.filter((piece) => skillNamed(piece));
  return skills.length >= LEAST_SKILLS && skills.length * 2 >= pieces.length ? 'skills' : null;
}

/** Whether what a line with a time names is a study, by its degree, or by its school where nobody works. */
function isStudy(text: string): boolean {
  const hasDegree = degreePatterns.some(([, pattern]) => pattern.test(text));
  return (hasDegree || INSTITUTION.test(text)) && !POSITION.test(text);
}

/** The index of the line at which an entry begins whose time is on a line: its names may be above it. */
function startOf(lines: readonly CvLine[], dated: number): number {
  const line = lines[dated];
  const above = lines[dated - 1];
  const names = line ? partsOf(periodOf(line)?.rest ?? '') : [];
  const isName = above && !above.bullet && !periodOf(above) && !listIn(above) && !PERSONAL.test(above.text);
  return names.length < 2 && isName && dated - 1 >= HEAD_LINES ? dated - 1 : dated;
}

/**
 * Cuts a CV that has no heading at all by what its lines say: from a line with a time begins a study or a job, and lists
 * of languages and skills are what they are. Where no time is beside a study or the
 * name of a job, nothing is guessed: a bank statement has dates, too.
 */
export function guessedSections(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ name }) => name !== 'head')) return sections;
  const lines = sections.flatMap((section) => section.lines);
  const starts = new Map<number, SectionName>();
  let isNamed = false;
  lines.forEach((line, index) => {
    if (!periodOf(line)) return;
    const start = startOf(lines, index);
    const below = lines[index + 1];
    const named = [...lines.slice(start, index + 1), ...(below && !below.bullet && !periodOf(below) ? [below] : [])];
    const text = named.map((each) => each.text).join('\n');
    isNamed ||= isStudy(text) || POSITION.test(text);
    starts.set(start, isStudy(text) ? 'education' : 'experience');
  });
  if (!isNamed) return sections;
  const linesByName = new Map<SectionName, CvLine[]>();
  let name: SectionName = 'head';
  lines.forEach((line, index) => {
    name = starts.get(index) ?? name;
    /* Above points a list is what somebody worked with; behind one the entry above it has ended. */
    const list = line.bullet || index < 1 || lines[index + 1]?.bullet ? null : listIn(line);
    linesByName.set(list ?? name, [...(linesByName.get(list ?? name) ?? []), line]);
    if (list) name = 'head';
  });
  return [...linesByName].map(([section, sectionLines]) => ({ name: section, heading: null, lines: sectionLines }));
}
