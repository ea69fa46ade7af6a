import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import { rangeText, titlesOf, type DateStyle } from './content.ts';
import type { CvTruth } from './people.ts';

/** A column on a page that text is written into from the top. */
class Column {
  readonly #page: PDFPage;
  readonly #fonts: { readonly regular: PDFFont; readonly bold: PDFFont };
  readonly #x: number;
  readonly #width: number;
  y: number;

  constructor(page: PDFPage, fonts: { regular: PDFFont; bold: PDFFont }, x: number, width: number, y: number) {
    this.#page = page;
    this.#fonts = fonts;
    this.#x = x;
    this.#width = width;
    this.y = y;
  }

  write(text: string, size = 10, bold = false, indent = 0): void {
    const font = bold ? this.#fonts.bold : this.#fonts.regular;
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (font.widthOfTextAtSize(longer, size) > this.#width - indent && line !== '') {
        this.#draw(line, font, size, indent);
        line = word;
      } else line = longer;
    }
    this.#draw(line, font, size, indent);
  }

  right(text: string, size = 10): void {
    const x = this.#x + this.#width - this.#fonts.regular.widthOfTextAtSize(text, size);
    this.#page.drawText(text, { x, y: this.y, size, font: this.#fonts.regular });
  }

  #draw(text: string, font: PDFFont, size: number, indent: number): void {
    this.y -= size * 1.4;
    this.#page.drawText(text, { x: this.#x + indent, y: this.y, size, font });
  }
}

function history(column: Column, cv: CvTruth, style: DateStyle): void {
  const titles = titlesOf(cv);
  column.write(titles.experience, 13, true);
  for (const job of cv.work) {
    column.write(`${job.position}, ${job.name}`, 10, true);
    column.write(rangeText(job.start, job.end, cv, style), 9);
    for (const point of job.points) column.write(`• ${point}`, 10, false, 8);
  }
  column.write(titles.education, 13, true);
  for (const study of cv.education) {
    column.write(`${study.degree} ${study.area}, ${study.institution}`, 10, true);
    column.write(rangeText(study.start, study.end, cv, style), 9);
  }
}

function facts(column: Column, cv: CvTruth): void {
  const titles = titlesOf(cv);
  column.write(titles.contact, 13, true);
  column.write(cv.email, 9);
  column.write(cv.phone, 9);
  column.write(titles.skills, 13, true);
  for (const skill of cv.skills) column.write(`• ${skill}`);
  column.write(titles.languages, 13, true);
  for (const [, name, level] of cv.languages) column.write(`${name}: ${level}`);
}

/** A CV by pdf-lib: a column beside the main one, or one column below the other. */
export async function pdfLibCv(cv: CvTruth, columns: 1 | 2, style: DateStyle): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const fonts = {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  const page = document.addPage([595, 842]);
  const head = new Column(page, fonts, 50, 495, 800);
  head.write(cv.name, 22, true);
  head.write(cv.label, 11);
  if (columns === 1) {
    facts(head, cv);
    history(head, cv, style);
  } else {
    facts(new Column(page, fonts, 50, 140, head.y - 10), cv);
    history(new Column(page, fonts, 215, 330, head.y - 10), cv, style);
  }
  return document.save();
}
