import {
  acceptedTypeNames,
  documentLimits,
  mediaTypes,
  AppError,
  type ErrorCode,
  type MediaType,
} from '@prentice/contract/uploads';
import {
  checkedEntries,
  CvFileError,
  hasActiveContent,
  hasExternalReferences,
  isPolyglot,
  openPdf,
  sniffType,
  textOfDocx,
} from '@prentice/cv/files';
import { extractText } from 'unpdf';

/** What a check found out about a file that passed. */
export interface InspectionResult {
  readonly mediaType: MediaType;
  readonly pages: number | null;
}

/**
 * What a file is for: a text is read by programs and must be short; a proof is looked at by people and may be a scan.
 */
export type FileUse = 'text' | 'proof';

/** Fewer characters than this in a whole document are a scan, not a text. */
const LEAST_TEXT = 30;

/** Returns the code by which a sender learns why a file cannot be read. */
export const fileErrorCode = (error: unknown): ErrorCode =>
  error instanceof CvFileError ? `FILE_${error.code}` : 'FILE_CORRUPT';

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

async function checkPdf(bytes: Uint8Array, use: FileUse): Promise<InspectionResult> {
  const document = await openPdf(bytes);
  if (isPolyglot(bytes)) throw new AppError('FILE_REJECTED');
  if (use === 'text' && document.numPages > documentLimits.cvPages) throw new AppError('FILE_TOO_LONG');
  if (await hasActiveContent(document)) throw new AppError('FILE_REJECTED');
  if (use === 'proof') return { mediaType: mediaTypes.pdf, pages: document.numPages };
  const { text } = await extractText(document, { mergePages: true }).catch(() => {
    throw new AppError('FILE_CORRUPT');
  });
  if (text.replace(/\s/g, '').length < LEAST_TEXT) throw new AppError('FILE_NO_TEXT');
  return { mediaType: mediaTypes.pdf, pages: document.numPages };
}

function checkDocx(bytes: Uint8Array): InspectionResult {
  const entries = checkedEntries(bytes);
  const names = entries.map(({ name }) => name);
  if (!names.includes('word/document.xml')) throw new AppError('FILE_TYPE', { types: acceptedTypeNames('cv') });
  if (names.some((name) => /vbaProject|\.(exe|dll|js|bin)$/i.test(name))) throw new AppError('FILE_REJECTED');
  if (hasExternalReferences(entries)) throw new AppError('FILE_REJECTED');
  const { header, body, footer } = textOfDocx(bytes);
  const text = [...header, ...body, ...footer].join('');
  if (text.replace(/\s/g, '').length < LEAST_TEXT) throw new AppError('FILE_NO_TEXT');
  return { mediaType: mediaTypes.docx, pages: null };
}

function checkText(bytes: Uint8Array, use: FileUse): InspectionResult {
  if (use === 'proof') throw new AppError('FILE_TYPE', { types: acceptedTypeNames('employer_proof') });
  const text = new TextDecoder().decode(bytes);
  if (text.replace(/\s/g, '').length < LEAST_TEXT) throw new AppError('FILE_NO_TEXT');
  if (text.length > documentLimits.cvPages * 6_000) throw new AppError('FILE_TOO_LONG');
  return { mediaType: mediaTypes.txt, pages: null };
}

/**
 * Checks a document (CV, letter, transcript) by reading it the way a recipient's program would, or a proof by opening
 * it.
 * @throws AppError FILE_TYPE, FILE_ENCRYPTED, FILE_CORRUPT, FILE_NO_TEXT, FILE_TOO_LONG or FILE_REJECTED
 */
export async function checkContent(bytes: Uint8Array, use: FileUse = 'text'): Promise<InspectionResult> {
  const kind = sniffType(bytes);
  switch (kind) {
    case mediaTypes.pdf:
      return checkPdf(bytes, use);
    case 'zip':
      if (use === 'proof') throw new AppError('FILE_TYPE', { types: acceptedTypeNames('employer_proof') });
      return checkDocx(bytes);
    case 'compound':
      throw new AppError(latin(bytes).includes('E\0n\0c\0r\0y\0p\0t\0e\0d\0P') ? 'FILE_ENCRYPTED' : 'FILE_TYPE', {
        types: acceptedTypeNames(use === 'text' ? 'cv' : 'employer_proof'),
      });
    case mediaTypes.txt:
      return checkText(bytes, use);
    case null:
      if (bytes.length === 0) throw new AppError('FILE_NO_TEXT');
      throw new AppError('FILE_TYPE', { types: acceptedTypeNames(use === 'text' ? 'cv' : 'employer_proof') });
    default:
      return { mediaType: kind, pages: null };
  }
}
