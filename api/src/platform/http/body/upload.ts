import { AppError } from '@prentice/contract';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../operations-controller.decorator.ts';
import { readBody, uploadLimit } from './body-parser.ts';
import { boundaryOf, decodeUtf8, parseMultipart, type FormPart } from './multipart.ts';

/** Bytes of a field beside the file. */
const MAX_FIELD_BYTES = 20_000;
const MAX_FILE_NAME = 200;

/** Says whether a request carries a form, which only an operation with an upload reads. */
export const isForm = (request: FastifyRequest): boolean =>
  /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');

export interface Upload {
  readonly file: UploadedFile;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads the one file of an upload and its other fields.
 * @throws AppError MALFORMED_REQUEST for a malformed form or one without a file, FILE_TOO_LARGE over the limit
 */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  const boundary = boundaryOf(request.headers['content-type']);
  if (!boundary) throw new AppError('MALFORMED_REQUEST');
  const parts = parseMultipart(await readBody(request.raw, uploadLimit(maxBytes)), boundary);
  if (!parts || new Set(parts.map(({ name }) => name)).size < parts.length) throw new AppError('MALFORMED_REQUEST');
  const files = parts.filter(({ fileName }) => fileName !== null);
  const fields = parts.filter(({ fileName }) => fileName === null);
  return { file: fileOf(files, maxBytes), fields: Object.fromEntries(fields.map(fieldOf)) };
}

function fileOf(files: readonly FormPart[], maxBytes: number): UploadedFile {
  const [file, ...others] = files;
  if (others.length > 0 || (file && file.name !== 'file')) throw new AppError('MALFORMED_REQUEST');
  if (!file?.fileName)
    throw new AppError('MALFORMED_REQUEST', {}, [{ field: 'file', code: 'required', message: 'Choose a file.' }]);
  if (file.bytes.length > maxBytes) throw new AppError('FILE_TOO_LARGE', { mb: Math.round(maxBytes / 1024 / 1024) });
  /* Some clients send the whole path. */
  const fileName = file.fileName.split(/[\\/]/).at(-1) ?? '';
  return { fileName: fileName.slice(-MAX_FILE_NAME), bytes: file.bytes };
}

function fieldOf({ name, bytes }: FormPart): [name: string, value: string] {
  const value = bytes.length > MAX_FIELD_BYTES || name in Object.prototype ? null : decodeUtf8(bytes);
  if (value === null) throw new AppError('MALFORMED_REQUEST');
  return [name, value];
}
