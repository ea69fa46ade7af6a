import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { DocumentInspector } from './inspector.service.ts';

const MB = 1024 * 1024;
/**
 * Megabytes by which the server may be larger while a file is read: what carries its bytes, not what they unpack to.
 */
const MAX_MEGABYTES = 100;
const documentInspector = new DocumentInspector();
const sentence = 'Experience with laboratory work, statistics and writing reports in two languages.';
const line = Buffer.from(`BT /F1 12 Tf 72 700 Td (${sentence}) Tj ET\n`);

/** The body of an object: what is in its dictionary, and the data of its stream. */
type Body = readonly [dictionary: string, data?: Uint8Array];

const written = ([dictionary, data]: Body, number: number): Buffer => {
  const length = data ? ` /Length ${data.length}` : '';
  const head = Buffer.from(`${number} 0 obj\n<< ${dictionary}${length} >>\n`, 'latin1');
  const stream = data ? [Buffer.from('stream\n'), Buffer.from(data), Buffer.from('\nendstream\n')] : [];
  return Buffer.concat([head, ...stream, Buffer.from('endobj\n')]);
};

/** Objects one after the other, and where each begins. */
function laidOut(bodies: readonly Body[], first = 1): { bytes: Buffer; offsets: number[] } {
  let bytes = Buffer.from('%PDF-1.5\n');
  const offsets = bodies.map((body, index) => {
    const offset = bytes.length;
    bytes = Buffer.concat([bytes, written(body, first + index)]);
    return offset;
  });
  return { bytes, offsets };
}

/** A PDF of these objects, the first of which is its catalogue. */
function file(bodies: readonly Body[]): Buffer {
  const { bytes, offsets } = laidOut(bodies);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = bodies.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>`;
  return Buffer.concat([bytes, Buffer.from(`${table}\nstartxref\n${bytes.length}\n%%EOF`)]);
}

/** The same with the catalogue in a compressed object, where no search for words finds it. */
function packed([[catalogue], ...bodies]: readonly [Body, ...Body[]]): Buffer {
  const flate = '/Filter /FlateDecode';
  const inside = deflateSync(`1 0 << ${catalogue} >>`);
  const { bytes, offsets } = laidOut([...bodies, [`/Type /ObjStm /N 1 /First 4 ${flate}`, inside]], 2);
  const [holder, self] = [bodies.length + 2, bodies.length + 3];
  const row = (kind: number, where: number) => [kind, where >> 8, where & 255, 0];
  const rows = [row(0, 0), row(2, holder), ...[...offsets, bytes.length].map((offset) => row(1, offset))];
  const data = deflateSync(Buffer.from(rows.flat()));
  const index = written([`/Type /XRef /Size ${self + 1} /W [1 2 1] /Root 1 0 R ${flate}`, data], self);
  return Buffer.concat([bytes, index, Buffer.from(`startxref\n${bytes.length}\n%%EOF`)]);
}

/** The objects of one page with this content. */
const onePage = (content: Uint8Array, { filter = '', catalogue = '', page = '' } = {}): [Body, ...Body[]] => [
  [`/Type /Catalog /Pages 2 0 R ${catalogue}`],
  ['/Type /Pages /Kids [4 0 R] /Count 1'],
  ['/Type /Font /Subtype /Type1 /BaseFont /Helvetica'],
  [`/Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R ${page}`],
  [filter, content],
];
const pdf = (...page: Parameters<typeof onePage>): Buffer => file(onePage(...page));

const part = (text: string): string =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** A DOCX whose text declares to be of 2,000 bytes, whatever it is. */
function liar(text: string): Buffer {
  const body = strToU8(part(text));
  const names = { '[Content_Types].xml': strToU8(types), '_rels/.rels': strToU8(relations) };
  const zip = Buffer.from(zipSync({ ...names, 'word/document.xml': body }, { level: 9 }));
  const [real, declaredSize] = [Buffer.alloc(4), Buffer.alloc(4)];
  real.writeUInt32LE(body.length);
  declaredSize.writeUInt32LE(2_000);
  for (let index = zip.indexOf(real); index >= 0; index = zip.indexOf(real, index + 4)) declaredSize.copy(zip, index);
  return zip;
}

const outcome = (bytes: Uint8Array): Promise<string> =>
  documentInspector.inspect(bytes).then(
    () => 'accepted',
    (error: unknown) => String(Reflect.get(Object(error), 'code')),
  );

/** The outcome, and by how many MB this process was larger meanwhile. */
async function costOf(bytes: Uint8Array): Promise<{ code: string; megabytes: number }> {
  const before = process.memoryUsage().rss;
  let most = before;
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const code = await outcome(bytes);
  clearInterval(look);
  return { code, megabytes: (most - before) / MB };
}

describe('a malicious file', () => {
  it('is read while it matches its declared size', async () => {
    expect(await outcome(pdf(line))).toBe('accepted');
    expect(await outcome(pdf(deflateSync(line), { filter: '/Filter /FlateDecode' }))).toBe('accepted');
  });

  it('is unpacked no further than its declared size when it is a DOCX', async () => {
    const bomb = liar(`${sentence}${' '.repeat(300 * MB)}`);
    expect(bomb.length).toBeLessThan(MB);
    const { code, megabytes } = await costOf(bomb);
    expect(code).toBe('FILE_CORRUPT');
    expect(megabytes).toBeLessThan(MAX_MEGABYTES);
  });

  it('is stopped while unpacking when it is a PDF of 3 KB that expands to a gigabyte', async () => {
    const blank = deflateSync(Buffer.concat([line, Buffer.alloc(1_000 * MB, ' ')]), { level: 1 });
    const bomb = pdf(deflateSync(blank), { filter: '/Filter [/FlateDecode /FlateDecode]' });
    expect(bomb.length).toBeLessThan(MB);
    const { code, megabytes } = await costOf(bomb);
    expect(code).toBe('FILE_REJECTED');
    expect(megabytes).toBeLessThan(MAX_MEGABYTES);
  }, 60_000);

  it('ends only the process that reads it when it exceeds the memory', async () => {
    const bomb = pdf(deflateSync(Buffer.from(line.toString().repeat(1_000_000))), { filter: '/Filter /FlateDecode' });
    const { code, megabytes } = await costOf(bomb);
    expect(code).toBe('FILE_REJECTED');
    expect(megabytes).toBeLessThan(MAX_MEGABYTES);
    expect(await outcome(pdf(line))).toBe('accepted');
  }, 60_000);

  const scripts: [string, Parameters<typeof onePage>[1]][] = [
    ['in another spelling', { catalogue: '/OpenAction << /S /J#61vaScript /J#53 (app.alert) >>' }],
    ['on opening a page', { page: '/AA << /O << /S /J#61vaScript /#4aS (app.alert) >> >>' }],
    [
      'as an embedded file',
      { catalogue: '/Names << /Embedded#46iles << /Names [] >> >> /AF [<< /Type /Embedded#46ile >>]' },
    ],
    ['as a launched program', { page: '/AA << /O << /S /L#61unch /F (cmd.exe) >> >>' }],
  ];
  it.each(scripts)('a script %s is refused', async (_, how) => {
    expect(await outcome(pdf(line, how))).toBe('FILE_REJECTED');
  });

  it('is refused when a compressed object contains a script', async () => {
    expect(await outcome(packed(onePage(line)))).toBe('accepted');
    const script = packed(onePage(line, { catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }));
    expect(script.includes('/JavaScript')).toBe(false);
    expect(await outcome(script)).toBe('FILE_REJECTED');
  });

  it('the data of a stream may contain the letters of a script by chance', async () => {
    const chance = Buffer.concat([line, Buffer.from('% /JS (by chance) /Launch\n')]);
    expect(await outcome(pdf(chance))).toBe('accepted');
  });

  it('is given up as taking too long when its time is over, and the next one is read', async () => {
    class HastyInspector extends DocumentInspector {
      override timeLimit = 0;
    }
    const hasty = new HastyInspector();
    await expect(hasty.inspect(pdf(line))).rejects.toMatchObject({ code: 'ANALYSIS_TIMEOUT' });
    hasty.timeLimit = 60;
    expect(await hasty.inspect(pdf(line))).toMatchObject({ pages: 1 });
  });
});
