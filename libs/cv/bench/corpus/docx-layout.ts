import { Document, Footer, Header, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { languageLine, rangeText, titlesOf, type DateStyle } from './content.ts';
import type { CvTruth } from './people.ts';

const text = (words: string, options: { bullet?: boolean; heading?: boolean } = {}): Paragraph =>
  new Paragraph({
    children: [new TextRun(words)],
    ...(options.bullet && { bullet: { level: 0 } }),
    ...(options.heading && { heading: HeadingLevel.HEADING_1 }),
  });

const row = (...cells: string[]): TableRow =>
  new TableRow({ children: cells.map((cell) => new TableCell({ children: [text(cell)] })) });

function history(cv: CvTruth, style: DateStyle, table: boolean): (Paragraph | Table)[] {
  const titles = titlesOf(cv);
  const studies = cv.education.map(
    (study) =>
      [rangeText(study.start, study.end, cv, style), `${study.degree} ${study.area}, ${study.institution}`] as const,
  );
  const education = table
    ? [new Table({ rows: studies.map((cells) => row(...cells)) })]
    : studies.map(([when, what]) => text(`${what}\t${when}`));
  const work = cv.work.flatMap((job) => [
    text(`${job.position}, ${job.name}\t${rangeText(job.start, job.end, cv, style)}`),
    ...job.points.map((point) => text(point, { bullet: true })),
  ]);
  return [text(titles.education, { heading: true }), ...education, text(titles.experience, { heading: true }), ...work];
}

/** A CV by the package docx: contacts in its header, studies in a table, points as a list. */
export async function docxCv(cv: CvTruth, table: boolean, style: DateStyle): Promise<Uint8Array> {
  const titles = titlesOf(cv);
  const children = [
    text(cv.name),
    text(cv.label),
    ...(table ? [] : [text(`${cv.email} | ${cv.phone}`)]),
    text(titles.profile, { heading: true }),
    text(cv.summary),
    ...history(cv, style, table),
    text(titles.skills, { heading: true }),
    text(cv.skills.join(', ')),
    text(titles.languages, { heading: true }),
    text(languageLine(cv)),
  ];
  const headers = table ? { default: new Header({ children: [text(`${cv.email} | ${cv.phone}`)] }) } : undefined;
  const footers = { default: new Footer({ children: [text('1')] }) };
  const document = new Document({ sections: [{ ...(headers && { headers }), footers, children }] });
  return new Uint8Array(await Packer.toBuffer(document));
}
