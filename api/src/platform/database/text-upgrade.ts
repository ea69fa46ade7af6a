import { textRepairs } from '@prentice/contract';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { Document } from 'mongodb';
import { z } from 'zod';
import { Database } from './database.service.ts';
import type { CollectionDefinition } from './collection-definition.ts';

const DONE = { _id: 'texts' };

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
 * Brings what people wrote before the rules for texts were stricter into their form, once: otherwise validation would
 * reject it on every read and save.
 */
@Injectable()
export class TextUpgrade implements OnApplicationBootstrap {
  private readonly logger = new Logger('TextUpgrade');

  constructor(private readonly database: Database) {}

  async onApplicationBootstrap(): Promise<void> {
    const upgrades = this.database.db.collection<{ _id: string }>('upgrades');
    if (await upgrades.findOne(DONE)) return;
    let count = 0;
    for (const stored of this.database.stored) count += await this.repair(stored);
    if (count > 0) this.logger.log(`Removed characters that cannot be used from ${count} records.`);
    await upgrades.updateOne(DONE, { $setOnInsert: DONE }, { upsert: true });
  }

  private async repair({ entity, texts }: CollectionDefinition): Promise<number> {
    if (!texts) return 0;
    const rows = this.database.collection<Document>(entity);
    const projection = Object.fromEntries([...Object.keys(texts.shape), 'updatedAt'].map((field) => [field, 1]));
    let count = 0;
    for await (const { _id, updatedAt, ...row } of rows.find({}, { projection })) {
      const better = Object.entries<unknown>(Object.assign({}, withRepairedTexts(texts, row)));
      const changed = Object.fromEntries(better.filter(([field, value]) => !isDeepStrictEqual(value, row[field])));
      if (Object.keys(changed).length === 0) continue;
      /* An edit at this moment has been checked. */
      await rows.updateOne({ _id, updatedAt }, { $set: changed });
      count += 1;
    }
    return count;
  }
}
