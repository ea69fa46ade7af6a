import PDFDocument from 'pdfkit';
import { languageLine, rangeText, titlesOf, type DateStyle } from './content.ts';
import type { CvTruth } from './people.ts';

type Pdf = InstanceType<typeof PDFDocument>;
const EDGE = { left: 60, main: 175, right: 380, width: 475 } as const;

const heading = (pdf: Pdf, text: string, x: number, width: number): void => {
  pdf
    .moveDown(0.6)
    .font('Times-Bold')
    .fontSize(12)
    .text(text.toUpperCase(), x, pdf.y, { width })
    .font('Times-Roman')
    .fontSize(10.5);
};

/** Months in a column of their own, as in a table without lines. */
function datedRows(pdf: Pdf, cv: CvTruth, style: DateStyle): void {
  const titles = titlesOf(cv);
  const row = (when: string, what: string, points: readonly string[] = []): void => {
    const top = pdf.y;
    pdf.text(when, EDGE.left, top, { width: 110 });
    const bottom = pdf.y;
    pdf.text(what, EDGE.main, top, { width: 360 });
    for (const point of points) pdf.text(`• ${point}`, EDGE.main + 6, pdf.y, { width: 350 });
    pdf.y = Math.max(bottom, pdf.y);
  };
  heading(pdf, titles.education, EDGE.left, EDGE.width);
  for (const study of cv.education)
    row(rangeText(study.start, study.end, cv, style), `${study.degree} ${study.area}, ${study.institution}`);
  heading(pdf, titles.experience, EDGE.left, EDGE.width);
  for (const job of cv.work) row(rangeText(job.start, job.end, cv, style), `${job.position}, ${job.name}`, job.points);
}

function lists(pdf: Pdf, cv: CvTruth, x: number, width: number): void {
  const titles = titlesOf(cv);
  heading(pdf, titles.skills, x, width);
  pdf.text(cv.skills.join(', '), x, pdf.y, { width });
  heading(pdf, titles.languages, x, width);
  pdf.text(languageLine(cv), x, pdf.y, { width });
}

function columnsBesideEachOther(pdf: Pdf, cv: CvTruth, style: DateStyle): void {
  const titles = titlesOf(cv);
  const top = pdf.y;
  heading(pdf, titles.experience, EDGE.left, 290);
  for (const job of cv.work) {
    pdf.text(`${job.position} | ${job.name}`, EDGE.left, pdf.y, { width: 290 });
    pdf.text(rangeText(job.start, job.end, cv, style), EDGE.left, pdf.y, { width: 290 });
    for (const point of job.points) pdf.text(`– ${point}`, EDGE.left, pdf.y, { width: 290 });
  }
  pdf.y = top;
  heading(pdf, titles.education, EDGE.right, 160);
  for (const study of cv.education) {
    pdf.text(`${study.degree} ${study.area}`, EDGE.right, pdf.y, { width: 160 });
    pdf.text(study.institution, EDGE.right, pdf.y, { width: 160 });
    pdf.text(rangeText(study.start, study.end, cv, style), EDGE.right, pdf.y, { width: 160 });
  }
  lists(pdf, cv, EDGE.right, 160);
}

/** A CV by PDFKit: months in a margin, or a second column at the right. @param password a CV that cannot be opened */
export function pdfKitCv(cv: CvTruth, columns: 1 | 2, style: DateStyle, password?: string): Promise<Uint8Array> {
  const created = new Date(0);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 60,
    info: { CreationDate: created },
    ...(password && { userPassword: password }),
  });
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    pdf.on('error', reject);
    pdf.font('Times-Bold').fontSize(20).text(cv.name, { align: 'center' });
    pdf.font('Times-Roman').fontSize(10.5).text(cv.label, { align: 'center' });
    pdf.text(`${cv.email}  |  ${cv.phone}`, { align: 'center' }).moveDown();
    if (columns === 2) columnsBesideEachOther(pdf, cv, style);
    else {
      datedRows(pdf, cv, style);
      lists(pdf, cv, EDGE.left, EDGE.width);
    }
    pdf.end();
  });
}
