import { connect } from 'node:net';
import { errorTable, type Problem } from '@prentice/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorsOf, type TestActor, type TestMember } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const MB = 1024 * 1024;
const RUNS = 40;
const TYPE = 'multipart/form-data; boundary=';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What a form is made of; each kind of damage changes one thing of it. */
interface Form {
  readonly boundary: string;
  readonly parts: readonly Buffer[];
}
interface Sent {
  readonly type?: string;
  readonly body: Buffer;
}

const join = (...parts: readonly (string | Buffer)[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part)));
const part = (headers: string, content: string | Buffer): Buffer => join(`${headers}\r\n\r\n`, content);
const filePart = (content: Buffer, name = 'file', fileName = 'a.png'): Buffer =>
  part(`Content-Disposition: form-data; name="${name}"; filename="${fileName}"`, content);
const fieldPart = (name: string, value: string): Buffer =>
  part(`Content-Disposition: form-data; name="${name}"`, value);

function written({ boundary, parts }: Form, end = `\r\n--${boundary}--\r\n`): Buffer {
  return join(...parts.flatMap((part, index) => [`${index ? '\r\n' : ''}--${boundary}\r\n`, part]), end);
}
const sent = (form: Form, body = written(form)): Sent => ({ type: TYPE + form.boundary, body });

const boundaries = fc.stringMatching(/^[A-Za-z0-9]{8,40}$/).map((text) => `----${text}`);
const forms: fc.Arbitrary<Form> = fc
  .tuple(boundaries, fc.uint8Array({ maxLength: 200 }))
  .map(([boundary, extra]) => ({ boundary, parts: [filePart(join(PICTURE, Buffer.from(extra)))] }));
/** A place inside a body, as a share of its length. */
const place = fc.double({ min: 0, max: 0.999, noNaN: true });
const cut = (bytes: Buffer, index: number): Buffer => bytes.subarray(0, Math.floor(bytes.length * index));
const damaged = (text: string) => (headers: Buffer) => part(text, headers.subarray(headers.indexOf('\r\n\r\n') + 4));
const dispositions = [
  'Content-Disposition: attachment; name="file"; filename="a.png"',
  'Content-Disposition: form-data; filename="a.png"',
  'Content-Disposition: form-data; name="file; filename="a.png"',
  'Content-Disposition: form-data; name="file"; filename="a.png"; name="kind"',
  'Content-Disposition: form-data; name="file" filename="a.png"',
  'Content-Disposition form-data; name="file"; filename="a.png"',
  'Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Disposition: form-data; name="file"',
  'Content-Disposition: form-data; name="file"; filename*=utf-8\'\'%ff%fe.png',
  'Content-Type: image/png',
  '',
];

/** Every kind of damage, and what it makes of a form. */
const kinds: Readonly<Record<string, fc.Arbitrary<Sent>>> = {
  'no boundary': fc
    .tuple(forms, fc.constantFrom('', ';', '; boundary=', '; boundary=""', '; charset=utf-8', '; boundary="a b'))
    .map(([form, rest]) => ({ type: `multipart/form-data${rest}`, body: written(form) })),
  'another boundary': fc
    .tuple(forms, boundaries)
    .map(([form, other]) => ({ type: `${TYPE}${other}x`, body: written(form) })),
  'no end': fc.tuple(forms, place).map(([form, offset]) => sent(form, cut(written(form, ''), offset))),
  'an end that is cut': fc
    .tuple(forms, fc.integer({ min: 0, max: 3 }))
    .map(([form, length]) =>
      sent(form, written(form, `\r\n--${form.boundary}--`.slice(0, -4 + length) + (length > 2 ? 'x' : ''))),
    ),
  'headers that are cut': fc
    .tuple(forms, fc.integer({ min: 0, max: 60 }))
    .map(([form, length]) =>
      sent(form, join(`--${form.boundary}\r\n`, (form.parts[0] ?? PICTURE).subarray(0, length))),
    ),
  'a bad disposition': fc
    .tuple(forms, fc.constantFrom(...dispositions))
    .map(([form, text]) => sent({ ...form, parts: form.parts.map(damaged(text)) })),
  'several files': fc
    .tuple(forms, fc.integer({ min: 1, max: 14 }))
    .map(([form, more]) => sent({ ...form, parts: [...form.parts, ...Array(more).fill(filePart(PICTURE))] })),
  'a field after the file that nobody asked for': fc
    .tuple(forms, fc.stringMatching(/^[a-z]{1,200}$/), fc.string({ maxLength: 40 }))
    .map(([form, name, value]) => sent({ ...form, parts: [...form.parts, fieldPart(`x${name}`, value)] })),
  'names that are huge or of a prototype': fc
    .tuple(forms, fc.constantFrom('n'.repeat(5_000), 'n'.repeat(90_000), '__proto__', 'constructor', 'toString'))
    .map(([form, name]) => sent({ ...form, parts: [fieldPart(name, 'x'), ...form.parts] })),
  'bytes that are no UTF-8': fc
    .tuple(forms, fc.constantFrom('; charset=utf-16', '; charset=shift_jis', '; charset=nothing'), fc.boolean())
    .map(([form, charset, named]) => {
      const head = 'Content-Disposition: form-data; name="';
      const bad = named
        ? part(`${head}kind"\r\nContent-Type: text/plain${charset}`, 'cv')
        : part(`${head}kind"`, Buffer.from([0xc3, 0x28]));
      return sent({ ...form, parts: [bad, ...form.parts] });
    }),
  'no bytes at all, or no form': fc
    .tuple(forms, fc.constantFrom('', '\r\n', '--', '\0', '{}', 'x'.repeat(1_000)))
    .map(([form, body]) => sent(form, Buffer.from(body))),
};

describe('an upload', () => {
  let api: TestApp;
  let student: TestActor;
  let owner: TestMember;
  let port: number;

  beforeAll(async () => {
    api = await startTestApp();
    student = await actorsOf(api).intern();
    owner = await actorsOf(api).employer();
    await api.app.listen(0, '127.0.0.1');
    port = Number(new URL(await api.app.getUrl()).port);
  });
  afterAll(() => api.close());

  const send = async (url: string, token: string, { type, body }: Sent) => {
    const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) };
    return api.inject({ method: 'POST', url, headers, payload: body });
  };
  const places = () => [
    ['/api/documents', student.token],
    [`/api/employers/${owner.employerId}/logo`, owner.token],
  ];

  it.each(Object.keys(kinds))('with %s gets a declared refusal', async (kind) => {
    const cases = fc.sample(kinds[kind] ?? forms.map(sent), { seed: 14, numRuns: RUNS });
    const refusals = cases.map(async (sent, index) => {
      const [url = '', token = ''] = places()[index % 2] ?? [];
      const reply = await send(url, token, sent);
      const { code } = reply.json<Problem>();
      expect([reply.statusCode, code]).toEqual([errorTable[code]?.[0], code]);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
    });
    await Promise.all(refusals);
  });

  it('to an operation that takes no upload is refused as well', async () => {
    const [form] = fc.sample(forms, { seed: 14, numRuns: 1 });
    if (!form) throw new Error('No form.');
    const reply = await send('/api/auth/sign-out', student.token, sent(form));
    expect(reply.statusCode).toBe(400);
  });

  it('with a file of no bytes is refused for having no text', async () => {
    const form = { boundary: 'a-boundary', parts: [fieldPart('kind', 'cv'), filePart(Buffer.alloc(0))] };
    const reply = await send('/api/documents', student.token, sent(form));
    expect([reply.statusCode, reply.json<Problem>().code]).toEqual([422, 'FILE_NO_TEXT']);
  });

  it('is told apart from a form in any of the shapes that clients write', async () => {
    const boundary = "a b'()+_,-./:=?c";
    const parts = [part('content-disposition:form-data;name=file;filename=a.png\r\nContent-Type: image/png', PICTURE)];
    const body = join('a preamble\r\n', written({ boundary, parts }), 'an epilogue');
    const type = `Multipart/Form-Data; charset=utf-8; boundary="${boundary}"`;
    const reply = await send(`/api/employers/${owner.employerId}/logo`, owner.token, { type, body });
    expect(reply.statusCode).toBe(200);
  });

  /** Sends a head and after it what `more` gives, without an end. @returns the first line of the reply */
  const converse = (head: readonly string[], more?: () => Buffer) =>
    new Promise<{ head: string }>((resolve, reject) => {
      let feed: NodeJS.Timeout | undefined;
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`${[...head, '', ''].join('\r\n')}`);
        feed = more && setInterval(() => socket.writableNeedDrain || socket.write(more()), 1);
      });
      const finish = () => clearInterval(feed);
      socket.once('data', (data) => {
        finish();
        resolve({ head: data.toString('latin1').split('\r\n')[0] ?? '' });
        socket.destroy();
      });
      socket.once('error', (error) => (finish(), reject(error)));
    });
  const head = (path: string, token: string, ...more: readonly string[]) => [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    ...more,
  ];
  const form = `Content-Type: ${TYPE}x`;
  const json = 'Content-Type: application/json';
  const megabyte = () => join(`${MB.toString(16)}\r\n`, Buffer.alloc(MB, 'a'), '\r\n');
  const refused = 'HTTP/1.1 413 Payload Too Large';

  it('with a declared length over the limit is refused before a byte of it was read', async () => {
    const long = 'Content-Length: 99999999';
    const requests = [
      head('/api/documents', student.token, form, long),
      head('/api/documents', student.token, form, `Content-Length: ${11 * MB}`),
      head(`/api/employers/${owner.employerId}/logo`, owner.token, form, `Content-Length: ${3 * MB}`),
      head('/api/auth/sign-in', student.token, json, 'Content-Length: 65537'),
      head('/api/auth/sign-out', student.token, long),
      ['GET /api/internships HTTP/1.1', 'Host: localhost', json, long],
    ];
    for (const lines of requests) expect((await converse(lines)).head).toBe(refused);
  });

  it('in chunks is refused as soon as it exceeds the limit', async () => {
    const chunked = 'Transfer-Encoding: chunked';
    const upload = await converse(head('/api/documents', student.token, form, chunked), megabyte);
    expect(upload.head).toBe(refused);
    const body = await converse(head('/api/auth/sign-in', student.token, json, chunked), megabyte);
    expect(body.head).toBe(refused);
  });

  it('does not keep its connection for ever once it was refused', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const lines = head('/api/documents', student.token, form, 'Transfer-Encoding: chunked');
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const feed = setInterval(() => socket.writableNeedDrain || socket.write(megabyte()), 1);
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(feed);
    expect(socket.destroyed).toBe(true);
  });

  it('stores a text file named invoice.hta as invoice.txt', async () => {
    const file = new Blob(['Experience with laboratory work, statistics and writing reports.']);
    const document = await student.client.documents.upload({ body: { kind: 'cv' }, file, fileName: 'invoice.hta' });
    expect(document.fileName).toBe('invoice.txt');
    const reply = await api.inject({
      method: 'GET',
      url: `/api/documents/${document.id}/file`,
      headers: { authorization: `Bearer ${student.token}` },
    });
    expect(reply.headers['content-disposition']).toContain('filename="invoice.txt"');
    const renamed = await student.client.documents.rename({
      params: { id: document.id },
      body: { fileName: 'my cv.exe' },
    });
    expect(renamed.fileName).toBe('my cv.txt');
  });
});
