import { noteList, operation, publicAccess } from '@prentice/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { OperationsController, operationOf, pickOperations, type Handlers } from './operations-controller.decorator.ts';

const operations = {
  greet: operation({
    method: 'POST',
    path: '/greetings',
    summary: 'Greet somebody',
    access: publicAccess,
    rate: 'write',
    body: z.object({ name: z.string() }),
    reply: z.object({ text: z.string() }),
  }),
  count: operation({ method: 'GET', path: '/greetings', summary: 'Count them', access: publicAccess, rate: 'read' }),
};

const lists = {
  list: operation({
    method: 'GET',
    path: '/greetings',
    summary: 'List them',
    access: publicAccess,
    rate: 'read',
    list: noteList,
    reply: z.object({ text: z.string() }),
  }),
};

@OperationsController(operations)
class Greetings {
  readonly greet = 'Hello';
  readonly handlers: Handlers<typeof operations> = {
    greet: ({ body }) => ({ text: `${this.greet}, ${body.name}` }),
    count: () => 1,
  };
}

/** Returns the method that the decorator adds for an operation. */
function methodOf(name: keyof typeof operations): (this: Greetings, call: unknown) => unknown {
  const method: unknown = Reflect.get(Greetings.prototype, `handlers.${name}`);
  if (!isMethod(method)) throw new Error(`There is no method for ${name}.`);
  return method;
}
const isMethod = (value: unknown): value is (this: Greetings, call: unknown) => unknown => typeof value === 'function';

it('makes one route of each operation, answered by its handler even beside a property of its name', () => {
  const greet = methodOf('greet');
  expect(operationOf(greet)).toBe(operations.greet);
  expect(operationOf(methodOf('count'))).toBe(operations.count);
  expect(greet.call(new Greetings(), { body: { name: 'Ada' } })).toEqual({ text: 'Hello, Ada' });
});

it('does not compile when a handler is missing, misspelt, or reads what its operation does not declare', () => {
  const greet = ({ body }: { body: { name: string } }) => ({ text: body.name });
  // @ts-expect-error count is missing
  const missing: Handlers<typeof operations> = { greet };
  // @ts-expect-error no operation of this name
  const extra: Handlers<typeof operations> = { greet, count: () => 1, recount: () => 1 };
  // @ts-expect-error the body has no age
  const wrong: Handlers<typeof operations> = { greet: ({ body }) => ({ text: body.age }), count: () => 1 };
  const entry: Handlers<Pick<typeof operations, 'count'>> = { count: () => 1 };
  expect(Object.keys(pickOperations(operations, 'count'))).toEqual(Object.keys(entry));
  expect([missing, extra, wrong]).toHaveLength(3);
});

it('does not compile when a reply lacks a field or has another type; dates and ids become text', () => {
  // @ts-expect-error the reply has no text
  const empty: Handlers<typeof operations> = { greet: () => ({}), count: () => 1 };
  // @ts-expect-error the text is a number
  const numeric: Handlers<typeof operations> = { greet: () => ({ text: 1 }), count: () => 1 };
  // @ts-expect-error a page has its total
  const partial: Handlers<typeof lists> = { list: () => ({ items: [] }) };
  const dated: Handlers<typeof operations> = { greet: async () => ({ text: new Date(0), more: 1 }), count: () => 1 };
  expect([empty, numeric, partial, dated]).toHaveLength(4);
});
