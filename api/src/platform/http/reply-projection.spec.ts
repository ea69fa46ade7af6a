import { allOperations } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { projectionFor } from './reply-projection.ts';

const address = z.object({ city: z.string(), street: z.string().nullable() });
const person = z.object({
  name: z.string().default(''),
  addresses: z.array(address),
  home: address.nullable(),
  work: address.optional(),
  visits: z.record(z.string(), z.object({ at: z.iso.datetime() })),
  contact: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('mail'), to: z.string() }),
    z.object({ kind: z.literal('phone'), number: z.string(), note: z.string().optional() }),
  ]),
});
const home = { city: 'Wien', street: null };
const ada = {
  name: 'Ada',
  addresses: [home, home],
  home,
  work: home,
  visits: { first: { at: '2026-01-01T00:00:00.000Z' } },
  contact: { kind: 'phone', number: '1', note: 'late' },
};
const secret = { secret: 'x' };

describe('the projection of a reply', () => {
  it('returns what is declared throughout as it is, without a copy', () => {
    expect(projectionFor(person)(ada)).toBe(ada);
  });

  it.each([
    ['at the top', { ...ada, ...secret }],
    ['in an object', { ...ada, home: { ...home, ...secret } }],
    ['in an optional object', { ...ada, work: { ...home, ...secret } }],
    ['in one row of a list', { ...ada, addresses: [home, { ...home, ...secret }] }],
    ['in a record', { ...ada, visits: { first: { at: '2026-01-01T00:00:00.000Z', ...secret } } }],
    ['in a union', { ...ada, contact: { ...ada.contact, ...secret } }],
    ['in a union, as a field of another option', { ...ada, contact: { ...ada.contact, to: 'x' } }],
    ['in what only becomes an object for JSON', { ...ada, home: { toJSON: () => ({ ...home, ...secret }) } }],
  ])('removes an undeclared field %s', (_, value) => {
    expect(projectionFor(person)(value)).toEqual(ada);
  });

  it('removes an object where a scalar is declared', () => {
    expect(JSON.stringify(projectionFor(address)({ city: secret, street: [secret] }))).toBe('{}');
  });

  it('leaves what becomes a scalar for JSON', () => {
    const epoch = new Date(0);
    expect(projectionFor(z.object({ at: z.iso.datetime() }))({ at: epoch })).toEqual({ at: epoch });
  });

  it('does not change the value that it was given', () => {
    const value = { ...ada, home: { ...home, ...secret } };
    projectionFor(person)(value);
    expect(value.home).toEqual({ ...home, ...secret });
  });

  it('leaves alone what is declared as anything', () => {
    const anything = { a: { ...secret } };
    expect(projectionFor(z.record(z.string(), z.unknown()))(anything)).toBe(anything);
    expect(projectionFor(z.looseObject({ a: z.object({}) }))({ a: secret, b: secret })).toEqual({ a: {}, b: secret });
  });

  it('leaves null, a missing field and a value that is no object', () => {
    expect(projectionFor(person)(null)).toBeNull();
    expect(projectionFor(person)({ ...ada, home: null, work: undefined })).toEqual({
      ...ada,
      home: null,
      work: undefined,
    });
    expect(projectionFor(z.union([z.string(), address]))('text')).toBe('text');
  });

  describe('of views of one record', () => {
    const wide = z.object({ id: z.string(), name: z.string(), phone: z.string(), email: z.string() });
    const views = z.union([wide, wide.pick({ id: true, name: true })]);

    it('keeps the whole of the widest view', () => {
      const row = { id: '1', name: 'A', phone: '2', email: '3' };
      expect(projectionFor(views)(row)).toBe(row);
    });

    it('keeps the whole of the widest view of a union within a union', () => {
      const row = { id: '1', name: 'A', phone: '2', email: '3' };
      const summary = wide.pick({ id: true });
      expect(projectionFor(z.union([views, summary]))(row)).toBe(row);
      expect(projectionFor(z.union([views.nullable(), summary]))({ ...row, ...secret })).toEqual(row);
    });

    it('removes from a narrow view what only a wider one has', () => {
      expect(projectionFor(views)({ id: '1', name: 'A', phone: '2' })).toEqual({ id: '1', name: 'A' });
    });

    it('keeps what some view has when none is complete', () => {
      expect(projectionFor(views)({ id: '1', phone: '2', ...secret })).toEqual({ id: '1', phone: '2' });
    });
  });

  it('exists for every declared reply', () => {
    const replies = allOperations.flatMap(({ operation }) => (operation.reply ? [operation.reply] : []));
    expect(() => replies.map(projectionFor)).not.toThrow();
  });

  it('refuses a kind of schema that it does not know, instead of sending everything', () => {
    expect(() => projectionFor(z.map(z.string(), z.string()))).toThrow('map');
  });
});
