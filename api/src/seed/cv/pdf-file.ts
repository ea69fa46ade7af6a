/** A line of text on an A4 page: its place in points from the left and the bottom, and its size. */
export interface PdfText {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly text: string;
}

/** What Windows-1252 has beside Latin-1, as far as CVs use it. */
const windows1252: Readonly<Record<string, number>> = { '€': 0x80, '•': 0x95, '–': 0x96, '’': 0x92, '…': 0x85 };

/** Returns a PDF string in hexadecimal digits. @throws Error for a letter that the standard fonts do not have */
function encoded(text: string): string {
  const codes = [...text.normalize('NFC')].map((letter) => {
    const code = windows1252[letter] ?? letter.codePointAt(0) ?? 0;
    if (code > 0xff) throw new Error(`A demo CV cannot write "${letter}".`);
    return code.toString(16).padStart(2, '0');
  });
  return `<${codes.join('')}>`;
}

const pageContent = (texts: readonly PdfText[]): string =>
  texts
    .map(({ x, y, size, bold, text }) => `BT /${bold ? 'B' : 'R'} ${size} Tf ${x} ${y} Td ${encoded(text)} Tj ET`)
    .join('\n');

/** Returns a PDF 1.4 of one A4 page in one of the standard fonts that every reader has (ISO 32000-1, 9.6.2.2). */
export function pdfFile(texts: readonly PdfText[], family: 'Helvetica' | 'Times'): Buffer {
  const content = pageContent(texts);
  const regular = family === 'Times' ? 'Times-Roman' : 'Helvetica';
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</R 5 0 R/B 6 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    font(regular),
    font(`${family}-Bold`),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
