import { Document, Packer, Paragraph, TextRun } from 'docx';
import { PDFDocument, rgb, StandardFonts, type PDFPage, type PDFPageDrawTextOptions } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { evidenceIn } from '../match/match.ts';
import { reviewCv } from '../review/review.ts';
import type { CvDocument } from './cv-document.ts';
import { readCvFile } from './read-cv-file.ts';

const LINES = [
  'Ada Stein',
  'ada@people.example',
  'EXPERIENCE',
  'Waiter, Cafe Sonne | Jul 2024 - Aug 2024',
  'SKILLS',
  'Teamwork, Excel',
];
const white = rgb(1, 1, 1);

async function pdfWith(draw: (page: PDFPage) => void): Promise<CvDocument> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  page.setFont(await document.embedFont(StandardFonts.Helvetica));
  for (const [index, line] of LINES.entries()) page.drawText(line, { x: 50, y: 780 - index * 20, size: 11 });
  draw(page);
  return readCvFile(await document.save());
}

const labelsIn = ({ skills }: CvDocument): string[] => skills.map(({ label }) => label);
const hiddenIn = (document: CvDocument) =>
  reviewCv(document, '2026-11').findings.filter(({ rule }) => rule === 'hidden_text');
const drawn = (text: string, options: PDFPageDrawTextOptions) => (page: PDFPage) =>
  page.drawText(text, { x: 50, y: 660, size: 11, ...options });

describe('text that nobody can see', () => {
  it.each([
    ['white on white', drawn('Kubernetes, Java', { color: white })],
    ['smaller than a reader can tell', drawn('Kubernetes, Java', { size: 1 })],
    ['outside of the page', drawn('Kubernetes, Java', { x: 900 })],
    ['without any ink', drawn('Kubernetes, Java', { opacity: 0.01 })],
    [
      'in the colour of the bar that it stands on',
      (page: PDFPage) => {
        page.drawRectangle({ x: 40, y: 600, width: 300, height: 90, color: rgb(0, 0, 0.3) });
        drawn('Kubernetes, Java', { color: rgb(0, 0, 0.32) })(page);
      },
    ],
  ])('is no evidence when it is %s, and the review says so', async (_, draw) => {
    const document = await pdfWith(draw);
    expect(labelsIn(document)).not.toContain('Kubernetes');
    expect(document.lines.map(({ text }) => text)).toEqual(LINES);
    const [finding] = hiddenIn(document);
    expect(finding).toMatchObject({ page: 1, quote: 'Kubernetes, Java', severity: 'high' });
    expect(finding?.box?.width).toBeGreaterThan(0);
    expect(evidenceIn(document).hiddenTextPages).toEqual([1]);
  });

  it('is taken out of a line of which the rest can be seen', async () => {
    const document = await pdfWith((page) => {
      page.drawText('Python', { x: 50, y: 660, size: 11 });
      page.drawText(', Kubernetes', { x: 84, y: 660, size: 11, color: white });
    });
    expect(labelsIn(document)).toContain('Python');
    expect(labelsIn(document)).not.toContain('Kubernetes');
  });

  it('is none on a dark bar, in light grey, or small but readable', async () => {
    const document = await pdfWith((page) => {
      page.drawRectangle({ x: 40, y: 600, width: 300, height: 90, color: rgb(0, 0, 0.3) });
      drawn('Python', { color: white })(page);
      drawn('Java', { y: 560, color: rgb(0.75, 0.75, 0.75) })(page);
      drawn('Kubernetes', { y: 540, size: 6 })(page);
    });
    expect(labelsIn(document)).toEqual(expect.arrayContaining(['Python', 'Java', 'Kubernetes']));
    expect(hiddenIn(document)).toEqual([]);
  });

  it('is no evidence in a DOCX either', async () => {
    const runs = [{ color: 'FFFFFF' }, { vanish: true }, { size: 2 }];
    const children = [
      ...LINES.map((text) => new Paragraph(text)),
      ...runs.map((style, index) => new Paragraph({ children: [new TextRun({ text: ['Kubernetes', 'Java', 'Python'][index], ...style })] })), // prettier-ignore
    ];
    const document = await readCvFile(await Packer.toBuffer(new Document({ sections: [{ children }] })));
    expect(labelsIn(document)).not.toEqual(expect.arrayContaining(['Kubernetes']));
    expect(document.lines.map(({ text }) => text)).toEqual(LINES);
    expect(hiddenIn(document)).toHaveLength(1);
  });
});
