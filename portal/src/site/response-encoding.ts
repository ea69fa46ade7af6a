import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pruneScriptHashes } from './script-hash-policy.ts';

const SMALLEST_BYTES = 1_024;
const TEXT = /^(text\/|application\/(xml|json|feed\+json|rss\+xml))/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** Returns the best encoding that the client accepts; `q=0` excludes an encoding. */
export function acceptedEncoding(header: string | null): Encoding | undefined {
  const offered = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.replaceAll(' ', ''));
  return (['br', 'gzip'] as const).find((name) =>
    offered.some((part) => part === name || (part.startsWith(`${name};q=`) && Number(part.slice(name.length + 3)) > 0)),
  );
}

function encode(bytes: Uint8Array, encoding: Encoding) {
  if (encoding === 'gzip') return gzipped(bytes, { level: 6 });
  /* Quality 5 comes within a tenth of the best. A window of 256 kB holds a page, and costs a third less than that of
     4 MB, which is usual, at the same size. */
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return brotli(bytes, { params });
}

/** Returns a weak tag, because the encodings of one page are the same page. */
const etagOf = (bytes: Uint8Array): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

const isText = (response: Response): boolean =>
  response.body !== null &&
  !response.headers.has('content-encoding') &&
  TEXT.test(response.headers.get('content-type') ?? '');

const hasCurrentVersion = (request: Request, tag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(',').some((part) => part.trim() === tag);

/**
 * Finishes a page in one pass over its bytes: leaves only the hashes of its own inline scripts in its content security
 * policy, and, for GET, adds an ETag, compresses it as the client accepts, and replies 304 when the client has it
 * already. Does not change responses that are not text or are encoded already.
 */
export async function encodeResponse(request: Request, response: Response): Promise<Response> {
  if (!isText(response)) return response;
  const { status, statusText } = response;
  const page = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const policy = headers.get('content-security-policy');
  if (policy && headers.get('content-type')?.startsWith('text/html'))
    headers.set('content-security-policy', pruneScriptHashes(policy, page));
  if (request.method !== 'GET') return new Response(page, { status, statusText, headers });
  headers.append('vary', 'accept-encoding');
  headers.delete('content-length');
  if (status === 200) {
    const tag = etagOf(page);
    headers.set('etag', tag);
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
    if (hasCurrentVersion(request, tag)) return new Response(null, { status: 304, headers });
  }
  const accepted = acceptedEncoding(request.headers.get('accept-encoding'));
  const encoding = page.byteLength < SMALLEST_BYTES ? undefined : accepted;
  const body = encoding ? await encode(page, encoding) : page;
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { status, statusText, headers });
}
