import { endsEarly, foldForComparison, lineOf, normalizeText, placeOf, type CvLine } from '../layout/cv-line.ts';
import { wordsOf, type SectionName } from '../vocabulary/vocabulary.ts';
import { headingIn } from './headings.ts';

/** Lines below one heading; what is above the first of a column is a head. */
export interface Section {
  readonly name: SectionName;
  readonly heading: CvLine | null;
  readonly lines: readonly CvLine[];
}

const tableHeadings: ReadonlySet<string> = new Set(wordsOf('tableHeadings'));
const isTableHeading = ({ cells }: CvLine): boolean =>
  cells.length > 1 && cells.every((cell) => tableHeadings.has(foldForComparison(cell)));

const partOf = (line: CvLine, text: string): CvLine => ({ ...lineOf(text, placeOf(line)), raw: line.raw });

/** A heading with its content beside it: "Languages: German, English C1", or in the margin of a table. */
function besideHeading(line: CvLine): { name: SectionName; rest: CvLine } | null {
  const colon = line.text.indexOf(':');
  const named = colon > 0 ? headingIn(line.text.slice(0, colon)) : null;
  const rest = normalizeText(line.text.slice(colon + 1));
  if (named && rest !== '') return { name: named, rest: partOf(line, line.text.slice(colon + 1)) };
  const [first = '', ...others] = line.cells;
  const inMargin = others.length > 0 ? headingIn(first) : null;
  return inMargin ? { name: inMargin, rest: partOf(line, others.join('   ')) } : null;
}

const entrySections: ReadonlySet<SectionName> = new Set(['experience', 'volunteer', 'projects', 'education']);
const keepsOpen: ReadonlySet<SectionName> = new Set(['contact', 'references']);

/* "Summary: a team of five" below a job tells of that job. */
function besideHeadingIn(line: CvLine, current: SectionName): ReturnType<typeof besideHeading> {
  const beside = besideHeading(line);
  return beside?.name === 'profile' && line.text.includes(':') && entrySections.has(current) ? null : beside;
}

interface OpenSection extends Section {
  readonly lines: CvLine[];
}

/** Cuts the lines of a CV at its headings, column by column. */
class SectionCutter {
  readonly sections: OpenSection[] = [];
  /** The section that a column left off in: it continues on the next page. */
  readonly #lastOf = new Map<string, SectionName>();
  #block: number | null = null;
  /** The last line, where it had its heading beside its content, with the section that it interrupted. */
  #inlineLine: { readonly line: CvLine; readonly before: SectionName } | null = null;

  add(line: CvLine): void {
    if (line.block !== this.#block) this.#begin(line);
    if (isTableHeading(line)) return;
    const inlineLine = this.#inlineLine;
    const current = inlineLine?.before ?? this.#lastName();
    this.#inlineLine = null;
    const name = line.bullet ? null : headingIn(line.text);
    const beside = name || line.bullet ? null : besideHeadingIn(line, current);
    if (name) this.#open(name, line);
    else if (beside) this.#openBeside(beside, line, current);
    else if (inlineLine) this.#continue(inlineLine, line);
    else this.sections.at(-1)?.lines.push(line);
    this.#lastOf.set(line.column, this.#lastName());
  }

  #lastName(): SectionName {
    return this.sections.at(-1)?.name ?? 'head';
  }

  /* What went over the end of a line belongs to the heading at its beginning. */
  #continue({ line: first, before }: { line: CvLine; before: SectionName }, line: CvLine): void {
    const goesOn = !line.bullet && endsEarly(first, line) === false;
    if (goesOn) this.sections.at(-1)?.lines.push(line);
    if (goesOn) this.#inlineLine = { line, before };
    else {
      this.#open(before, null);
      this.sections.at(-1)?.lines.push(line);
    }
  }

  /* On the first page a column begins with nothing; on later ones it continues, as does a page of one column. */
  #begin(line: CvLine): void {
    const firstPage = line.page === null || line.page === 1;
    const last = this.sections.at(-1)?.name ?? 'head';
    this.#open(firstPage ? 'head' : (this.#lastOf.get(line.column) ?? last), null);
    this.#block = line.block;
    this.#inlineLine = null;
  }

  #openBeside({ name, rest }: { name: SectionName; rest: CvLine }, line: CvLine, before: SectionName): void {
    this.#open(name, line, [rest]);
    /* A heading in a margin opens a section; one at the beginning of a line holds no more than what is behind it. */
    if (!/:\s*\S/u.test(line.cells[0] ?? '')) return;
    /* Behind other people's contacts nothing of one's own is read. */
    this.#inlineLine = { line, before: keepsOpen.has(name) ? name : before };
  }

  #open(name: SectionName, heading: CvLine | null, lines: readonly CvLine[] = []): void {
    this.sections.push({ name, heading, lines: [...lines] });
  }
}

/** Cuts a CV at its headings; what is above the first is the head. */
export function sectionsOf(lines: readonly CvLine[]): Section[] {
  const cutter = new SectionCutter();
  for (const line of lines) cutter.add(line);
  return cutter.sections.filter((section) => section.lines.length > 0 || section.heading !== null);
}

/** All lines of the sections of a name. */
export const linesIn = (sections: readonly Section[], ...names: readonly SectionName[]): CvLine[] =>
  sections.filter((section) => names.includes(section.name)).flatMap((section) => section.lines);
