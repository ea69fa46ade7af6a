import { mediaTypes, type MediaType } from '@prentice/contract/uploads';

/** What a file begins with that some program would run or render, also when it is readable as text. */
const headers: readonly RegExp[] = [
  /^#!/,
  /^MZ/,
  /^@echo\b/i,
  /^\{\\rtf/i,
  /^%!PS/i,
  /^%?FDF-/i,
  /^MIME-Version:/i,
  /^\[(?:InternetShortcut|Desktop Entry|autorun)\]/i,
  /^(?:Windows Registry Editor|REGEDIT4)/i,
  /^(?:<!|<\?|<%|<\/?[a-z][a-z0-9:-]*[\s/>])/i,
];

/**
 * What makes a browser or a server take a text for a page or a script wherever it is in it (WHATWG MIME Sniffing,
 * 7.1).
 */
const markup =
  /<!doctype\b|<\?(?:xml|php|=)|<%@|<\/?(?:html|head|body|script|svg|iframe|object|embed|applet|frameset|hta:application|x:script|xsl:stylesheet)(?=[\s/>])/i;

const leadingFiller = /^(?:[\s\u0000\u200b\u2060\ufeff]+|<!--[^]*?(?:-->|$))+/;

/** Says whether a text is markup or a script: it is no document, however it is called. */
function isActiveText(text: string): boolean {
  const start = text.replace(leadingFiller, '');
  /* A comment before it is markup already: plain text has none. */
  const commented = /^[\s\ufeff]*<!--/.test(text);
  return commented || markup.test(text) || headers.some((header) => header.test(start));
}

const starts = (bytes: Uint8Array, signature: readonly number[], offset = 0): boolean =>
  signature.every((value, index) => bytes[offset + index] === value);

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
/** Compound files: old office documents, and new ones that are encrypted. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** What a file seems to be by its content: a media type, `zip` that may be a DOCX, `compound`, or null. */
export type SniffedType = MediaType | 'zip' | 'compound' | null;

const MARGIN = 1_024;

function pdfHeader(bytes: Uint8Array): boolean {
  /* Readers accept some bytes before the header (ISO 32000-1, implementation note 13). */
  for (let offset = 0; offset < Math.min(bytes.length - PDF.length, MARGIN); offset++)
    if (starts(bytes, PDF, offset)) return true;
  return false;
}

/** Text in UTF-8, which has no NUL: UTF-16 has them between its letters. */
function readableText(bytes: Uint8Array): boolean {
  if (bytes.length === 0 || bytes.includes(0)) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/[\u0001-\u0008\u000e-\u001f]/.test(text) && !isActiveText(text);
  } catch {
    return false;
  }
}

/** Decides by content alone; names and declared types are the sender's to choose. */
export function sniffType(bytes: Uint8Array): SniffedType {
  if (pdfHeader(bytes)) return mediaTypes.pdf;
  if (starts(bytes, ZIP)) return 'zip';
  if (starts(bytes, COMPOUND)) return 'compound';
  if (starts(bytes, PNG)) return mediaTypes.png;
  if (starts(bytes, JPEG)) return mediaTypes.jpeg;
  if (starts(bytes, RIFF) && starts(bytes, WEBP, 8)) return mediaTypes.webp;
  return readableText(bytes) ? mediaTypes.txt : null;
}
