import { allOperations, id, type OperationShape } from '@prentice/contract';
import type { z } from 'zod';

/**
 * A schema that has no parts of its own, and where in a request it is: `applications.submit body.answers[].key`.
 */
export interface SchemaLeaf {
  readonly operation: string;
  readonly place: string;
  /** The name of the nearest property. */
  readonly name: string;
  readonly schema: z.ZodType;
}

type Part = readonly [suffix: string, schema: z.core.$ZodType];

/* Zod's own union of its kinds of schema: the definition tells them apart, the general type does not. */
const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;
const kindOf = (schema: z.core.$ZodType): string => definitionOf(schema).type;

/** A pipe from text to text is one leaf: what its first half accepts, the second may still refuse. */
function pipeParts(input: z.core.$ZodType, output: z.core.$ZodType): Part[] | null {
  if (kindOf(input) === 'transform') return [['', output]];
  if (kindOf(output) === 'transform') return [['', input]];
  return null;
}

/** The parts of a schema with what each adds to the place; null for a leaf. */
function partsOf(schema: z.core.$ZodType): Part[] | null {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return Object.entries(definition.shape).map(([key, inner]): Part => [`.${key}`, inner]);
    case 'array':
      return [['[]', definition.element]];
    case 'tuple':
      return definition.items.map((inner, index): Part => [`[${index}]`, inner]);
    case 'record':
      return [
        ['{key}', definition.keyType],
        ['{}', definition.valueType],
      ];
    case 'union':
      return definition.options.map((inner): Part => ['', inner]);
    case 'intersection':
      return [
        ['', definition.left],
        ['', definition.right],
      ];
    case 'pipe':
      return pipeParts(definition.in, definition.out);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return [['', definition.innerType]];
    default:
      return null;
  }
}

function leavesOf(operation: string, place: string, schema: z.core.$ZodType): SchemaLeaf[] {
  const parts = partsOf(schema);
  if (parts) return parts.flatMap(([suffix, inner]) => leavesOf(operation, place + suffix, inner));
  const name = /(\w+)(?:\[\d*\]|\{\w*\})*$/.exec(place)?.[1] ?? '';
  return [{ operation, place, name, schema: schema as z.ZodType }];
}

/** Every leaf of what an operation accepts: path, query, filters of a list, body. */
export function leavesOfOperation(name: string, { params, query, body, list }: OperationShape): SchemaLeaf[] {
  const parts = Object.entries({ params, query, body });
  return [
    ...parts.flatMap(([part, schema]) => (schema ? leavesOf(name, part, schema) : [])),
    ...Object.entries(list?.filters ?? {}).flatMap(([key, { schema }]) => leavesOf(name, `filter.${key}`, schema)),
  ];
}

/** Every leaf of everything that any operation accepts. */
export const allRequestLeaves: readonly SchemaLeaf[] = allOperations.flatMap(({ name, operation }) =>
  leavesOfOperation(name, operation),
);

const patternsOf = (schema: z.ZodType): string[] =>
  (definitionOf(schema).checks ?? []).flatMap(({ _zod: { def } }) =>
    'pattern' in def && def.pattern instanceof RegExp ? [def.pattern.source] : [],
  );
const idPatterns = patternsOf(id);

/** Whether the leaf takes the id of a record, and nothing else. */
export const isId = ({ schema }: SchemaLeaf): boolean => patternsOf(schema).some((text) => idPatterns.includes(text));
