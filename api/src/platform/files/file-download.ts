import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { documentLimits, mediaTypes } from '@prentice/contract';

/* What ends a line, turns the direction of writing, or leads out of a folder; and halves of characters that a cut
   left. */
const unsafeCharacters = /[\p{Cc}"\\/:*?<>|\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const loneSurrogates = /\p{Cs}/gu;

const extensions: ReadonlyMap<string, string> = new Map(
  Object.entries(mediaTypes).map(([extension, mediaType]) => [mediaType, extension]),
);

/** Extensions of the accepted types, and of what a program runs or renders: none of them stays before the right one. */
const knownExtension = new RegExp(
  `\\.(?:${[
    'pdf|docx|txt|png|jpe?g|webp',
    'hta|html?|xht(?:ml)?|shtml|mht(?:ml)?|svgz?|xml|xslt?|php\\d?|aspx?|jspx?|cgi',
    'exe|com|scr|pif|bat|cmd|msi|msp|cpl|dll|lnk|url|reg|inf|chm|iso|img|jar|apk|app|dmg|desktop',
    'jse?|mjs|vbs?|vbe|wsf?|wsh|sct|ps1|psm1|sh|bash|py|pl|rb|doc|dot|rtf|docm|dotm|xls|xlsm|ppt|pptm',
  ].join('|')})$`,
  'i',
);

/** Returns a name that is safe to show and to send in a header; of a long one, the end is kept. */
const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(unsafeCharacters, '_')
    .slice(-documentLimits.fileName)
    .replace(loneSurrogates, '')
    .trim() || 'document';

function withoutExtension(name: string): string {
  const bare = name.replace(/[. ]+$/, '');
  const stem = bare.replace(knownExtension, '');
  return stem === bare || stem === '' ? bare : withoutExtension(stem);
}

/** Returns a clean name with the extension of what the file was found to be, whatever its sender called it. */
export function fileNameOf(name: string, mediaType: string): string {
  const extension = extensions.get(mediaType);
  if (!extension) return cleanName(name);
  const stem = cleanName(withoutExtension(cleanName(name)));
  return `${stem.slice(-(documentLimits.fileName - extension.length - 1)).replace(loneSurrogates, '')}.${extension}`;
}

export interface FileDownload {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly mediaType: string;
}

/** Encodes a name in any script as RFC 8187 encodes it: these four are left alone by `encodeURIComponent`. */
const encodeHeaderValue = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/**
 * Returns a file as a reply: to be saved and never shown by the browser, with a type that the server chose and the
 * extension of that type, no sniffing, no scripts, and its name in both forms of RFC 6266.
 */
export function sendDownload(reply: FastifyReply, { bytes, mediaType, ...file }: FileDownload): StreamableFile {
  const fileName = fileNameOf(file.fileName, mediaType);
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeHeaderValue(fileName)}`;
  void reply.headers({
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox; frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  return new StreamableFile(bytes, { type: mediaType, disposition, length: bytes.length });
}
