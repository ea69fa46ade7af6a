import { mediaTypes } from '@prentice/contract';
import { cvText, type CvPerson, type CvText } from './cv-text.ts';
import { docxFile, type DocxBlock } from './docx-file.ts';
import { pdfFile, type PdfText } from './pdf-file.ts';

/**
 * A letter of the standard fonts is about half as wide as its size; a line is broken a little early rather than late.
 */
const LETTER_WIDTH = 0.53;
const ITEMS = { between: /(?<=,) / };

/** Breaks a text between words, or a list between its items. */
function wrapped(text: string, size: number, width: number, between: RegExp): string[] {
  const most = Math.floor(width / (size * LETTER_WIDTH));
  const lines: string[] = [];
  for (const word of text.split(between)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < most) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Writes lines from the top of a page down. */
class Sheet {
  readonly texts: PdfText[] = [];
  y = 780;

  write(text: string, x: number, width: number, { size = 10, bold = false, between = / / } = {}): void {
    for (const line of wrapped(text, size, width, between)) {
      this.texts.push({ x, y: this.y, size, bold, text: line });
      this.y -= Math.round(size * 1.4);
    }
  }

  heading(text: string, x: number): void {
    this.y -= 10;
    this.write(text, x, 500, { size: 12, bold: true });
    this.y -= 2;
  }
}

const sectionsOf = ({ titles, education, experience, projects }: CvText) =>
  [
    [titles.education, education],
    [titles.experience, experience],
    [titles.projects, projects],
  ] as const;

/** Months in a margin, everything else beside it. */
function withMargin(cv: CvText): Buffer {
  const sheet = new Sheet();
  sheet.write(cv.name, 60, 475, { size: 20, bold: true });
  sheet.write(cv.headline, 60, 475);
  sheet.write(cv.contact.join('  |  '), 60, 475);
  sheet.heading(cv.titles.profile, 60);
  sheet.write(cv.about, 60, 475);
  for (const [title, entries] of sectionsOf(cv)) {
    if (entries.length > 0) sheet.heading(title, 60);
    for (const { when, what, points } of entries) {
      sheet.texts.push({ x: 60, y: sheet.y, size: 10, text: when });
      sheet.write(what, 190, 345);
      for (const point of points) sheet.write(`• ${point}`, 196, 340);
    }
  }
  sheet.heading(cv.titles.skills, 60);
  sheet.write(cv.skills, 60, 475, ITEMS);
  sheet.heading(cv.titles.languages, 60);
  sheet.write(cv.languages, 60, 475, ITEMS);
  return pdfFile(sheet.texts, 'Times');
}

/** Lays out one column, the months below what was done. */
function oneColumn(cv: CvText): Buffer {
  const sheet = new Sheet();
  sheet.write(cv.name, 72, 450, { size: 22, bold: true });
  sheet.write(cv.headline, 72, 450, { size: 11 });
  for (const contact of cv.contact) sheet.write(contact, 72, 450);
  sheet.heading(cv.titles.profile, 72);
  sheet.write(cv.about, 72, 450);
  for (const [title, entries] of sectionsOf(cv)) {
    if (entries.length > 0) sheet.heading(title, 72);
    for (const { when, what, points } of entries) {
      sheet.write(`${what} | ${when}`, 72, 450);
      for (const point of points) sheet.write(`• ${point}`, 82, 440);
    }
  }
  sheet.heading(cv.titles.skills, 72);
  sheet.write(cv.skills, 72, 450, ITEMS);
  sheet.heading(cv.titles.languages, 72);
  sheet.write(cv.languages, 72, 450, ITEMS);
  return pdfFile(sheet.texts, 'Helvetica');
}

const headOf = (cv: CvText): DocxBlock[] => [
  { style: 'title', text: cv.name },
  { style: 'text', text: cv.headline },
  { style: 'text', text: cv.contact.join(' | ') },
  { style: 'heading', text: cv.titles.profile },
  { style: 'text', text: cv.about },
];
const tailOf = (cv: CvText): DocxBlock[] => [
  { style: 'heading', text: cv.titles.skills },
  { style: 'text', text: cv.skills },
  { style: 'heading', text: cv.titles.languages },
  { style: 'text', text: cv.languages },
];
type Entries = CvText['education'];

const sectionBlocks = (title: string, entries: Entries, rows: (entries: Entries) => DocxBlock[]): DocxBlock[] =>
  entries.length === 0 ? [] : [{ style: 'heading', text: title }, ...rows(entries)];
const tabbed = (entries: Entries): DocxBlock[] =>
  entries.flatMap(({ when, what, points }): DocxBlock[] => [
    { style: 'text', text: `${what}\t${when}` },
    ...points.map((text): DocxBlock => ({ style: 'bullet', text })),
  ]);
const tabled = (entries: Entries): DocxBlock[] => [
  { style: 'table', rows: entries.map(({ when, what }) => [when, what] as const) },
];

/** Writes a word document; studies stand in a table or, like everything else, behind a tab. */
const document = (cv: CvText, studies: (entries: Entries) => DocxBlock[]): Buffer =>
  docxFile([
    ...headOf(cv),
    ...sectionBlocks(cv.titles.education, cv.education, studies),
    ...sectionBlocks(cv.titles.experience, cv.experience, tabbed),
    ...sectionBlocks(cv.titles.projects, cv.projects, tabbed),
    ...tailOf(cv),
  ]);

const { pdf: PDF, docx: DOCX } = mediaTypes;

const layouts = [
  { mediaType: PDF, extension: 'pdf', months: 'number', draw: withMargin },
  { mediaType: DOCX, extension: 'docx', months: 'number', draw: (cv: CvText) => document(cv, tabbed) },
  { mediaType: PDF, extension: 'pdf', months: 'name', draw: oneColumn },
  { mediaType: DOCX, extension: 'docx', months: 'name', draw: (cv: CvText) => document(cv, tabled) },
] as const;

/** Returns the CV of a person as a file, PDF and DOCX in turn, in one of four layouts. */
export function cvFile(person: CvPerson, number: number) {
  const { mediaType, extension, months, draw } = layouts[number % layouts.length] ?? layouts[0];
  return { bytes: draw(cvText(person, months)), mediaType, extension };
}
