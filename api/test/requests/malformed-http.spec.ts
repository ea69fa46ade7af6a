import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const HOST = 'Host: localhost';
const lines = (...all: string[]): string => `${all.join('\r\n')}\r\n\r\n`;
const get = (...headers: string[]): string => lines('GET /api/health/live HTTP/1.1', ...headers, 'Connection: close');
const post = (headers: string[], body: string): string =>
  lines('POST /api/auth/login HTTP/1.1', HOST, 'Content-Type: application/json', ...headers) + body;

interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The replies in what a connection brought back: each has a length. */
function repliesIn(text: string): RawReply[] {
  if (text === '') return [];
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...rest] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    rest.map((line) => line.split(/: (.*)/s)).map(([a = '', b]) => [a.toLowerCase(), b ?? '']),
  );
  const body = text.slice(end + 4, end + 4 + Number(headers['content-length'] ?? 0));
  return [{ status: Number(first.split(' ')[1]), headers, body }, ...repliesIn(text.slice(end + 4 + body.length))];
}

describe('a listening server', () => {
  let api: TestApp;
  let port: number;
  beforeAll(async () => {
    api = await startTestApp({ PUBLIC_URL: 'https://internships.example' });
    await api.app.listen(0, '127.0.0.1');
    ({ port } = api.app.getHttpServer().address() as AddressInfo);
  });
  afterAll(() => api.close());

  /** Sends bytes as they are and reads until the server closes the connection. */
  async function send(bytes: string): Promise<RawReply[]> {
    const socket: Socket = connect({ port, host: '127.0.0.1' });
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => (text += part));
    socket.on('error', () => undefined);
    socket.write(bytes, 'latin1');
    await once(socket, 'close');
    return repliesIn(text);
  }

  function expectProblem(reply: RawReply | undefined, status: number, code: string): void {
    expect(reply?.status).toBe(status);
    expect(reply?.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.any(String),
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    const problem: unknown = JSON.parse(reply?.body ?? '');
    expect(problem).toMatchObject({ status, code, type: `/problems/${code}`, traceId: reply?.headers['x-request-id'] });
  }

  it('answers a well-formed request', async () => {
    expect(await send(get(HOST))).toMatchObject([{ status: 200, body: '{"status":"ok"}' }]);
  });

  it.each(['/', '/api/health/live', '/api/internships'])('answers TRACE %s with 405', async (path) => {
    const [reply] = await send(lines(`TRACE ${path} HTTP/1.1`, HOST, 'Cookie: secret=1', 'Connection: close'));
    expect(reply?.status).toBe(405);
    expect(reply?.body).not.toContain('secret=1');
  });

  const chunked = 'Transfer-Encoding: chunked';
  it.each([
    ['of no sense', 'nonsense\r\n\r\n'],
    ['of a method that is none', lines('BREW /api/health/live HTTP/1.1', HOST)],
    ['to open a tunnel', lines('CONNECT internships.example:443 HTTP/1.1', HOST)],
    ['without a version', lines('GET /api/health/live', HOST)],
    ['of another version', lines('GET /api/health/live HTTP/3.7', HOST)],
    ['of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['of a TLS client', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
    ['with a blank before the colon', get(HOST, 'X-Test : 1')],
    ['with a header of no name', get(HOST, ': 1')],
    ['with a NUL in a header', get(HOST, 'X-Test: a\u0000b')],
    ['with a folded header', get(HOST, 'X-Test: a\r\n b')],
    ['with a bare line feed', `GET /api/health/live HTTP/1.1\r\n${HOST}\r\nX-Test: a\nX-Other: b\r\n\r\n`],
    ['with a length that is no number', post(['Content-Length: ten'], '{}')],
    ['with a negative length', post(['Content-Length: -2'], '{}')],
    ['with two lengths', post(['Content-Length: 2', 'Content-Length: 3'], '{}x')],
    ['with a length and chunks', post(['Content-Length: 5', chunked], '0\r\n\r\n')],
    ['with chunks and a length', post([chunked, 'Content-Length: 5'], '0\r\n\r\n')],
    ['with an encoding that is none', post(['Transfer-Encoding: xchunked'], '0\r\n\r\n')],
    ['with chunks that are not last', post(['Transfer-Encoding: chunked, identity'], '0\r\n\r\n')],
    ['with a chunk of no size', post([chunked], 'x\r\n{}\r\n0\r\n\r\n')],
    ['with a chunk of a wrong size', post([chunked], '1\r\n{}\r\n0\r\n\r\n')],
    ['with an expectation that is none', get(HOST, 'Expect: a-miracle')],
  ])('refuses a request %s with a problem', async (_, bytes) => {
    const replies = await send(bytes);
    expect(replies).toHaveLength(1);
    expectProblem(replies[0], 400, 'MALFORMED_REQUEST');
  });

  it.each([
    ['without Host', []],
    ['with two Hosts', [HOST, 'Host: evil.example']],
    ['with the same Host twice', [HOST, HOST]],
    ['with an empty Host', ['Host: ']],
    ['with a list as Host', ['Host: localhost, evil.example']],
    ['with a path as Host', ['Host: localhost/evil']],
    ['with a name before the Host', ['Host: user@localhost']],
    ['with a blank in Host', ['Host: local host']],
    ['with an absurd port', ['Host: localhost:99999']],
    ['with an endless Host', [`Host: ${'a'.repeat(300)}.example`]],
    ['with two Authorizations', [HOST, 'Authorization: Bearer a', 'Authorization: Bearer b']],
    ['with two Content-Types', [HOST, 'Content-Type: application/json', 'Content-Type: text/html']],
  ])('refuses a request %s with a problem, on pages as on the API', async (_, headers) => {
    for (const path of ['/api/health/live', '/', '/api/%zz']) {
      const replies = await send(lines(`GET ${path} HTTP/1.1`, ...headers, 'Connection: close'));
      expect(replies).toHaveLength(1);
      expect(replies[0]).toMatchObject({
        status: 400,
        headers: { 'content-type': 'application/problem+json; charset=utf-8' },
      });
    }
  });

  it.each(['localhost', 'localhost:3000', 'api_1:3000', '127.0.0.1:80', '[::1]:3000', 'Internships.Example.'])(
    'answers to the Host %s',
    async (host) => {
      expect(await send(get(`Host: ${host}`))).toMatchObject([{ status: 200 }]);
    },
  );

  it('answers a request of HTTP/1.0 that names no Host', async () => {
    expect(await send(lines('GET /api/health/live HTTP/1.0'))).toMatchObject([{ status: 200 }]);
  });

  it('refuses headers and addresses that are too large with a problem', async () => {
    const large = await send(get(HOST, `X-Test: ${'a'.repeat(40_000)}`));
    expect(large).toHaveLength(1);
    expectProblem(large[0], 431, 'HEADERS_TOO_LARGE');
    const long = await send(lines(`GET /api/${'a'.repeat(40_000)} HTTP/1.1`, HOST));
    expectProblem(long[0], 431, 'HEADERS_TOO_LARGE');
  });

  it('tells a client that takes too long so with a problem', async () => {
    const server = api.app.getHttpServer();
    const accepted = once(server, 'connection');
    const answered = send(`GET /api/health/live HTTP/1.1\r\n${HOST}\r\n`);
    const [socket] = await accepted;
    server.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    const replies = await answered;
    expect(replies).toHaveLength(1);
    expectProblem(replies[0], 408, 'REQUEST_TIMEOUT');
  });

  it('answers a complete request before it refuses the nonsense behind it', async () => {
    const replies = await send(`${lines('GET /api/health/live HTTP/1.1', HOST)}nonsense\r\n\r\n`);
    expect(replies).toHaveLength(2);
    expect(replies[0]).toMatchObject({ status: 200, body: '{"status":"ok"}' });
    expectProblem(replies[1], 400, 'MALFORMED_REQUEST');
  });

  it('answers addresses in absolute form and asterisks without failing', async () => {
    for (const target of ['http://evil.example/api/health/live', 'http://localhost/', '*', '//evil.example/', 'api'])
      for (const method of ['GET', 'OPTIONS']) {
        const replies = await send(lines(`${method} ${target} HTTP/1.1`, HOST, 'Connection: close'));
        expect(replies, `${method} ${target}`).toHaveLength(1);
        expect(replies[0]?.status, `${method} ${target}`).toBeLessThan(500);
        expect(JSON.stringify(replies[0]?.headers), `${method} ${target}`).not.toContain('evil.example');
      }
  });
});
