import { rangeText, titlesOf } from './content.ts';
import type { CvTruth } from './people.ts';

/* Operators of PDF written by hand, with words placed one by one as typesetting programs do. */

const latin1 = (text: string): string =>
  text
    .replaceAll('–', '-')
    .replaceAll('’', "'")
    .replaceAll('•', '*')
    .replace(/[^\u0020-\u00ff]/gu, '?');
const escaped = (text: string): string => latin1(text).replace(/[\\()]/g, '\\$&');

interface Writer {
  readonly operators: string[];
  y: number;
}

/* Each word is shown by itself, and moved by the width of a typewriter's letters. */
function line(writer: Writer, x: number, text: string, size: number): void {
  writer.y -= size * 1.5;
  let column = x;
  for (const word of text.split(' ')) {
    writer.operators.push(
      `BT /F1 ${size} Tf 1 0 0 1 ${column.toFixed(1)} ${writer.y.toFixed(1)} Tm (${escaped(word)}) Tj ET`,
    );
    column += (word.length + 1) * size * 0.6;
  }
}

function wrapped(writer: Writer, x: number, text: string, letters: number): void {
  let rest = text;
  while (rest !== '') {
    const cut = rest.length <= letters ? rest.length : rest.lastIndexOf(' ', letters);
    line(writer, x, rest.slice(0, cut), 8);
    rest = rest.slice(cut).trim();
  }
}

function facts(cv: CvTruth, x: number, top: number, operators: string[]): void {
  const writer = { operators, y: top };
  const titles = titlesOf(cv);
  line(writer, x, titles.languages, 11);
  for (const [, name, level] of cv.languages) line(writer, x, `${name} ${level}`, 8);
  line(writer, x, titles.skills, 11);
  for (const skill of cv.skills) line(writer, x, skill, 8);
}

function history(cv: CvTruth, x: number, top: number, operators: string[], letters: number): number {
  const writer = { operators, y: top };
  const titles = titlesOf(cv);
  line(writer, x, titles.education, 11);
  for (const study of cv.education) {
    line(writer, x, study.institution, 8);
    line(writer, x, `${study.degree} ${study.area}`, 8);
    line(writer, x, rangeText(study.start, study.end, cv, 'number'), 8);
  }
  line(writer, x, titles.experience, 11);
  for (const job of cv.work) {
    line(writer, x, job.position, 8);
    line(writer, x, job.name, 8);
    line(writer, x, rangeText(job.start, job.end, cv, 'number'), 8);
    for (const point of job.points) wrapped(writer, x, `- ${point}`, letters);
  }
  return writer.y;
}

function fileOf(content: string): Uint8Array {
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = bodies.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`;
  return Buffer.from(text + end, 'latin1');
}

/** A CV of hand-written operators: organisation above position, the second column at the right. */
export function typewriterCv(cv: CvTruth, columns: 1 | 2): Uint8Array {
  const writer: Writer = { operators: [], y: 800 };
  line(writer, 50, cv.name, 18);
  line(writer, 50, cv.label, 8);
  line(writer, 50, `${cv.email} / ${cv.phone}`, 8);
  const end = history(cv, 50, writer.y - 12, writer.operators, columns === 2 ? 62 : 90);
  facts(cv, columns === 2 ? 420 : 50, columns === 2 ? writer.y - 12 : end - 8, writer.operators);
  return fileOf(writer.operators.join('\n'));
}
