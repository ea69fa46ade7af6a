import { sniffType } from '../files/content-sniffer.ts';
import { CvFileError } from '../files/cv-file-error.ts';
import { textOfDocx } from '../files/docx-text.ts';
import { pdfNames } from '../files/pdf-active-content.ts';
import { pagesOfPdf } from '../files/pdf-pages.ts';
import { lineOf, noPlace, saysSomething, type CvLine } from '../layout/cv-line.ts';
import { readResumeLines } from '../export/read-resume-lines.ts';
import { FOOTER, linesOfPages, type PageOrder } from '../layout/page-lines.ts';
import { HEAD_ROWS, isRunningLine } from '../layout/running-lines.ts';
import { isHeading } from '../sections/headings.ts';
import { hasEmail, isContactInMargin } from './contact-margin.ts';
import type { CvDocument, FileFacts } from './cv-document.ts';
import { sourceOf } from './field-source.ts';
import { readLines, readText } from './read-lines.ts';

/** Fewer characters than this in a whole file are no text: a scan with a page number. */
const LEAST_TEXT = 10;
const ROWS_OF_TABLE = 4;

/* Icons and lines are smaller, in pixels. */
const LEAST_SIDE = 90;
/** Photographs of people are not much wider than high, nor much higher than wide. */
const RATIO = { from: 0.6, to: 1.4 } as const;

const numberAt = (object: string, key: string): number =>
  Number(new RegExp(`/${key}\\s+(\\d{1,5})\\b`, 'u').exec(object)?.[1] ?? 0);

/* A picture in grey is most often the mask of another. */
function isPhoto(object: string): boolean {
  if (!/\/Subtype\s*\/Image\b/u.test(object)) return false;
  if (/\/ImageMask\s+true|\/ColorSpace\s*\/DeviceGray/u.test(object)) return false;
  const [width, height] = [numberAt(object, 'Width'), numberAt(object, 'Height')];
  return Math.min(width, height) >= LEAST_SIDE && width / height >= RATIO.from && width / height <= RATIO.to;
}

/** Returns how many pictures of a PDF have the size and the shape of a photograph of a person. */
export const photosInPdf = (bytes: Uint8Array): number =>
  pdfNames(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))
    .split(/\bendobj\b/u)
    .filter(isPhoto).length;

/* Gaps make a row of a table; bars and dots between words, headings in a margin and contacts side by side do not. */
function isTableRow({ text, segments, bullet }: CvLine): boolean {
  const cells = segments.filter((segment) => !isHeading(segment.text));
  return !bullet && cells.length > 2 && !hasEmail(text);
}

const hasText = (lines: readonly CvLine[]): boolean =>
  lines.reduce((sum, line) => sum + line.text.replace(/\s/g, '').length, 0) >= LEAST_TEXT;

/** The places of lines that nobody can see, one for each page; what can be seen as well hides nothing. */
function placesOf(hidden: readonly CvLine[], lines: readonly CvLine[]): FileFacts['hidden'] {
  const visibleTexts = new Set(lines.map(({ raw }) => raw));
  const onlyHidden = hidden.filter(({ raw }) => !visibleTexts.has(raw) && /[\p{L}\p{N}]{2}/u.test(raw));
  return [...Map.groupBy(onlyHidden, ({ page }) => page).values()].map((onPage) => sourceOf(onPage, 1));
}

async function readPdf(bytes: Uint8Array, order: PageOrder): Promise<CvDocument> {
  const pages = await pagesOfPdf(bytes);
  const lines = linesOfPages(pages, order);
  if (!hasText(lines)) throw new CvFileError('NO_TEXT');
  const hiddenPages = pages.map((page) => ({ ...page, items: page.hidden ?? [] }));
  const hiddenLines = linesOfPages(hiddenPages, 'top-to-bottom');
  const file: FileFacts = {
    format: 'pdf',
    pages: pages.map(({ width, height }) => ({ width, height })),
    bytes: bytes.length,
    unmapped: pages.reduce((sum, page) => sum + page.unmapped, 0),
    tables: lines.filter(isTableRow).length >= ROWS_OF_TABLE,
    columns:
      new Set(lines.map((line) => line.column).filter((column) => column !== 'full' && column !== FOOTER)).size || 1,
    contactInMargin: isContactInMargin(lines, pages[0]?.height ?? 0),
    photos: photosInPdf(bytes),
    hidden: placesOf(hiddenLines, lines),
  };
  const exported = readResumeLines(pages.flatMap(({ tagged = [] }) => tagged));
  return { ...readLines(lines, file), exported };
}

/* A form feed says where a column of a layout made of a table begins. */
function linesOfParagraphs(paragraphs: readonly string[]): CvLine[] {
  let block = 0;
  return paragraphs.flatMap((paragraph) => {
    if (paragraph.startsWith('\f')) block++;
    const line = lineOf(paragraph, { ...noPlace, block });
    return saysSomething(line) ? [line] : [];
  });
}

/* The footer begins a block of its own: what it says belongs to no section. */
function withoutRunningParagraphs(header: readonly string[], body: readonly string[], footer: readonly string[]) {
  const head = body.filter((text) => text.trim() !== '').map((text) => ({ text, size: 0 }));
  const isNew = (line: string): boolean => !isRunningLine(line, head.slice(0, HEAD_ROWS));
  const footerLines = footer.filter(isNew).map((line, index) => (index === 0 ? `\f${line}` : line));
  return [...header.filter(isNew), ...body, ...footerLines];
}

function readDocx(bytes: Uint8Array): CvDocument {
  const { header, body, footer, tables, photos, hidden: hiddenLines } = textOfDocx(bytes);
  const lines = linesOfParagraphs(withoutRunningParagraphs(header, body, footer));
  if (!hasText(lines)) throw new CvFileError('NO_TEXT');
  const contactInMargin = [...header, ...footer].some(hasEmail) && !body.some(hasEmail);
  const hidden = placesOf(linesOfParagraphs(hiddenLines), lines);
  const facts = { pages: [], bytes: bytes.length, unmapped: 0, columns: 1, tables, contactInMargin, photos, hidden };
  const exported = readResumeLines(body.flatMap((line) => line.split('\t')));
  return { ...readLines(lines, { format: 'docx', ...facts }), exported };
}

function readPlain(bytes: Uint8Array): CvDocument {
  const text = new TextDecoder().decode(bytes);
  const document = readText(text);
  if (!hasText(document.lines)) throw new CvFileError('NO_TEXT');
  const exported = readResumeLines(text.split(/\r?\n/u));
  return { ...document, file: { ...document.file, bytes: bytes.length }, exported };
}

const COMPOUND_ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Reads the file of a CV: a PDF by its columns, a DOCX with its tables, text boxes, headers and footers, or a text in
 * UTF-8. Fetches nothing, keeps nothing, and finds the same in the same bytes.
 * @param order how the pages of a PDF are read; anything but `columns` is for comparison
 * @throws CvFileError TYPE, ENCRYPTED, CORRUPT, NO_TEXT, TOO_LONG or REJECTED, and nothing else
 */
export async function readCvFile(bytes: Uint8Array, order: PageOrder = 'columns'): Promise<CvDocument> {
  const type = sniffType(bytes);
  try {
    if (type === 'application/pdf') return await readPdf(bytes, order);
    if (type === 'zip') return readDocx(bytes);
    if (type === 'text/plain') return readPlain(bytes);
  } catch (error) {
    throw error instanceof CvFileError ? error : new CvFileError('CORRUPT');
  }
  const encrypted = type === 'compound' && Buffer.from(bytes).includes(COMPOUND_ENCRYPTED);
  throw new CvFileError(encrypted ? 'ENCRYPTED' : 'TYPE');
}
