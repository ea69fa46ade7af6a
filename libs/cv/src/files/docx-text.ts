import { documentLimits } from '@prentice/contract/uploads';
import { CvFileError } from './cv-file-error.ts';
import { readZip, unpack, type ZipEntry } from './zip-archive.ts';

const MAX_ENTRIES = 2_000;
/* Icons and lines are smaller, in bytes. */
const PHOTO = /^word\/media\/[^/]+\.(?:jpe?g|png|webp)$/iu;
const LEAST_PHOTO = 4_000;
const TAG = /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/gu;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The characters that tags stand for. */
const characters: ReadonlyMap<string, string> = new Map([
  ['br', '\n'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
  ['softHyphen', '\u00ad'],
]);

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/giu, (all, hex, decimal, name) => {
    if (typeof name === 'string') return entities[name] ?? all;
    const code = Number.parseInt(String(hex ?? decimal), hex ? 16 : 10);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
  });

/**
 * Returns the entries of an archive that unpacks to what it says, and to no more than a document has.
 * @throws CvFileError CORRUPT or REJECTED
 */
export function checkedEntries(bytes: Uint8Array): readonly ZipEntry[] {
  const entries = readZip(bytes);
  if (!entries) throw new CvFileError('CORRUPT');
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const bomb = total > documentLimits.unpackedBytes || total > bytes.length * documentLimits.unpackedRatio;
  if (bomb || entries.length > MAX_ENTRIES) throw new CvFileError('REJECTED');
  if (entries.some((entry) => unpack(entry) === null)) throw new CvFileError('CORRUPT');
  return entries;
}

const runProperties: ReadonlySet<string> = new Set(['vanish', 'color', 'sz']);
/** Letters smaller than this cannot be read, in half points. */
const LEAST_SIZE = 7.5;
const BACKGROUND = /<(?:[\w.-]+:)?shd\b[^>]*:?fill="(?!auto|f{6})|<(?:a:solidFill|a:blip|v:fill|w:background)\b/iu;

/** Whether a property of a run says that nobody can see it. */
function isUnseen(name: string, attributes: string, paperOnly: boolean): boolean {
  const value = /(?:^|[\s:])val=["']([^"']*)/u.exec(attributes)?.[1] ?? '';
  if (name === 'vanish') return !/^(?:0|false|off)$/u.test(value);
  if (name === 'sz') return Number(value) > 0 && Number(value) < LEAST_SIZE;
  return paperOnly && /^f[\da-f]f[\da-f]f[\da-f]$/iu.test(value);
}

/** The text of one part of a document, paragraph by paragraph; the cells of a table's row stand in one line. */
class PartReader {
  readonly lines: string[] = [];
  /** What is written in letters that nobody can see. */
  readonly hidden: string[] = [];
  /* A text box is within a paragraph, whose text continues behind it. */
  readonly #paragraphs: string[] = [];
  readonly #rows: string[][][] = [];
  #skipped = 0;
  #textRun = false;
  #hiddenRun = false;
  readonly #paperOnly: boolean;

  /** @param paperOnly nothing is coloured behind the text, so that white letters cannot be seen */
  constructor(paperOnly: boolean) {
    this.#paperOnly = paperOnly;
  }

  read(xml: string): void {
    for (const [, close, name, attributes = '', empty, text] of xml.matchAll(TAG)) {
      if (text !== undefined) this.#text(text);
      else if (name === 'Fallback') this.#skipped += close ? -1 : empty ? 0 : 1;
      else if (this.#skipped === 0 && name) this.#tag(name, Boolean(close), attributes, Boolean(empty));
    }
  }

  #text(text: string): void {
    if (!this.#textRun || this.#skipped > 0) return;
    if (this.#hiddenRun) this.hidden.push(decoded(text));
    else this.#append(decoded(text));
  }

  #append(text: string): void {
    const last = this.#paragraphs.length - 1;
    if (last >= 0) this.#paragraphs[last] += text;
  }

  #tag(name: string, close: boolean, attributes: string, empty: boolean): void {
    const character = characters.get(name);
    if (character) this.#append(character);
    else if (name === 't') this.#textRun = !close && !empty;
    else if (runProperties.has(name)) this.#hiddenRun ||= isUnseen(name, attributes, this.#paperOnly);
    else if (name === 'p' && !empty) this.#paragraph(close);
    else if (!close) this.#open(name, attributes);
    else if (name === 'tr') this.#endRow(this.#rows.pop() ?? []);
  }

  /** Begins a run, a point of a list, a row or a cell; a tab in a text has no position of its own. */
  #open(name: string, attributes: string): void {
    if (name === 'r') this.#hiddenRun = false;
    else if (name === 'tab' && !/:?(?:pos|val)=/u.test(attributes)) this.#append('\t');
    else if (name === 'numPr') this.#mark();
    else if (name === 'tr') this.#rows.push([]);
    else if (name === 'tc') this.#rows.at(-1)?.push([]);
  }

  #mark(): void {
    const last = this.#paragraphs.length - 1;
    if (last >= 0 && this.#paragraphs[last] === '') this.#paragraphs[last] = '• ';
  }

  #paragraph(close: boolean): void {
    if (!close) return void this.#paragraphs.push('');
    const text = this.#paragraphs.pop();
    if (text === undefined || text.replace('•', '').trim() === '') return;
    const cell = this.#rows.at(-1)?.at(-1);
    if (cell) cell.push(...text.split('\n'));
    else this.lines.push(...text.split('\n'));
  }

  /* A row of single lines is one line; where a cell has several, as in layouts made of tables, each cell is read by
     itself. */
  #endRow(cells: readonly string[][]): void {
    const outer = this.#rows.at(-1)?.at(-1) ?? this.lines;
    const filled = cells.filter((cell) => cell.length > 0);
    const long = filled.filter((cell) => cell.length > 1);
    /* Cells of many lines are columns of the page; `\f` says that one begins. */
    if (long.length > 1 && filled.every((cell) => cell.length > 2))
      return void outer.push(...filled.flatMap(([first = '', ...more]) => [`\f${first}`, ...more]), '\f');
    outer.push(filled.map((cell) => cell[0] ?? '').join('   '), ...filled.flatMap((cell) => cell.slice(1)));
  }
}

const partsIn = (entries: readonly ZipEntry[], pattern: RegExp): ZipEntry[] =>
  entries.filter(({ name }) => pattern.test(name)).toSorted((left, right) => (left.name < right.name ? -1 : 1));

/** What a DOCX says, and where its headers and footers are. */
export interface DocxText {
  readonly header: readonly string[];
  readonly body: readonly string[];
  readonly footer: readonly string[];
  readonly tables: boolean;
  /** Pictures of the kinds and the size that photographs have. */
  readonly photos: number;
  readonly hidden: readonly string[];
}

/**
 * Returns the lines of a DOCX: its headers, paragraphs, tables and text boxes, and its footers.
 * @throws CvFileError TYPE for an archive that is none, CORRUPT, REJECTED for a bomb
 */
export function textOfDocx(bytes: Uint8Array): DocxText {
  const entries = checkedEntries(bytes);
  const [main] = partsIn(entries, /^word\/document\.xml$/u);
  if (!main) throw new CvFileError('TYPE');
  const xmlOf = (entry: ZipEntry): string => new TextDecoder().decode(unpack(entry) ?? new Uint8Array());
  const linesOf = (parts: readonly ZipEntry[]): string[] => {
    const reader = new PartReader(false);
    for (const part of parts) reader.read(xmlOf(part));
    return [...new Set(reader.lines)];
  };
  const xml = xmlOf(main);
  const reader = new PartReader(!BACKGROUND.test(xml));
  if (!/<(?:[\w.-]+:)?body\b/u.test(xml)) throw new CvFileError('CORRUPT');
  reader.read(xml);
  return {
    header: linesOf(partsIn(entries, /^word\/header\d*\.xml$/u)),
    body: reader.lines,
    footer: linesOf(partsIn(entries, /^word\/footer\d*\.xml$/u)),
    tables: /<(?:[\w.-]+:)?tbl\b/u.test(xml),
    hidden: reader.hidden,
    photos: partsIn(entries, PHOTO).filter(({ size }) => size >= LEAST_PHOTO).length,
  };
}
