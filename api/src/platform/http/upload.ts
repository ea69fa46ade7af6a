import multipart from '@fastify/multipart';
import { Refusal } from '@prentice/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UploadedFile } from './bind.decorator.ts';

/** Accepts multipart bodies; only operations that declare an upload ever read one. */
export async function acceptUploads(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 20_000, parts: 12 } });
}

/**
 * Reads the one file of an upload and its other fields.
 * @throws Refusal MALFORMED_REQUEST without a file, FILE_TOO_LARGE over the limit.
 */
export async function readUpload(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ file: UploadedFile; fields: Record<string, string> }> {
  if (!request.isMultipart()) throw new Refusal('MALFORMED_REQUEST');
  let file: UploadedFile | undefined;
  const fields: Record<string, string> = {};
  for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    const bytes = await part.toBuffer().catch(() => undefined);
    if (!bytes || part.file.truncated) throw new Refusal('FILE_TOO_LARGE', { mb: Math.round(maxBytes / 1024 / 1024) });
    if (part.fieldname === 'file') file = { fileName: part.filename.slice(-200), bytes };
  }
  if (!file)
    throw new Refusal('MALFORMED_REQUEST', {}, [{ field: 'file', code: 'required', message: 'Choose a file.' }]);
  return { file, fields };
}
