import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { abilityFor } from '../src/abilities.ts';
import { allOperations } from '../src/operations.ts';
import { principals } from './principals.ts';

const named = allOperations.map(({ name, operation }) => [name, operation] as const);
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
    for (const schema of [params, query, body])
      if (schema) expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow();
    if (reply) expect(() => z.toJSONSchema(reply, { io: 'output' })).not.toThrow();
  });
  it.each(named)('%s changes nothing by GET and sends no body with it', (_, { method, body, status }) => {
    if (method === 'GET') expect([body, status ?? 200]).toEqual([undefined, 200]);
    else expect(status ?? 200).toBeLessThan(300);
  });
  it.each(named)('%s is granted to somebody and withheld from somebody', (_, { access }) => {
    if (access.kind !== 'ability') return;
    const granted = Object.values(principals).map((actor) => abilityFor(actor).can(access.action, access.subject));
    expect(granted).toContain(true);
    expect(granted).toContain(false);
  });
});
