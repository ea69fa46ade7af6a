import { textRepairs } from '@prentice/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from 'mongodb';
import { z } from 'zod';
import type { CollectionDefinition } from '../database/collection-definition.ts';
import type { Upgrade } from './upgrade.ts';

const RECORDS_PER_BATCH = 200;

function repairedText(schema: z.ZodType, text: string): string {
  if (schema.safeParse(text).success) return text;
  let better = text;
  for (const repair of textRepairs) {
    better = repair(better);
    if (schema.safeParse(better).success) return better;
  }
  return text;
}

/** Returns the schema of an object or a list within what makes it optional. */
function unwrapOptional(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return unwrapOptional(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  const wrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return wrapped ? unwrapOptional(schema.unwrap()) : schema;
}

/**
 * Repairs texts: returns a stored value whose texts the schema accepts, as far as they can be repaired; all else is as
 * it was.
 */
export function withRepairedTexts(schema: z.ZodType, value: unknown): unknown {
  if (typeof value === 'string') return repairedText(schema, value);
  const inner = unwrapOptional(schema);
  if (Array.isArray(value) && inner instanceof z.ZodArray) {
    const { element } = inner;
    return element instanceof z.ZodType ? value.map((entry) => withRepairedTexts(element, entry)) : value;
  }
  if (value === null || typeof value !== 'object' || !(inner instanceof z.ZodObject)) return value;
  const shape: Readonly<Record<string, unknown>> = inner.shape;
  const entries = Object.entries(value).map(([key, entry]): [string, unknown] => {
    const part = shape[key];
    return [key, part instanceof z.ZodType ? withRepairedTexts(part, entry) : entry];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns the upgrade that brings what people wrote before the rules for texts were stricter into their form, once:
 * otherwise validation would reject it on every read and save.
 */
export const textRepair = (collections: readonly CollectionDefinition[]): Upgrade => ({
  name: 'texts',
  migrate: async function* (db) {
    for (const stored of collections) yield* repairTexts(db, stored);
  },
});

async function* repairTexts(db: Db, { entity, texts }: CollectionDefinition): AsyncIterable<number> {
  if (!texts) return;
  const rows = db.collection(entity.meta.tableName);
  const projection = Object.fromEntries([...Object.keys(texts.shape), 'updatedAt'].map((field) => [field, 1]));
  let seen = 0;
  let count = 0;
  for await (const { _id, updatedAt, ...row } of rows.find({}, { projection })) {
    const better = Object.entries<unknown>(Object.assign({}, withRepairedTexts(texts, row)));
    const changed = Object.fromEntries(better.filter(([field, value]) => !isDeepStrictEqual(value, row[field])));
    /* An edit at this moment has been checked. */
    if (Object.keys(changed).length > 0)
      count += (await rows.updateOne({ _id, updatedAt }, { $set: changed })).modifiedCount;
    if (++seen % RECORDS_PER_BATCH > 0) continue;
    yield count;
    count = 0;
  }
  yield count;
}
