import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { abilityFor } from '../src/abilities.ts';
import { allOperations } from '../src/operations.ts';
import { principals } from './principals.ts';

const named = allOperations.map(({ name, operation }) => [name, operation] as const);
const gets = named.filter(([, operation]) => operation.method === 'GET');
const restricted = named.flatMap(([name, { access }]) => (access.kind === 'ability' ? [[name, access] as const] : []));
const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape).toSorted() : [];

describe('operations', () => {
  it('have one method and path each', () => {
    const routes = named.map(([, { method, path }]) => `${method} ${path}`);
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });
  it.each(named)('%s declares exactly the parameters of its path', (_, { path, params }) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '').toSorted();
    expect(keysOf(params)).toEqual(inPath);
  });
  it.each(named)('%s declares its reply', (_, { reply, replyKind }) => {
    const bare = replyKind === 'file' || replyKind === 'empty' || replyKind === 'events';
    expect(reply !== undefined).toBe(!bare);
  });
  it.each(named)('%s can be described in JSON Schema', (_, { params, query, body, reply }) => {
    const inputs = [params, query, body].filter((schema) => schema !== undefined);
    const described = [
      ...inputs.map((schema) => z.toJSONSchema(schema, { io: 'input' })),
      ...(reply ? [z.toJSONSchema(reply, { io: 'output' })] : []),
    ];
    expect(described.filter((schema) => Object.keys(schema).length < 2)).toEqual([]);
  });
  it.each(gets)('%s changes nothing and sends no body', (_, { body, status, idempotent, ifMatch }) => {
    expect([body, status ?? 200, idempotent ?? false, ifMatch ?? false]).toEqual([undefined, 200, false, false]);
  });
  it.each(restricted)('%s is granted to somebody and withheld from somebody', (_, { action, subject }) => {
    const granted = Object.values(principals).map((actor) => abilityFor(actor).can(action, subject));
    expect(granted).toContain(true);
    expect(granted).toContain(false);
  });
});
