import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { acceptedEncoding, encodeResponse } from './response-encoding.ts';

const page = `<p>${'long text '.repeat(500)}</p>`;
const encodingFor = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://x/', { method, headers });
const html = (text = page, init: ResponseInit = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init });

it('compresses with an encoding that the client accepts', async () => {
  const br = await encodeResponse(encodingFor({ 'accept-encoding': 'gzip, deflate, br' }), html());
  expect(br.headers.get('content-encoding')).toBe('br');
  const bytes = Buffer.from(await br.arrayBuffer());
  expect(br.headers.get('content-length')).toBe(String(bytes.byteLength));
  expect(brotliDecompressSync(bytes).toString()).toBe(page);
  const gz = await encodeResponse(encodingFor({ 'accept-encoding': 'gzip' }), html());
  expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe(page);
  expect(gz.headers.get('vary')).toContain('accept-encoding');
});

it('does not compress small pages, nor for clients that accept no encoding', async () => {
  expect(await (await encodeResponse(encodingFor(), html())).text()).toBe(page);
  const small = await encodeResponse(encodingFor({ 'accept-encoding': 'br' }), html('<p>x</p>'));
  expect(small.headers.has('content-encoding')).toBe(false);
});

it('replies 304 to a client that has the page in any encoding', async () => {
  const first = await encodeResponse(encodingFor({ 'accept-encoding': 'br' }), html());
  const etag = first.headers.get('etag') ?? '';
  const again = await encodeResponse(encodingFor({ 'if-none-match': `"other", ${etag}` }), html());
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  const changed = await encodeResponse(encodingFor({ 'if-none-match': etag }), html(`${page}!`));
  expect(changed.status).toBe(200);
});

it('keeps the status, and adds an ETag to successful responses only', async () => {
  const missing = await encodeResponse(
    encodingFor(),
    html(page, { status: 404, headers: { 'content-type': 'text/html' } }),
  );
  expect(missing.status).toBe(404);
  expect(missing.headers.has('etag')).toBe(false);
});

it.each([
  ['a picture', encodingFor(), new Response('x', { headers: { 'content-type': 'image/png' } })],
  ['nothing', encodingFor(), new Response(null, { status: 204 })],
])('does not change %s', async (_what, request, response) => {
  expect(await encodeResponse(request, response)).toBe(response);
});

const policy = "default-src 'none'; script-src 'self' 'sha256-unused1='";

it.each(['GET', 'POST', 'HEAD'])('permits only the inline scripts that the page has (%s)', async (method) => {
  const headers = { 'content-type': 'text/html', 'content-security-policy': policy, 'x-other': 'kept' };
  const finished = await encodeResponse(encodingFor({}, method), html('<p>Grüße</p>', { status: 404, headers }));
  expect(finished.headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'self'");
  expect(await finished.text()).toBe('<p>Grüße</p>');
  expect([finished.status, finished.headers.get('x-other')]).toEqual([404, 'kept']);
});

it('neither compresses the answer to a form, nor lets it be asked for again', async () => {
  const answer = await encodeResponse(encodingFor({ 'accept-encoding': 'br' }, 'POST'), html());
  expect(await answer.text()).toBe(page);
  expect([answer.headers.has('etag'), answer.headers.has('content-encoding')]).toEqual([false, false]);
});

it('treats q=0 as not accepted', () => {
  expect(acceptedEncoding('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(acceptedEncoding('identity')).toBeUndefined();
  expect(acceptedEncoding(null)).toBeUndefined();
});
