import { crc32, deflateRawSync } from 'node:zlib';

/** A file as a page's file dialog hands it over. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const textFile = (name: string, text: string): ChosenFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

const shownText = (lines: readonly string[], left: number): string => {
  const textOperators = lines.map((line) => `(${line.replace(/[()\\]/g, String.raw`\$&`)}) Tj T*`).join(' ');
  return `BT /F1 11 Tf 14 TL ${left} 760 Td ${textOperators} ET`;
};

/** A PDF with so many pages, each with these lines; `trailer` adds to its last dictionary. */
export const pdfFile = (name: string, lines: readonly string[], pages = 1, trailer = ''): ChosenFile =>
  pdfOf(name, shownText(lines, 60), pages, trailer);

/** A PDF of one page with two columns. */
export const twoColumnPdf = (name: string, left: readonly string[], right: readonly string[]): ChosenFile =>
  pdfOf(name, `${shownText(left, 50)} ${shownText(right, 330)}`);

function pdfOf(name: string, stream: string, pages = 1, trailer = ''): ChosenFile {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${Array.from({ length: pages }, (_, index) => `${5 + index} 0 R`).join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ...Array.from(
      { length: pages },
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 4 0 R >>',
    ),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(file, 'latin1') };
}

const numbers = (...pairs: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    pairs.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

/** A ZIP archive of these entries (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
function zip(entries: Readonly<Record<string, Buffer>>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let position = 0;
  for (const [name, content] of Object.entries(entries)) {
    const packed = deflateRawSync(content);
    const about = [
      [2, 20],
      [2, 0],
      [2, 8],
      [4, 0],
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const local = Buffer.concat([numbers([4, 0x04034b50], ...about), Buffer.from(name), packed]);
    central.push(
      numbers([4, 0x02014b50], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, position]),
      Buffer.from(name),
    );
    locals.push(local);
    position += local.length;
  }
  const directory = Buffer.concat(central);
  const count = locals.length;
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, position],
    [2, 0],
  );
  return Buffer.concat([...locals, directory, end]);
}

const paragraphs = (lines: readonly string[]): string =>
  lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');

/** A Word document with these paragraphs, and whatever else is put into its archive. */
export function docxFile(
  name: string,
  lines: readonly string[],
  more: Readonly<Record<string, Buffer>> = {},
): ChosenFile {
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const kinds = 'http://schemas.openxmlformats.org';
  const parts = {
    '[Content_Types].xml': `${head}<Types xmlns="${kinds}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${DOCX}.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${kinds}/package/2006/relationships"><Relationship Id="r1" Type="${kinds}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="${kinds}/wordprocessingml/2006/main"><w:body>${paragraphs(lines)}</w:body></w:document>`,
  };
  const written = Object.entries(parts).map(([path, text]): [string, Buffer] => [path, Buffer.from(text)]);
  return { name, mimeType: DOCX, buffer: zip({ ...Object.fromEntries(written), ...more }) };
}
