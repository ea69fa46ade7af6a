import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { fileNameOf } from './file.name.ts';

export interface Attachment {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly mediaType: string;
  /** Offered for showing instead of saving; the sandbox policy holds in both cases. */
  readonly inline?: boolean;
}

/** A file as a reply: with a type that the server chose, no sniffing, no scripts, and its name in both forms of RFC 6266. */
export function attachment(reply: FastifyReply, { bytes, mediaType, inline, ...file }: Attachment): StreamableFile {
  const fileName = fileNameOf(file.fileName, mediaType);
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const disposition = `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
  void reply.headers({
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox; frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  return new StreamableFile(bytes, { type: mediaType, disposition, length: bytes.length });
}
