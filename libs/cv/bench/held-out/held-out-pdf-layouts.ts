import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { PDFDocument as PdfLib, rgb, StandardFonts, type PDFFont } from 'pdf-lib';
import type { HeldOutPerson } from './held-out-people.ts';
import { headingWords, periodText } from './held-out-wording.ts';

/* Standard fonts of PDF have no letters beyond Latin-1. */
const latin = (text: string): string =>
  text
    .replaceAll(/[łŁ]/gu, 'l')
    .replaceAll('’', "'")
    .replaceAll('–', '-')
    .replace(/[^\u0020-\u00ff•]/gu, '');

/* The lines into which a text is broken. */
function broken(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of latin(text).split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As professional networks export a profile: a dark column at the left, the employer above the position. */
export async function networkProfile(person: HeldOutPerson, seed: number): Promise<Uint8Array> {
  const { truth, language, town, degreeTexts } = person;
  const words = headingWords(language, seed);
  const document = await PdfLib.create();
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage([612, 792]);
  page.drawRectangle({ x: 0, y: 0, width: 200, height: 792, color: rgb(0.16, 0.24, 0.29) });
  let y = 740;
  const write = (x: number, text: string, size: number, font = regular, color = rgb(0, 0, 0)): void => {
    for (const line of broken(text, font, size, x < 200 ? 165 : 370)) {
      page.drawText(line, { x, y, size, font, color });
      y -= size * 1.35;
    }
  };
  const white = rgb(1, 1, 1);
  const side = (title: string, lines: readonly string[]): void => {
    write(18, title, 13, regular, white);
    y -= 4;
    for (const line of lines) write(18, line, 10, regular, white);
    y -= 14;
  };
  side(words('contact'), [truth.phone, truth.email]);
  side(words('skills'), truth.skills);
  side(
    words('languages'),
    truth.languages.map(([, name, level]) => `${name} (${level})`),
  );
  y = 736;
  write(222, truth.name, 26);
  write(222, truth.label, 12);
  write(222, town, 10);
  y -= 14;
  write(222, words('about'), 16);
  write(222, truth.summary, 11);
  y -= 12;
  write(222, words('experience'), 16);
  for (const job of truth.work) {
    write(222, job.name, 12, bold);
    write(222, job.position, 11);
    write(222, periodText(job, language, 'long', ' - '), 10);
    for (const point of job.points) write(222, point, 10);
    y -= 8;
  }
  write(222, words('education'), 16);
  truth.education.forEach((study, index) => {
    write(222, study.institution, 12, bold);
    write(222, `${degreeTexts[index] ?? ''} · (${periodText(study, language, 'long', ' - ')})`, 10);
    y -= 6;
  });
  return document.save();
}

const fontFile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
);

/**
 * As typesetting classes for CVs do it: embedded fonts with ligatures, months in the margin, a line beside each
 * heading.
 */
export function marginCv(person: HeldOutPerson, seed: number): Promise<Uint8Array> {
  const { truth, language, interests, award, town, degreeTexts } = person;
  const words = headingWords(language, seed);
  const pdf = new PDFDocument({ size: 'A4', margin: 50, info: { CreationDate: new Date(0) } });
  const parts: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    pdf.on('error', reject);
  });
  const section = (title: string): void => {
    pdf
      .moveDown(0.7)
      .fontSize(14)
      .rect(50, pdf.y + 7, 95, 3)
      .fill('#3873b3')
      .fillColor('#3873b3');
    pdf
      .text(title, 155, pdf.y - 0)
      .fillColor('black')
      .fontSize(10.5)
      .moveDown(0.2);
  };
  const row = (left: string, right: string): void => {
    const top = pdf.y;
    pdf.text(left, 50, top, { width: 95, align: 'right' });
    const low = pdf.y;
    pdf.text(right, 155, top, { width: 390 });
    pdf.y = Math.max(low, pdf.y);
  };
  pdf.font(fontFile).fontSize(28).text(truth.name, 50, 50);
  pdf.fontSize(12).fillColor('#666').text(truth.label, 50, pdf.y).fillColor('black');
  pdf.fontSize(9);
  [town, truth.phone, truth.email].forEach((line, index) =>
    pdf.text(line, 380, 54 + index * 12, { width: 165, align: 'right' }),
  );
  pdf.y = 118;
  section(words('education'));
  truth.education.forEach((study, index) =>
    row(periodText(study, language, 'slash', '–'), `${degreeTexts[index] ?? ''}, ${study.institution}`),
  );
  section(words('experience'));
  for (const job of truth.work) {
    row(periodText(job, language, 'slash', '–'), `${job.position}, ${job.name}`);
    for (const point of job.points) row('', `◦ ${point}`);
  }
  section(words('languages'));
  for (const [, name, level] of truth.languages) row(name, level);
  section(words('skills'));
  row('', truth.skills.join(', '));
  section(words('awards'));
  row('', award);
  section(words('interests'));
  row('', interests.join(', '));
  pdf.end();
  return done;
}

/* A piece of text as typesetting writes it: letters moved towards each other, words set apart by numbers and not by
   spaces. */
function kerned(text: string): string {
  const safe = (piece: string): string => piece.replace(/[\\()]/g, '\\$&').replace('•', '\\225');
  const words = latin(text).split(' ');
  return `[${words.map((word) => `(${safe(word.slice(0, 2))}) 12 (${safe(word.slice(2))})`).join(' -290 ')}] TJ`;
}

/**
 * As résumés of engineers are typeset: organisation and place above position and dates, which are at the right edge.
 */
export async function typesetCv(person: HeldOutPerson, seed: number): Promise<Uint8Array> {
  const { truth, language, town, degreeTexts } = person;
  const words = headingWords(language, seed);
  const measure = await (await PdfLib.create()).embedFont(StandardFonts.TimesRoman);
  const widthOf = (text: string, size: number): number =>
    measure.widthOfTextAtSize(latin(text), size) + latin(text).split(' ').length * size * 0.05;
  const operators: string[] = [];
  let y = 790;
  const show = (x: number, text: string, size = 10): void => {
    operators.push(`BT /F1 ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td ${kerned(text)} ET`);
  };
  const down = (points: number): void => void (y -= points);
  const both = (left: string, right: string): void => {
    show(54, left);
    show(541 - widthOf(right, 10), right);
    down(12.5);
  };
  const heading = (text: string): void => {
    down(8);
    show(54, text.toUpperCase(), 11);
    operators.push(`54 ${(y - 3).toFixed(2)} m 541 ${(y - 3).toFixed(2)} l S`);
    down(16);
  };
  show(297 - widthOf(truth.name, 22) / 2, truth.name, 22);
  down(18);
  const contacts = `${truth.phone} | ${truth.email} | ${town}`;
  show(297 - widthOf(contacts, 9) / 2, contacts, 9);
  down(14);
  heading(words('education'));
  truth.education.forEach((study, index) => {
    both(study.institution, town);
    both(degreeTexts[index] ?? '', periodText(study, language, 'short'));
  });
  heading(words('experience'));
  for (const job of truth.work) {
    both(job.position, periodText(job, language, 'short'));
    both(job.name, town);
    for (const point of job.points) {
      show(66, `• ${point}`, 9.5);
      down(12);
    }
  }
  heading(words('skills'));
  show(54, truth.skills.join(', '));
  down(13);
  heading(words('languages'));
  show(54, truth.languages.map(([, name, level]) => `${name} (${level})`).join(', '));
  return simplePdf(operators.join('\n'));
}

/* The smallest file that shows one page in Times. */
function simplePdf(content: string): Uint8Array {
  const bodies = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(content, 'latin1')}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Times-Roman/Encoding/WinAnsiEncoding>>',
  ];
  let file = '%PDF-1.5\n';
  const starts = bodies.map((body, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj ${body} endobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${starts.join('')}`;
  return Buffer.from(`${file}${table}trailer <</Size 6/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`, 'latin1');
}
