import { documentLimits, mediaTypes, AppError, type MediaType } from '@prentice/contract/uploads';
import { zipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { sniffType } from './content-sniffer.ts';
import { hasExternalReferences } from './docx-references.ts';
import { readZip, unpack, type ZipEntry } from './zip-archive.ts';
import { activePdfPattern, hasActiveContent, pdfNames } from './pdf-active-content.ts';

/** Some programs leave a few bytes after the end; a second file is larger. */
const MOST_AFTER_END = 1_024;
const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const DIRECTORY_ENTRY = 0x02014b50;

/** Whether an archive stands anywhere in the bytes: the record that ends its directory, right behind that directory. */
function containsZip(file: Buffer): boolean {
  for (let at = file.indexOf(END_OF_DIRECTORY); at >= 0; at = file.indexOf(END_OF_DIRECTORY, at + 1)) {
    if (at + 22 > file.length) return false;
    const start = at - file.readUInt32LE(at + 12);
    if (start >= 0 && start + 4 <= at && file.readUInt32LE(start) === DIRECTORY_ENTRY) return true;
  }
  return false;
}

/**
 * Whether a PDF is another file as well: other programs would read what stands before its header, behind its end, or an
 * archive within it.
 */
function isPolyglot(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const before = file.subarray(0, Math.max(0, file.indexOf('%PDF-'))).toString('latin1');
  if (/[^\s\u00ef\u00bb\u00bf]/.test(before)) return true;
  const end = file.lastIndexOf('%%EOF');
  const after = end < 0 ? '' : file.subarray(end + 5).toString('latin1');
  return after.replace(/[\s\0]+/g, '').length > MOST_AFTER_END || containsZip(file);
}

/** What a check found out about a file that passed. */
export interface InspectionResult {
  readonly mediaType: MediaType;
  readonly pages: number | null;
}

/** What a file is for: a text is read by programs and must be short; a proof is looked at by people and may be a scan. */
export type FileUse = 'text' | 'proof';
const acceptedTypesText: Readonly<Record<FileUse, string>> = {
  text: 'PDF, DOCX or TXT',
  proof: 'PDF, PNG, JPEG or WebP',
};

/** Fewer characters than this in a whole document are a scan, not a text. */
const LEAST_TEXT = 30;
const MOST_ENTRIES = 2_000;

/**
 * The text of a document that passed its check, line by line.
 * @throws AppError FILE_TYPE for pictures
 */
export async function documentText(bytes: Uint8Array): Promise<string> {
  switch (sniffType(bytes)) {
    case mediaTypes.pdf: {
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
      return text.join('\n');
    }
    case 'zip':
      return extractDocxText(bytes);
    case mediaTypes.txt:
      return new TextDecoder().decode(bytes);
    default:
      throw new AppError('FILE_TYPE', { types: 'PDF, DOCX or TXT' });
  }
}

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

async function checkPdf(bytes: Uint8Array, use: FileUse): Promise<InspectionResult> {
  const raw = pdfNames(latin(bytes));
  if (/\/Encrypt\b/.test(raw)) throw new AppError('FILE_ENCRYPTED');
  if (activePdfPattern.test(raw) || isPolyglot(bytes)) throw new AppError('FILE_REJECTED');
  const document = await getDocumentProxy(new Uint8Array(bytes)).catch((error: unknown) => {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    throw new AppError(encrypted ? 'FILE_ENCRYPTED' : 'FILE_CORRUPT');
  });
  if (use === 'text' && document.numPages > documentLimits.cvPages) throw new AppError('FILE_TOO_LONG');
  if (await hasActiveContent(document)) throw new AppError('FILE_REJECTED');
  if (use === 'proof') return { mediaType: mediaTypes.pdf, pages: document.numPages };
  const { text } = await extractText(document, { mergePages: true }).catch(() => {
    throw new AppError('FILE_CORRUPT');
  });
  if (text.replace(/\s/g, '').length < LEAST_TEXT) throw new AppError('FILE_NO_TEXT');
  return { mediaType: mediaTypes.pdf, pages: document.numPages };
}

/**
 * Looks at the directory of an archive before anything is unpacked, then unpacks each file of it to its declared size: an
 * archive whose headers contradict its directory is refused, also where no reader of ours would look.
 */
function readCheckedZip(bytes: Uint8Array): readonly ZipEntry[] {
  const entries = readZip(bytes);
  if (!entries) throw new AppError('FILE_CORRUPT');
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const bomb = total > documentLimits.unpackedBytes || total > bytes.length * documentLimits.unpackedRatio;
  if (bomb || entries.length > MOST_ENTRIES) throw new AppError('FILE_REJECTED');
  if (entries.some((entry) => unpack(entry) === null)) throw new AppError('FILE_CORRUPT');
  return entries;
}

/** The words of an archive in a new one, for a reader that looks at archives less closely. Pictures are left out. */
function repackText(bytes: Uint8Array): Buffer {
  const words = readCheckedZip(bytes).filter(({ name }) => /\.(xml|rels)$/i.test(name));
  const unpacked = words.map((entry) => [entry.name, unpack(entry) ?? new Uint8Array()] as const);
  return Buffer.from(zipSync(Object.fromEntries(unpacked), { level: 0 }));
}

/** The words of a DOCX. Its reader is loaded only for one: a process reads a single file. */
async function extractDocxText(bytes: Uint8Array): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  return (await mammoth.extractRawText({ buffer: repackText(bytes) })).value;
}

async function checkDocx(bytes: Uint8Array): Promise<InspectionResult> {
  const entries = readCheckedZip(bytes);
  const names = entries.map(({ name }) => name);
  if (!names.includes('word/document.xml')) throw new AppError('FILE_TYPE', { types: 'PDF, DOCX or TXT' });
  if (names.some((name) => /vbaProject|\.(exe|dll|js|bin)$/i.test(name))) throw new AppError('FILE_REJECTED');
  if (hasExternalReferences(entries)) throw new AppError('FILE_REJECTED');
  const text = await extractDocxText(bytes).catch(() => {
    throw new AppError('FILE_CORRUPT');
  });
  if (text.replace(/\s/g, '').length < LEAST_TEXT) throw new AppError('FILE_NO_TEXT');
  return { mediaType: mediaTypes.docx, pages: null };
}

function checkText(bytes: Uint8Array, use: FileUse): InspectionResult {
  if (use === 'proof') throw new AppError('FILE_TYPE', { types: acceptedTypesText.proof });
  const text = new TextDecoder().decode(bytes);
  if (text.replace(/\s/g, '').length < LEAST_TEXT) throw new AppError('FILE_NO_TEXT');
  if (text.length > documentLimits.cvPages * 6_000) throw new AppError('FILE_TOO_LONG');
  return { mediaType: mediaTypes.txt, pages: null };
}

/**
 * Checks a document (CV, letter, transcript) by reading it the way a recipient's program would, or a proof by opening it.
 * @throws AppError FILE_TYPE, FILE_ENCRYPTED, FILE_CORRUPT, FILE_NO_TEXT, FILE_TOO_LONG or FILE_REJECTED
 */
export async function checkContent(bytes: Uint8Array, use: FileUse = 'text'): Promise<InspectionResult> {
  const kind = sniffType(bytes);
  switch (kind) {
    case mediaTypes.pdf:
      return checkPdf(bytes, use);
    case 'zip':
      if (use === 'proof') throw new AppError('FILE_TYPE', { types: acceptedTypesText.proof });
      return checkDocx(bytes);
    case 'compound':
      throw new AppError(latin(bytes).includes('E\0n\0c\0r\0y\0p\0t\0e\0d\0P') ? 'FILE_ENCRYPTED' : 'FILE_TYPE', {
        types: acceptedTypesText[use],
      });
    case mediaTypes.txt:
      return checkText(bytes, use);
    case null:
      throw new AppError('FILE_TYPE', { types: acceptedTypesText[use] });
    default:
      return { mediaType: kind, pages: null };
  }
}
