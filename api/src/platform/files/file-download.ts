import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { fileNameOf } from './file-name.ts';

export interface FileDownload {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly mediaType: string;
}

/** A name in any script as RFC 8187 encodes it: these four are left alone by `encodeURIComponent`. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/**
 * Returns a file as a reply: to be saved and never shown by the browser, with a type that the server chose and the extension of
 * that type, no sniffing, no scripts, and its name in both forms of RFC 6266.
 */
export function sendDownload(reply: FastifyReply, { bytes, mediaType, ...file }: FileDownload): StreamableFile {
  const fileName = fileNameOf(file.fileName, mediaType);
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encoded(fileName)}`;
  void reply.headers({
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox; frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  return new StreamableFile(bytes, { type: mediaType, disposition, length: bytes.length });
}
