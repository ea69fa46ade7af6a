import { documentLimits, mediaTypes, Refusal, type MediaType } from '@prentice/contract/uploads';
import { unzipSync, zipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { sniff } from './content.sniffer.ts';
import { activePdf, isActive, namesOf } from './active.pdf.ts';

/** What a check found out about a file that passed. */
export interface Inspected {
  readonly mediaType: MediaType;
  readonly pages: number | null;
}

/** What a file is for: a text is read by programs and must be short; a proof is looked at by people and may be a scan. */
export type FileUse = 'text' | 'proof';
const wanted: Readonly<Record<FileUse, string>> = { text: 'PDF, DOCX or TXT', proof: 'PDF, PNG, JPEG or WebP' };

/** Fewer characters than this in a whole document are a scan, not a text. */
const LEAST_TEXT = 30;
const MOST_ENTRIES = 2_000;

/**
 * The text of a document that passed its check, line by line.
 * @throws Refusal FILE_TYPE for pictures
 */
export async function textOf(bytes: Uint8Array): Promise<string> {
  switch (sniff(bytes)) {
    case mediaTypes.pdf: {
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
      return text.join('\n');
    }
    case 'zip':
      return docxText(bytes);
    case mediaTypes.txt:
      return new TextDecoder().decode(bytes);
    default:
      throw new Refusal('FILE_TYPE', { types: 'PDF, DOCX or TXT' });
  }
}

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

async function checkPdf(bytes: Uint8Array, use: FileUse): Promise<Inspected> {
  const raw = namesOf(latin(bytes));
  if (/\/Encrypt\b/.test(raw)) throw new Refusal('FILE_ENCRYPTED');
  if (activePdf.test(raw)) throw new Refusal('FILE_REJECTED');
  const document = await getDocumentProxy(new Uint8Array(bytes)).catch((error: unknown) => {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    throw new Refusal(encrypted ? 'FILE_ENCRYPTED' : 'FILE_CORRUPT');
  });
  if (use === 'text' && document.numPages > documentLimits.cvPages) throw new Refusal('FILE_TOO_LONG');
  if (await isActive(document)) throw new Refusal('FILE_REJECTED');
  if (use === 'proof') return { mediaType: mediaTypes.pdf, pages: document.numPages };
  const { text } = await extractText(document, { mergePages: true }).catch(() => {
    throw new Refusal('FILE_CORRUPT');
  });
  if (text.replace(/\s/g, '').length < LEAST_TEXT) throw new Refusal('FILE_NO_TEXT');
  return { mediaType: mediaTypes.pdf, pages: document.numPages };
}

/** Looks at the sizes that the archive declares before anything is unpacked. @returns the names in it */
function assertHarmlessZip(bytes: Uint8Array): Set<string> {
  const names = new Set<string>();
  let total = 0;
  try {
    unzipSync(bytes, {
      filter: (file) => {
        names.add(file.name);
        total += file.originalSize;
        return false;
      },
    });
  } catch {
    throw new Refusal('FILE_CORRUPT');
  }
  const bomb = total > documentLimits.unpackedBytes || total > bytes.length * documentLimits.unpackedRatio;
  if (bomb || names.size > MOST_ENTRIES) throw new Refusal('FILE_REJECTED');
  return names;
}

/**
 * The words of an archive in a new one that holds just as many bytes as the old one declared: what unpacks to more is cut off
 * there, so that no reader after this one can be made to unpack without end. Pictures and the like are left out.
 */
function repacked(bytes: Uint8Array): Buffer {
  try {
    const words = unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/i.test(name) });
    return Buffer.from(zipSync(words, { level: 0 }));
  } catch {
    throw new Refusal('FILE_CORRUPT');
  }
}

/** The words of a DOCX. Its reader is loaded only for one: a process reads a single file. */
async function docxText(bytes: Uint8Array): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  return (await mammoth.extractRawText({ buffer: repacked(bytes) })).value;
}

async function checkDocx(bytes: Uint8Array): Promise<Inspected> {
  const names = assertHarmlessZip(bytes);
  if (!names.has('word/document.xml')) throw new Refusal('FILE_TYPE', { types: 'PDF, DOCX or TXT' });
  if ([...names].some((name) => /vbaProject|\.(exe|dll|js|bin)$/i.test(name))) throw new Refusal('FILE_REJECTED');
  const text = await docxText(bytes).catch(() => {
    throw new Refusal('FILE_CORRUPT');
  });
  if (text.replace(/\s/g, '').length < LEAST_TEXT) throw new Refusal('FILE_NO_TEXT');
  return { mediaType: mediaTypes.docx, pages: null };
}

function checkText(bytes: Uint8Array, use: FileUse): Inspected {
  if (use === 'proof') throw new Refusal('FILE_TYPE', { types: wanted.proof });
  const text = new TextDecoder().decode(bytes);
  if (text.replace(/\s/g, '').length < LEAST_TEXT) throw new Refusal('FILE_NO_TEXT');
  if (text.length > documentLimits.cvPages * 6_000) throw new Refusal('FILE_TOO_LONG');
  return { mediaType: mediaTypes.txt, pages: null };
}

/**
 * Checks a document (CV, letter, transcript) by reading it the way a recipient's program would, or a proof by opening it.
 * @throws Refusal FILE_TYPE, FILE_ENCRYPTED, FILE_CORRUPT, FILE_NO_TEXT, FILE_TOO_LONG or FILE_REJECTED
 */
export async function checkContent(bytes: Uint8Array, use: FileUse = 'text'): Promise<Inspected> {
  const kind = sniff(bytes);
  switch (kind) {
    case mediaTypes.pdf:
      return checkPdf(bytes, use);
    case 'zip':
      if (use === 'proof') throw new Refusal('FILE_TYPE', { types: wanted.proof });
      return checkDocx(bytes);
    case 'compound':
      throw new Refusal(latin(bytes).includes('E\0n\0c\0r\0y\0p\0t\0e\0d\0P') ? 'FILE_ENCRYPTED' : 'FILE_TYPE', {
        types: wanted[use],
      });
    case mediaTypes.txt:
      return checkText(bytes, use);
    case null:
      throw new Refusal('FILE_TYPE', { types: wanted[use] });
    default:
      return { mediaType: kind, pages: null };
  }
}
