import {
  acceptedTypes,
  documentLimits,
  documentViews,
  mediaTypes,
  operations,
  AppError,
  type ViewOf,
} from '@prentice/contract';
import { parseErrorResponse } from '@prentice/client';
import { sendWithProgress } from '@prentice/client/browser';
import { session } from '../site/browser-session.ts';
import { numberText } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';

/** One of the reader's own documents. */
export type UploadedDocument = ViewOf<typeof documentViews.own>;
export type UploadKind = 'cv' | 'cover_letter' | 'transcript';

const MB = 1024 * 1024;
const shortNames = Object.entries(mediaTypes).map(([name, type]) => ({ type, name }));

/** Returns the accepted file extensions for the `accept` attribute of a file input. */
export const acceptAttribute = (kind: UploadKind): string =>
  shortNames
    .filter(({ type }) => acceptedTypes[kind].includes(type))
    .map(({ name }) => `.${name}`)
    .join(',');

/** Checks the size of a file before it is sent. @throws AppError FILE_TOO_LARGE */
export function assertFileSize(file: Pick<File, 'size'>, kind: UploadKind): void {
  const most = documentLimits.bytes[kind];
  if (file.size > most) throw new AppError('FILE_TOO_LARGE', { mb: most / MB });
}

/* Not by the client's own call: with it, files of scripts of the portal import each other (`scriptsWithoutCycles`). */
function sendFile(file: File, kind: UploadKind, onProgress: (share: number) => void): Promise<Response> {
  const body = new FormData();
  body.set('kind', kind);
  body.set('file', file, file.name.slice(-documentLimits.fileName));
  const headers = new Headers({ Accept: 'application/json' });
  const token = session.token();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return sendWithProgress(`/api${operations.documents.upload.path}`, { method: 'POST', headers, body }, onProgress);
}

/**
 * Uploads a document and waits until it was checked.
 * @param onProgress share of the bytes sent, 0 to 1
 * @throws AppError FILE_TOO_LARGE and the other errors of the check; TypeError when the server cannot be reached
 */
export async function uploadDocument(
  file: File,
  kind: UploadKind,
  onProgress: (share: number) => void,
): Promise<UploadedDocument> {
  assertFileSize(file, kind);
  let response = await sendFile(file, kind, onProgress);
  if (response.status === 401 && (await session.renew())) response = await sendFile(file, kind, onProgress);
  if (!response.ok) throw await parseErrorResponse(response);
  return documentViews.own.schema.parse(await response.json());
}

const KB = 1024;

/** Returns a size such as "340 KB", "1.2 MB". */
export function fileSizeText(language: Language, bytes: number): string {
  if (bytes < KB * KB) return `${numberText(language, Math.max(1, Math.round(bytes / KB)))} KB`;
  return `${numberText(language, Math.round(bytes / KB / KB / 0.1) / 10)} MB`;
}
