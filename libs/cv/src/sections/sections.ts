import { foldForComparison, lineOf, normalizeText, placeOf, type CvLine } from '../layout/cv-line.ts';
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

interface OpenSection extends Section {
  readonly lines: CvLine[];
}

/** Cuts the lines of a CV at its headings, column by column. */
class SectionCutter {
  readonly sections: OpenSection[] = [];
  /** The section that a column left off in: it continues on the next page. */
  readonly #lastOf = new Map<string, SectionName>();
  #block: number | null = null;

  add(line: CvLine): void {
    if (line.block !== this.#block) this.#begin(line);
    if (isTableHeading(line)) return;
    const name = line.bullet ? null : headingIn(line.text);
    const beside = name || line.bullet ? null : besideHeading(line);
    if (name) this.#open(name, line);
    else if (beside && line.text.includes(':') && line.cells.length === 1) this.#inline(beside, line);
    else if (beside) this.#open(beside.name, line, [beside.rest]);
    else this.sections.at(-1)?.lines.push(line);
    this.#lastOf.set(line.column, this.sections.at(-1)?.name ?? 'head');
  }

  /* On the first page a column begins with nothing; on later ones it continues, as does a page of one column. */
  #begin(line: CvLine): void {
    const firstPage = line.page === null || line.page === 1;
    const last = this.sections.at(-1)?.name ?? 'head';
    this.#open(firstPage ? 'head' : (this.#lastOf.get(line.column) ?? last), null);
    this.#block = line.block;
  }

  #inline({ name, rest }: { name: SectionName; rest: CvLine }, line: CvLine): void {
    const before = this.sections.at(-1)?.name ?? 'head';
    this.#open(name, line, [rest]);
    this.#open(name === 'contact' || before === name ? name : before, null);
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
