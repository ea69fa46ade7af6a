import { allOperations, parseListQuery, type OperationShape } from '@prentice/contract';
import type { LightMyRequestResponse as Reply } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedPrincipals } from './access-expectations.ts';
import type { TestApp } from '../support/test-app.ts';
import { startWithPrincipals, tokenOf, type Principal } from './principals.ts';
import { textLeavesOf, replaceLeaf } from './text-leaves.ts';
import { acceptableInput, UNKNOWN_ID, requestOf, type RequestParts } from './request.builder.ts';

/** Fields that only the server ever sets. */
const owned: Readonly<Record<string, unknown>> = {
  id: UNKNOWN_ID,
  _id: UNKNOWN_ID,
  version: 99,
  createdAt: '2020-01-01T00:00:00.000Z',
  updatedAt: '2020-01-01T00:00:00.000Z',
  status: 'active',
  passwordHash: 'planted',
  emailVerifiedAt: '2020-01-01T00:00:00.000Z',
  identities: [],
  userId: UNKNOWN_ID,
  ownerId: UNKNOWN_ID,
  internId: UNKNOWN_ID,
  employerId: UNKNOWN_ID,
  employerLive: true,
  verification: { state: 'verified' },
  live: true,
  risk: 0,
  counts: {},
  respondBy: '2030-01-01T00:00:00.000Z',
  suspension: null,
  slug: 'planted',
};

/** What a database would read as an operator, and what is no scalar. */
const operators: readonly unknown[] = [
  { $gt: '' },
  { $ne: null },
  { $where: 'sleep(1000)' },
  { $in: [UNKNOWN_ID] },
  { toString: 'x' },
  [{ $gt: '' }],
  [[[]]],
];

type Fields = Record<string, unknown>;
const operationNamed = (name: string): OperationShape => {
  const namedOperation = allOperations.find((operation) => operation.name === name);
  if (!namedOperation) throw new Error(`There is no operation ${name}.`);
  return namedOperation.operation;
};
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe('hostile input', () => {
  let api: TestApp;
  let principals: readonly Principal[];

  beforeAll(async () => void ({ api, principals } = await startWithPrincipals()));
  afterAll(() => api.close());

  /** Sent by somebody whom the gate lets in. */
  async function send(name: string, operation: OperationShape, parts: RequestParts): Promise<Reply> {
    const inside = principals.find(
      ({ letter, actor }) => actor && allowedPrincipals[name]?.split('/')[0]?.includes(letter),
    );
    const token = inside ? await tokenOf(api, inside) : null;
    return api.inject(requestOf(operation, { ...acceptableInput(operation), token, ...parts }));
  }

  /** A bounded problem that says what was wrong with the request. */
  function expectRefused(reply: Reply, what: string): void {
    expect([400, 413, 415, 422], `${what}: ${reply.statusCode} ${reply.body.slice(0, 200)}`).toContain(
      reply.statusCode,
    );
    expect(reply.headers['content-type'], what).toContain('application/problem+json');
    expect(reply.body.length, what).toBeLessThan(24_000);
  }

  const writing = allOperations.filter(({ operation }) => operation.body);
  const json = writing.filter(({ operation }) => !operation.upload);

  it.each(writing)('$name takes no field that the server owns', async ({ name, operation }) => {
    const { body } = acceptableInput(operation);
    if (!isFields(body)) throw new Error('Every body is an object.');
    for (const [field, value] of Object.entries(owned)) {
      const hostileBody = { ...body, [field]: value };
      const read = operation.body?.safeParse(hostileBody);
      if (read?.success && field in body) continue;
      /* The version that was read comes along, and is compared. */
      if (field === 'version' && read?.success) continue;
      const isStored = read?.success && isFields(read.data) && field in read.data;
      expect(isStored, field).not.toBe(true);
    }
    const fields = Object.fromEntries(Object.entries(owned).filter(([field]) => !(field in body)));
    expectRefused(await send(name, operation, { body: { ...body, ...fields } }), name);
  });

  it.each(json)('$name takes no operator where a value belongs', async ({ name, operation }) => {
    expect(operation.body).toBeDefined();
    const { body } = acceptableInput(operation);
    for (const field of Object.keys(isFields(body) ? body : {})) {
      for (const operator of operators) {
        const hostileBody = { ...(isFields(body) ? body : {}), [field]: operator };
        if (operation.body?.safeParse(hostileBody).success) continue;
        expectRefused(await send(name, operation, { body: hostileBody }), `${field} ${JSON.stringify(operator)}`);
      }
    }
    for (const other of [[], [body], 'text', 7, true, '{', '', '\ufeff{}', '[', 'NaN']) {
      const text = typeof other === 'string' ? other : JSON.stringify(other);
      const optional = text === '' && operation.body?.safeParse(undefined).success;
      if (!optional) expectRefused(await send(name, operation, { body: text }), text);
    }
  });

  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 8_000 }, (_, index) => [`k${index}`, index])));
  const bodies: Readonly<Record<string, string>> = {
    'nested 1,500 deep': nested(1_500),
    'nested lists': '['.repeat(1_500) + ']'.repeat(1_500),
    'of 8,000 keys': many,
    'with a prototype': '{"__proto__":{"role":"admin"}}',
    'with an escaped prototype': '{"\\u005f_proto__":{"role":"admin"}}',
    'with a constructor': '{"constructor":{"prototype":{"role":"admin"}}}',
    'with a key twice': '{"email":"a@example.org","email":"b@example.org"}',
    'with a key twice, once escaped': '{"email":"a@example.org","\\u0065mail":"b@example.org"}',
    'that never ends': '{"a":"',
    'far too large': JSON.stringify({ a: 'x'.repeat(300_000) }),
  };

  it.each(json)('$name refuses bodies made to hurt, in few words', async ({ name, operation }) => {
    for (const [what, body] of Object.entries(bodies)) {
      const reply = await send(name, operation, { body });
      expectRefused(reply, what);
      expect(reply.body).not.toContain('x'.repeat(400));
    }
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
    ])
      expectRefused(await send(name, operation, { body: '<a>', headers: { 'content-type': type } }), type);
    expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
  });

  it('a key twice is refused even where both values would do', async () => {
    const body = '{"email":"a@example.org","email":"b@example.org"}';
    const reply = await api.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: { 'content-type': 'application/json' },
      payload: body,
    });
    expect(reply.statusCode).toBe(400);
    const twins = { ...JSON.parse('{"email":"a@example.org"}') } as object;
    expect((await api.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: twins })).statusCode).toBe(
      202,
    );
  });

  const filters = [
    '{"id":{"$gt":""}}',
    '{"$where":"1"}',
    '{"__proto__":{"a":1}}',
    '{"constructor":1}',
    '[]',
    '7',
    '{',
    '{"a.b":1}',
  ];
  /** The database ends a name at NUL, and half a character cannot be stored. */
  const broken = ['\u0000', '\ud800'];
  const closedTo = (name: string, reply: Reply): boolean => reply.statusCode === 401 && allowedPrincipals[name] === '';

  it.each(writing)('$name answers 422 to a text that holds NUL or half a character', async ({ name, operation }) => {
    const { body } = acceptableInput(operation);
    expect(body).toBeDefined();
    for (const { path, text } of textLeavesOf(body)) {
      for (const sign of broken) {
        /* A form is sent as bytes, and half a character has none. */
        if (operation.upload && sign !== '\u0000') continue;
        const reply = await send(name, operation, { body: replaceLeaf(body, path, `${text}${sign}`) });
        expect(closedTo(name, reply) ? 422 : reply.statusCode, `${path.join('.')} ${reply.body}`).toBe(422);
      }
    }
  });

  it.each(allOperations.filter(({ operation }) => operation.list ?? operation.query))(
    '$name answers 400 to a query that holds NUL',
    async ({ name, operation }) => {
      const queries = operation.list
        ? Object.keys(operation.list.filters).map((key) => ({ filter: JSON.stringify({ [key]: 'a\u0000b' }) }))
        : Object.keys(Object(operation.query?.def).shape ?? {}).map((key) => ({ [key]: 'a\u0000b' }));
      expect(queries.length).toBeGreaterThan(0);
      for (const query of queries) {
        const reply = await send(name, operation, { query });
        expect([400], `${JSON.stringify(query)} ${reply.body}`).toContain(reply.statusCode);
      }
    },
  );

  it.each(allOperations.filter(({ operation }) => operation.path.includes(':')))(
    '$name answers 404 to a path that holds NUL',
    async ({ name, operation }) => {
      const request = requestOf(operation, acceptableInput(operation));
      const inside = principals.find(
        ({ letter, actor }) => actor && allowedPrincipals[name]?.split('/')[0]?.includes(letter),
      );
      const url = `/api${operation.path.replace(/:\w+/g, '%00')}`;
      const authorization = inside ? `Bearer ${await tokenOf(api, inside)}` : '';
      const reply = await api.inject({ ...request, url, headers: { ...request.headers, authorization } });
      expect(reply.statusCode, reply.body).toBe(404);
    },
  );

  it('cookies and headers that hold what no text may hold change nothing', async () => {
    for (const sign of ['\u0001', '\u0080', '%00', '%u0000']) {
      const headers = {
        cookie: `lang=${sign}; theme=${sign}; refresh=${sign}; signed-in=${sign}`,
        'accept-language': sign,
        'user-agent': sign,
        'if-none-match': sign,
        'x-request-id': sign,
      };
      const reply = await api.inject({ url: '/api/internships', headers });
      expect(reply.statusCode, sign).toBe(200);
      const refreshed = await api.inject({ method: 'POST', url: '/api/auth/refresh', headers });
      expect([200, 400, 403], sign).toContain(refreshed.statusCode);
    }
    const body = acceptableInput(operationNamed('applications.submit')).body;
    for (const key of ['a-key-with-\u0000', 'a-key-with-\u0080', 'a key with blanks']) {
      const reply = await send('applications.submit', operationNamed('applications.submit'), {
        body,
        headers: { 'idempotency-key': key },
      });
      expect(reply.statusCode, key).toBe(400);
    }
  });

  const listOperations = allOperations.filter(({ operation }) => operation.list);

  it.each(listOperations)('$name asks the database nothing that its language lacks', async ({ name, operation }) => {
    expect(operation.list).toBeDefined();
    for (const filter of filters) expectRefused(await send(name, operation, { query: { filter } }), filter);
    for (const [key, { schema }] of Object.entries(operation.list?.filters ?? {}))
      for (const operator of operators) {
        if (schema.safeParse(operator).success) continue;
        const filter = JSON.stringify({ [key]: operator });
        expectRefused(await send(name, operation, { query: { filter } }), filter);
      }
    for (const sort of [
      '["$where","ASC"]',
      '["__proto__","ASC"]',
      '["passwordHash","ASC"]',
      '{"$gt":1}',
      '["id","id"]',
      '["id"]',
    ])
      expectRefused(await send(name, operation, { query: { sort } }), sort);
    for (const range of ['[0,-1]', '[5,1]', '["0",{"$gt":1}]', '[0,1e99]', '[0]', '{}'])
      expectRefused(await send(name, operation, { query: { range } }), range);
    expectRefused(await send(name, operation, { query: { 'filter[id][$gt]': '' } }), 'brackets');
  });

  it('an enormous range is cut to what a list gives at once', () => {
    for (const { name, operation } of listOperations) {
      if (!operation.list) continue;
      const { range } = parseListQuery(operation.list, { range: '[0,1000000]' });
      expect(range[1] + 1, name).toBeLessThanOrEqual(1_000);
    }
  });

  it.each(allOperations.filter(({ operation }) => operation.method === 'GET'))(
    '$name refuses parameters that it does not know or gets twice',
    async ({ name, operation }) => {
      expectRefused(
        await send(name, operation, { query: { ...acceptableInput(operation).query, planted: '1' } }),
        'unknown',
      );
      const request = requestOf(operation, {});
      const path = typeof request.url === 'string' ? request.url : '';
      const twice = await api.inject({ ...request, url: `${path}?range=[0,1]&range=[0,2]` });
      expect([400, 401]).toContain(twice.statusCode);
    },
  );
});
