import { describe, expect, it } from 'vitest';
import { DocumentInspector } from './inspector.service.ts';

const inspector = new DocumentInspector();
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const visibleContent = 'BT /F1 12 Tf 72 700 Td (Experience with laboratory work and writing reports) Tj ET';
const streamOf = (data: string, entries = ''): string =>
  `<< /Length ${data.length} ${entries} >>\nstream\n${data}\nendstream`;

/** A PDF of these objects, the first of which is its catalogue. */
function pdfOf(objects: readonly string[]): Uint8Array {
  const parts = ['%PDF-1.4\n'];
  let length = 9;
  const rows = objects.map((body, index) => {
    const text = `${index + 1} 0 obj\n${body}\nendobj\n`;
    const row = `${String(length).padStart(10, '0')} 00000 n \n`;
    parts.push(text);
    length += text.length;
    return row;
  });
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`;
  return Buffer.from(parts.join('') + end, 'latin1');
}

interface Parts {
  catalogue?: string;
  pages?: string;
  page?: string;
  resources?: string;
  font?: string;
  content?: string;
  more?: readonly string[];
}

/** A PDF of one page, of which a part is another than usual. Further objects are numbered from 6. */
const onePage = ({
  catalogue = '',
  pages,
  page = '',
  resources = '',
  font = FONT,
  content = visibleContent,
  more = [],
}: Parts) =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    pages ?? '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> ${resources} >> /Contents 5 0 R ${page} >>`,
    font,
    streamOf(content),
    ...more,
  ]);

const PAGES = 100_000;
const manyPages = (): Uint8Array =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(PAGES)}] /Count ${PAGES} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    FONT,
    streamOf(visibleContent),
  ]);

const embedded = '<< /Type /Font /Subtype /TrueType /BaseFont /Big /FontDescriptor 6 0 R >>';
const descriptor = '<< /Type /FontDescriptor /FontName /Big /Flags 32 /FontFile2 7 0 R >>';

const outcome = (bytes: Uint8Array): Promise<string> =>
  inspector.inspect(bytes, 'text').then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );

describe('a hostile PDF', () => {
  it.each<[string, () => Uint8Array, readonly string[]]>([
    ['has 100,000 pages', manyPages, ['FILE_TOO_LONG', 'FILE_REJECTED']],
    ['has pages that contain themselves', () => onePage({ pages: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' }), ['FILE_CORRUPT', 'FILE_NO_TEXT', 'FILE_REJECTED']],
    ['has a form of XFA', () => onePage({ catalogue: '/AcroForm << /XFA 6 0 R >>', more: [streamOf('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>')] }), ['FILE_REJECTED']],
    ['runs JavaScript', () => onePage({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert) >>' }), ['FILE_REJECTED']],
  ])('that %s is refused by a declared error', async (_, file, codes) => {
    expect(codes).toContain(await outcome(file()));
  }, 60_000); // prettier-ignore

  it.each<[string, () => Uint8Array]>([
    ['a page that is said to be 100,000', () => onePage({ pages: `<< /Type /Pages /Kids [3 0 R] /Count ${PAGES} >>` })],
    ['a drawing that draws itself', () => onePage({ resources: '/XObject << /X 6 0 R >>', content: `${visibleContent} /X Do`, more: [streamOf('/X Do', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>')] })],
    ['a font of 3 MB without a glyph', () => onePage({ font: embedded, more: [descriptor, streamOf('\0'.repeat(3_000_000), '/Length1 3000000')] })],
    ['a drawing outside the file', () => onePage({ content: `${visibleContent} /X Do`, resources: '/XObject << /X 6 0 R >>', more: [streamOf('', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /F (http://127.0.0.1:9/form)')] })],
  ])('with %s is read or refused in time, by a declared error', async (_, file) => {
    expect(['accepted', 'FILE_CORRUPT', 'FILE_REJECTED', 'FILE_NO_TEXT']).toContain(await outcome(file()));
  }, 60_000); // prettier-ignore
});
