import { Document, Header, Packer, Paragraph } from 'docx';
import { describe, expect, it } from 'vitest';
import { linesOfPages } from '../layout/page-lines.ts';
import { isContactInMargin } from './contact-margin.ts';
import { readCvFile } from './read-cv-file.ts';

const HEIGHT = 842;
const linesAt = (...texts: readonly (readonly [y: number, text: string])[]) =>
  linesOfPages([
    {
      width: 595,
      height: HEIGHT,
      unmapped: 0,
      items: texts.map(([y, text]) => ({ text, page: 1, box: { x: 40, y, width: text.length * 5, height: 10 } })),
    },
  ]);
const CONTACT = 'ada@stein.example | +43 660 1234567';

describe('contact details in the margin of a page', () => {
  it('are those of a header or footer, which stands apart from the text', () => {
    expect(isContactInMargin(linesAt([15, CONTACT], [70, 'Ada Stein'], [90, 'Education']), HEIGHT)).toBe(true);
    expect(isContactInMargin(linesAt([70, 'Ada Stein'], [90, 'Education'], [820, CONTACT]), HEIGHT)).toBe(true);
  });

  it('are not the first line of a page with narrow margins', () => {
    expect(isContactInMargin(linesAt([20, CONTACT], [36, 'Ada Stein'], [60, 'Education']), HEIGHT)).toBe(false);
    expect(isContactInMargin(linesAt([12, 'Ada Stein'], [26, CONTACT], [46, 'Education']), HEIGHT)).toBe(false);
  });

  it('are not those that the text has, too', () => {
    const lines = linesAt([15, CONTACT], [70, 'Ada Stein'], [90, 'ada@stein.example'], [120, 'Education']);
    expect(isContactInMargin(lines, HEIGHT)).toBe(false);
  });

  it.each([
    [['Ada Stein', 'Education'], true],
    [['Ada Stein', CONTACT, 'Education'], false],
  ])('of a DOCX with the text %j are found: %s', async (body, expected) => {
    const header = new Header({ children: [new Paragraph(CONTACT)] });
    const children = body.map((text) => new Paragraph(text));
    const bytes = await Packer.toBuffer(new Document({ sections: [{ headers: { default: header }, children }] }));
    expect((await readCvFile(new Uint8Array(bytes))).file.contactInMargin).toBe(expected);
  });
});
