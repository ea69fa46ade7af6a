import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { AppError } from '@prentice/contract';
import { checkContent, fileErrorCode } from './content-checks.ts';
import { readZip } from '@prentice/cv/files';

const sentence = 'Experience with laboratory work, statistics and writing reports in two languages.';
const outcome = (bytes: Uint8Array): Promise<string> =>
  checkContent(bytes).then(
    () => 'accepted',
    (error: unknown) => (error instanceof AppError ? error.code : fileErrorCode(error)),
  );

const utf16 = (text: string, bigEndian = false): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

describe('plain text', () => {
  const page = `<html><body><script>alert(1)</script>${sentence}</body></html>`;
  const texts: readonly [string, string | Buffer][] = [
    ['HTML', page],
    ['HTML after a mark of its byte order', `\ufeff${page}`],
    ['HTML after white space', ` \r\n\t\n${page}`],
    ['HTML after a comment', `<!-- ${sentence} --> ${page}`],
    ['HTML after text', `${sentence}\n${page}`],
    ['HTML after 100 KB of text', `${`${sentence}\n`.repeat(1_300)}${page}`],
    ['HTML in capitals', `<!DOCTYPE HTML>${sentence}`],
    ['HTML of any element', `<p onclick="alert(1)">${sentence}</p>`],
    ['HTML in UTF-16', utf16(page)],
    ['HTML in UTF-16 of the other order', utf16(page, true)],
    ['an application of HTML', `<hta:application id="x"/>${sentence}`],
    ['SVG', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><text>${sentence}</text></svg>`],
    ['SVG as XML', `<?xml version="1.0"?><svg>${sentence}</svg>`],
    ['XML', `<?xml version="1.0"?><a>${sentence}</a>`],
    ['PHP', `<?php echo "${sentence}";`],
    ['a script of a shell', `#!/bin/sh\n# ${sentence}`],
    ['a batch file', `@echo off\r\nrem ${sentence}`],
    ['a program', `MZ\u007f ${sentence}`],
    ['a shortcut', `[InternetShortcut]\r\nURL=file://x/y\r\n${sentence}`],
    ['RTF', `{\\rtf1 ${sentence}}`],
    ['PostScript', `%!PS-Adobe-3.0\n% ${sentence}`],
    ['a page with its parts as a mail', `MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n${sentence}`],
  ];
  it.each(texts)('is refused when a program would run or render it: %s', async (_, text) => {
    expect(await outcome(Buffer.from(text))).toBe('FILE_TYPE');
  });

  it.each([
    `${sentence} I <3 databases; salary < 3,000 and > 2,000.`,
    `\ufeff${sentence}`,
    `Ada Lovelace <ada@people.example>\n${sentence}`,
    `<ada@people.example>\n${sentence}`,
    `# Curriculum vitae\n\n${sentence}`,
    `${sentence} HTML, SVG, XML and <canvas>.`,
  ])('is accepted when it only resembles a script: %j', async (text) => {
    expect(await outcome(Buffer.from(text))).toBe('accepted');
  });
});

const part = (text: string): string =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const PICTURE = 'word/media/a.png';

const docx = (more: Record<string, Uint8Array> = {}, comment = ''): Buffer =>
  Buffer.from(
    zipSync(
      {
        '[Content_Types].xml': strToU8(types),
        '_rels/.rels': strToU8(relations),
        'word/document.xml': strToU8(part(sentence)),
        [PICTURE]: new Uint8Array(20_000).map((_, index) => index % 251),
        ...more,
      },
      { level: 6, comment },
    ),
  );

/** Where the directory's record and the header of the picture begin. */
function picture(zip: Buffer): { directory: number; local: number; end: number } {
  const directory = zip.lastIndexOf(PICTURE) - 46;
  return { directory, local: zip.readUInt32LE(directory + 42), end: zip.length - 22 };
}
type Lie = (zip: Buffer, offsets: ReturnType<typeof picture>) => unknown;

describe('a DOCX with a forged directory', () => {
  const lies: Readonly<Record<string, Lie>> = {
    'it declares a wrong size, as does the header': (zip, { directory, local }) =>
      zip.writeUInt32LE(10, directory + 24) && zip.writeUInt32LE(10, local + 22),
    'it declares another size than the header': (zip, { directory }) => zip.writeUInt32LE(10, directory + 24),
    'only the header declares a wrong size': (zip, { local }) => zip.writeUInt32LE(10, local + 22),
    'it declares a size that is too large': (zip, { directory, local }) =>
      zip.writeUInt32LE(30_000, directory + 24) && zip.writeUInt32LE(30_000, local + 22),
    'it declares a wrong packed size': (zip, { directory, local }) =>
      zip.writeUInt32LE(5, directory + 20) && zip.writeUInt32LE(5, local + 18),
    'it declares a wrong checksum': (zip, { directory, local }) =>
      zip.writeUInt32LE(5, directory + 16) && zip.writeUInt32LE(5, local + 14),
    'it declares another name than the header': (zip, { local }) => zip.write('X', local + 30),
    'it declares another compression than the header': (zip, { directory }) => zip.writeUInt16LE(0, directory + 10),
    'it declares a wrong position of a file': (zip, { directory }) => zip.writeUInt32LE(0, directory + 42),
    'it declares a wrong number of files': (zip, { end }) =>
      zip.writeUInt16LE(3, end + 8) && zip.writeUInt16LE(3, end + 10),
    'its own position is wrong': (zip, { end }) => zip.writeUInt32LE(zip.readUInt32LE(end + 16) + 1, end + 16),
    'it points to a ZIP64 record': (zip, { end }) => zip.writeUInt32LE(0xffffffff, end + 16),
    'it leaves a size to a ZIP64 field': (zip, { directory, local }) =>
      zip.writeUInt32LE(0xffffffff, directory + 24) && zip.writeUInt32LE(0xffffffff, local + 22),
    'it names another disk': (zip, { end }) => zip.writeUInt16LE(1, end + 4),
    'it marks a file as encrypted': (zip, { directory, local }) =>
      zip.writeUInt16LE(1, directory + 8) && zip.writeUInt16LE(1, local + 6),
  };
  it.each(Object.keys(lies))('is refused when %s', async (name) => {
    const zip = docx();
    lies[name]?.(zip, picture(zip));
    expect(await outcome(zip)).toBe(name.includes('ZIP64 field') ? 'FILE_REJECTED' : 'FILE_CORRUPT');
  });

  it('is refused when it has two files of one name', async () => {
    const zip = docx({ 'word/media/b.png': strToU8('other') });
    for (let index = zip.indexOf('word/media/b.png'); index >= 0; index = zip.indexOf('word/media/b.png', index))
      zip.write(PICTURE, index);
    expect(await outcome(zip)).toBe('FILE_CORRUPT');
  });

  it('is refused when two files share their bytes', async () => {
    const zip = docx({ 'word/media/b.png': new Uint8Array(20_000).map((_, index) => index % 251) });
    const directory = zip.lastIndexOf('word/media/b.png') - 46;
    zip.writeUInt32LE(picture(zip).local, directory + 42);
    expect(readZip(zip)).toBe(null);
  });

  it('is refused when it has data outside the archive', async () => {
    expect(await outcome(Buffer.concat([docx(), Buffer.from('more')]))).toBe('FILE_CORRUPT');
    expect(readZip(Buffer.concat([Buffer.from('more'), docx()]))).toBe(null);
  });

  it('is told apart from a DOCX whose directory is correct', async () => {
    expect(await outcome(docx())).toBe('accepted');
    expect(await outcome(docx({}, 'a comment'))).toBe('accepted');
  });
});
