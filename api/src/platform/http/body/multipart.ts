/** One part of a multipart body; `fileName` is null for a plain field. */
export interface FormPart {
  readonly name: string;
  readonly fileName: string | null;
  readonly bytes: Buffer;
}

/** A form with more parts, or with longer headers, comes from no client of ours. */
const MAX_PARTS = 12;
const MAX_HEADER_BYTES = 4_096;
const MAX_NAME = 100;

const LINE = '\r\n';
const encodings = new Set(['7bit', '8bit', 'binary']);

/** Returns the boundary that a Content-Type names (RFC 2046, 5.1.1), null without a valid one. */
export function boundaryOf(contentType: string | undefined): string | null {
  const match = /^multipart\/form-data\s*;(?:[^"]*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(
    contentType ?? '',
  );
  const boundary = match?.[1] ?? match?.[2];
  return boundary && /^[\w'()+,./:=? -]*[\w'()+,./:=?-]$/.test(boundary) ? boundary : null;
}

/**
 * Returns the parts of a complete multipart body (RFC 7578), null when it is malformed. The body is in memory already,
 * so nothing waits for a rest that never comes, as a parser of streams does.
 */
export function parseMultipart(body: Buffer, boundary: string): readonly FormPart[] | null {
  const delimiter = `${LINE}--${boundary}`;
  const parts: FormPart[] = [];
  const atStart = body.indexOf(delimiter.trim()) === 0;
  let position = atStart ? -LINE.length : body.indexOf(delimiter);
  if (position < 0 && !atStart) return null;
  for (;;) {
    position += delimiter.length;
    if (body.toString('latin1', position, position + 2) === '--') return parts;
    const start = afterLine(body, position);
    const end = start === null ? -1 : body.indexOf(delimiter, start - LINE.length);
    const part =
      start === null || end < start || parts.length === MAX_PARTS ? null : readPart(body.subarray(start, end));
    if (!part) return null;
    parts.push(part);
    position = end;
  }
}

/** Returns the place after the line's end; only white space may be before it. */
function afterLine(body: Buffer, position: number): number | null {
  const end = body.indexOf(LINE, position);
  if (end < 0 || end - position > MAX_NAME) return null;
  return body.toString('latin1', position, end).trim() === '' ? end + LINE.length : null;
}

function readPart(part: Buffer): FormPart | null {
  const end = part.subarray(0, MAX_HEADER_BYTES).indexOf(LINE + LINE);
  const headers = end < 0 ? null : readHeaders(part.subarray(0, end));
  const disposition = headers?.get('content-disposition');
  if (!headers || disposition === undefined || !isPlain(headers)) return null;
  const names = readDisposition(disposition);
  return names && { ...names, bytes: part.subarray(end + 2 * LINE.length) };
}

function readHeaders(bytes: Buffer): ReadonlyMap<string, string> | null {
  const text = decodeUtf8(bytes);
  if (text === null) return null;
  const headers = new Map<string, string>();
  for (const line of text.split(LINE)) {
    const [, name, value] = /^([\w-]+):[ \t]*([^\r\n\0]*)$/.exec(line) ?? [];
    if (!name || value === undefined || headers.has(name.toLowerCase())) return null;
    headers.set(name.toLowerCase(), value);
  }
  return headers;
}

/** Returns whether the content of a part is plain: in no transfer encoding and no character set but UTF-8. */
function isPlain(headers: ReadonlyMap<string, string>): boolean {
  const charset = /;\s*charset="?([^\s";]*)/i.exec(headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
  const encoding = headers.get('content-transfer-encoding')?.trim().toLowerCase() ?? 'binary';
  return ['utf-8', 'utf8', 'us-ascii'].includes(charset.toLowerCase()) && encodings.has(encoding);
}

const PARAMETER = /;\s*([\w-]+\*?)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))\s*/gy;

function readDisposition(value: string): Pick<FormPart, 'name' | 'fileName'> | null {
  const kind = /^form-data\s*/i.exec(value)?.[0];
  if (kind === undefined) return null;
  const parameters = new Map<string, string>();
  let read = kind.length;
  for (const [whole, key = '', quoted, token] of value.slice(read).matchAll(PARAMETER)) {
    if (parameters.has(key.toLowerCase())) return null;
    parameters.set(key.toLowerCase(), unescaped(quoted ?? token ?? ''));
    read += whole.length;
  }
  const name = parameters.get('name');
  if (read !== value.length || !name || name.length > MAX_NAME) return null;
  const extended = readExtended(parameters.get('filename*'));
  if (extended === null) return null;
  return { name, fileName: extended ?? parameters.get('filename') ?? null };
}

/**
 * Browsers write a quotation mark and line ends as percent signs and digits, other clients write a backslash before it.
 */
const unescaped = (value: string): string =>
  value
    .replaceAll('\\"', '"')
    .replaceAll('%22', '"')
    .replace(/%0[da]/gi, '_');

/** Reads a name in the form of RFC 8187; undefined when there is none, null when it is malformed. */
function readExtended(value: string | undefined): string | null | undefined {
  if (value === undefined) return undefined;
  const encoded = /^utf-8'[\w-]*'((?:%[0-9a-f]{2}|[^%])*)$/i.exec(value)?.[1];
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns the text, null when the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
