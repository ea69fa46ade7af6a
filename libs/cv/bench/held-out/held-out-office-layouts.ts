import { crc32 } from 'node:zlib';
import type { HeldOutPerson } from './held-out-people.ts';
import { headingWords, periodText } from './held-out-wording.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/* A paragraph; word processors cut runs anywhere, here after every third word. */
function paragraph(text: string, style = ''): string {
  const runs = text.split(/(?<=(?:\S+ ){3})/u);
  const body = runs.map((run) => `<w:r><w:t xml:space="preserve">${escape(run)}</w:t></w:r>`).join('');
  return `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${body.replaceAll('\t', '</w:t><w:tab/><w:t xml:space="preserve">')}</w:p>`;
}

/* An archive whose files are stored as they are. */
function stored(files: Readonly<Record<string, string>>): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, body] = [Buffer.from(path), Buffer.from(text)];
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x21, 8);
    fields.writeUInt32LE(crc32(body), 10);
    fields.writeUInt32LE(body.length, 14);
    fields.writeUInt32LE(body.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), fields, end, name);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, name, body]);
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const tail = Buffer.alloc(22);
  tail.write('PK\u0005\u0006', 'latin1');
  tail.writeUInt16LE(Object.keys(files).length, 8);
  tail.writeUInt16LE(Object.keys(files).length, 10);
  tail.writeUInt32LE(central.length, 12);
  tail.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, tail]);
}

const docx = (body: string): Uint8Array =>
  stored({
    '[Content_Types].xml':
      '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${W}><w:body>${body}<w:sectPr/></w:body></w:document>`,
  });

/**
 * A template of word processors: one table as the layout, contacts and lists in its left cell, the rest in its right
 * one.
 */
export function layoutTableDocx(
  { truth, language, interests, degreeTexts, town }: HeldOutPerson,
  seed: number,
): Uint8Array {
  const words = headingWords(language, seed);
  const left = [
    paragraph(words('contact'), 'Heading2'),
    ...[truth.phone, truth.email, town].map((line) => paragraph(line)),
    paragraph(words('skills'), 'Heading2'),
    ...truth.skills.map((skill) => paragraph(skill, 'ListBullet')),
    paragraph(words('languages'), 'Heading2'),
    ...truth.languages.map(([, name, level]) => paragraph(`${name}: ${level}`)),
    paragraph(words('interests'), 'Heading2'),
    ...interests.map((interest) => paragraph(interest)),
  ];
  const right = [
    paragraph(words('about'), 'Heading2'),
    paragraph(truth.summary),
    paragraph(words('experience'), 'Heading2'),
    ...truth.work.flatMap((job) => [
      paragraph(`${job.position} | ${job.name}`, 'Heading3'),
      paragraph(periodText(job, language, 'long')),
      ...job.points.map((point) => paragraph(point, 'ListBullet')),
    ]),
    paragraph(words('education'), 'Heading2'),
    ...truth.education.flatMap((study, index) => [
      paragraph(degreeTexts[index] ?? '', 'Heading3'),
      paragraph(study.institution),
      paragraph(periodText(study, language, 'long')),
    ]),
  ];
  const cell = (body: readonly string[]): string => `<w:tc><w:tcPr/>${body.join('')}</w:tc>`;
  const head = [paragraph(truth.name, 'Title'), paragraph(truth.label, 'Subtitle')];
  return docx(`${head.join('')}<w:tbl><w:tblPr/><w:tr>${cell(left)}${cell(right)}</w:tr></w:tbl>${paragraph('')}`);
}

/** A text as someone types it into a form: underlined headings, periods in brackets, one thing on each line. */
export function typedText(
  { truth, language, interests, award, degreeTexts, town }: HeldOutPerson,
  seed: number,
): Uint8Array {
  const words = headingWords(language, seed);
  const heading = (text: string): string[] => ['', text, '='.repeat(text.length)];
  const lines = [
    truth.name,
    town,
    `Tel. ${truth.phone}`,
    truth.email,
    ...heading(words('about')),
    truth.summary,
    ...heading(words('experience')),
    ...truth.work.flatMap((job) => [
      job.position,
      `${job.name} (${periodText(job, language, 'point', '-')})`,
      ...job.points.map((point) => ` * ${point}`),
      '',
    ]),
    ...heading(words('education')),
    ...truth.education.flatMap((study, index) => [
      `${degreeTexts[index] ?? ''} (${periodText(study, language, 'point', '-')})`,
      study.institution,
      '',
    ]),
    ...heading(words('languages')),
    ...truth.languages.map(([, name, level]) => ` * ${name}, ${level}`),
    ...heading(words('skills')),
    ...truth.skills.map((skill) => ` * ${skill}`),
    ...heading(words('awards')),
    award,
    ...heading(words('interests')),
    interests.join(', '),
  ];
  return new TextEncoder().encode(lines.join('\r\n'));
}
