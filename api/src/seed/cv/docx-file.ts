import { crc32 } from 'node:zlib';

/** A paragraph of a document; a table is rows of two cells. */
export type DocxBlock =
  | { readonly style: 'title' | 'heading' | 'text' | 'bullet'; readonly text: string }
  | { readonly style: 'table'; readonly rows: readonly (readonly [string, string])[] };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${text
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`)
    .join('<w:tab/>')}</w:r>`;
const paragraph = (text: string, properties = '', letters = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${run(text, letters)}</w:p>`;
const cell = (text: string): string =>
  `<w:tc><w:tcPr><w:tcW w:w="4500" w:type="dxa"/></w:tcPr>${paragraph(text)}</w:tc>`;

function blockXml(block: DocxBlock): string {
  switch (block.style) {
    case 'title':
      return paragraph(block.text, '', '<w:b/><w:sz w:val="36"/>');
    case 'heading':
      return paragraph(
        block.text,
        '<w:pStyle w:val="Heading1"/><w:spacing w:before="240"/>',
        '<w:b/><w:sz w:val="26"/>',
      );
    case 'bullet':
      return paragraph(`• ${block.text}`, '<w:ind w:left="360"/>');
    case 'text':
      return paragraph(block.text);
    case 'table':
      return `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="4500"/><w:gridCol w:w="4500"/></w:tblGrid>${block.rows
        .map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`)
        .join('')}</w:tbl>`;
  }
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const types = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${office}"/></Types>`;
const relations = `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

interface ZipPart {
  readonly name: Buffer;
  readonly bytes: Buffer;
}

/**
 * Returns the fields that the local header and the directory have in common: stored, on the first day that a zip file
 * knows.
 */
function commonFields({ name, bytes }: ZipPart): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x0800, 2);
  fields.writeUInt16LE(0x21, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

/** Returns a zip file whose entries are stored as they are (PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
function zipFile(parts: readonly ZipPart[]): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const fields = commonFields(part);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, part.name, part.bytes]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const version = Buffer.from('PK\x01\x02\x14\x00', 'latin1');
    directory.push(Buffer.concat([version, fields, place, part.name]));
    entries.push(entry);
    offset += entry.length;
  }
  const centralDirectory = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(centralDirectory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...entries, centralDirectory, end]);
}

/** Returns a Word document (ECMA-376) of these blocks, without fonts, macros or links. */
export function docxFile(blocks: readonly DocxBlock[]): Buffer {
  const body = blocks.map(blockXml).join('');
  const document = `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}<w:sectPr/></w:body></w:document>`;
  const part = (name: string, text: string): ZipPart => ({ name: Buffer.from(name), bytes: Buffer.from(text) });
  return zipFile([
    part('[Content_Types].xml', types),
    part('_rels/.rels', relations),
    part('word/document.xml', document),
  ]);
}
