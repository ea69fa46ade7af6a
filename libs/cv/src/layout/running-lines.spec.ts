import { Document, Footer, Header, Packer, Paragraph } from 'docx';
import { describe, expect, it } from 'vitest';
import { readCvFile } from '../reading/read-cv-file.ts';
import { linesOfPages } from './page-lines.ts';
import { isRunningLine } from './running-lines.ts';
import { readLines, textFacts } from '../reading/read-lines.ts';

const HEAD = [
  { text: 'Curriculum vitae', size: 12 },
  { text: 'Ada Kern', size: 22 },
  { text: 'ada@people.example   +43 660 1234567', size: 10 },
];

describe('a line in a margin', () => {
  it.each([
    'Ada Kern',
    'Ada Kern 2',
    'Ada Kern – page 2 of 3',
    'Kern, Ada   Lebenslauf   Seite 2/3',
    '2 | Ada Kern',
    'CV of Ada Kern',
    'Ada Kern · ada@people.example · 2',
    'Page 2 of 2',
    'Curriculum vitae 2',
  ])('says nothing new: "%s"', (text) => {
    expect(isRunningLine(text, HEAD)).toBe(true);
  });

  it.each([
    'Barista, Café Sonne',
    'Ada Kern Prize for biology 2',
    '• Ada Kern',
    'Kern',
    '2022 – 2024',
    'ada@people.example',
    'Mentor of Ada Kern',
  ])('is part of the text: "%s"', (text) => {
    expect(isRunningLine(text, HEAD)).toBe(false);
  });
});

const HEIGHT = 842;
const pageOf = (page: number, rows: readonly (readonly [y: number, text: string, size?: number])[]) => ({
  width: 595,
  height: HEIGHT,
  unmapped: 0,
  items: rows.map(([y, text, size = 10]) => ({
    text,
    page,
    box: { x: 40, y, width: text.length * size * 0.5, height: size },
  })),
});
const resumeOf = (pages: readonly ReturnType<typeof pageOf>[]) => readLines(linesOfPages(pages), textFacts(''));

describe('what stands on every page', () => {
  const pages = (first: string, second: string) => [
    pageOf(1, [
      [60, 'Ada Kern', 22],
      [90, 'Graz'],
      [120, 'Experience'],
      [140, 'Barista, Café Sonne | 03/2024 – 08/2025'],
      [155, '• Served 80 guests a day'],
      [815, first],
    ]),
    pageOf(2, [
      [30, second],
      [80, '• Trained 4 new colleagues'],
      [815, first.replace('1', '2')],
    ]),
  ];

  it.each([
    ['Ada Kern | 1', 'Ada Kern'],
    ['Page 1 of 2', 'Ada Kern – curriculum vitae'],
    ['Seite 1 von 2', 'Ada Kern   Seite 2'],
  ])('is read once: "%s", "%s"', (first, second) => {
    const { resume, work, lines } = resumeOf(pages(first, second));
    expect(resume.basics.name).toBe('Ada Kern');
    expect(work[0]?.highlights).toEqual(['Served 80 guests a day', 'Trained 4 new colleagues']);
    expect(lines.filter(({ text }) => text.includes('Ada'))).toHaveLength(1);
  });

  it('keeps the contacts of a footer, as part of no entry', () => {
    const { resume, work } = resumeOf(pages('ada@people.example   +43 660 1234567', 'Ada Kern'));
    expect([resume.basics.email, resume.basics.phone]).toEqual(['ada@people.example', '+43 660 1234567']);
    expect(work[0]?.highlights).toEqual(['Served 80 guests a day', 'Trained 4 new colleagues']);
  });

  it('is left out of a DOCX where its text has the name, and keeps the name of a header that alone has it', async () => {
    const read = async (body: readonly string[]) => {
      const section = {
        headers: { default: new Header({ children: [new Paragraph('Ada Kern')] }) },
        footers: { default: new Footer({ children: [new Paragraph('Ada Kern – page 1 of 2')] }) },
        children: body.map((text) => new Paragraph(text)),
      };
      return readCvFile(new Uint8Array(await Packer.toBuffer(new Document({ sections: [section] }))));
    };
    const rest = ['ada@people.example', 'Experience', 'Barista, Café Sonne | 03/2024 – 08/2025', '• Served 80 guests'];
    const whole = await read(['Ada Kern', ...rest]);
    expect(whole.lines.map(({ text }) => text).filter((text) => text.includes('Ada'))).toEqual(['Ada Kern']);
    const alone = await read(rest);
    expect([whole, alone].map(({ resume }) => resume.basics.name)).toEqual(['Ada Kern', 'Ada Kern']);
    expect(alone.work[0]?.highlights).toEqual(['Served 80 guests']);
  });
});
