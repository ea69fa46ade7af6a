import type { ErrorCode } from '@prentice/contract';
import { p } from '@mikro-orm/core';
import type { IndexDescription } from 'mongodb';
import { ObjectId } from 'mongodb';
import type { z } from 'zod';
import type { Upgrade } from '../upgrades/upgrade.ts';

/** An entity schema, as far as its collection is concerned. */
export interface EntitySchema {
  readonly meta: { readonly tableName: string; readonly properties?: object };
}

/**
 * What export and erasure do with one collection; the author of a new one must say so. The reasons are those of
 * docs/decisions/0020.
 */
export interface PersonalContent {
  /**
   * The section of the export with it; null when it has nothing about a person that is not in another section or a
   * secret.
   */
  readonly export: string | null;
  /**
   * `delete` and `blank` (all that says who it was) at the erasure, `expire` by a time limit of hours or days, `none`
   * where nothing is about a person; everything else with its reason.
   */
  readonly erasure: 'delete' | 'blank' | 'expire' | 'none';
  readonly why?: string;
}

export const noPersonalData: PersonalContent = { export: null, erasure: 'none' };

/**
 * What a feature stores in one collection: the entity, its indexes as MongoDB describes them, and which refusal a
 * violated unique index means.
 */
export interface CollectionDefinition {
  readonly entity: EntitySchema;
  readonly personal: PersonalContent;
  readonly indexes: readonly (IndexDescription & { name: string })[];
  /** What people wrote in its records: texts that were stored under older rules are brought into form once. */
  readonly texts?: z.ZodObject;
  /** Changes of its records, in their order (docs/decisions/0047). */
  readonly upgrades?: readonly Upgrade[];
  /**
   * Names that fields had in the first versions, each with the present one: records are brought to it before anything
   * reads them. A field that gets another name today has an upgrade.
   */
  readonly formerFields?: Readonly<Record<string, string>>;
  /** By field, the values that it had in the first versions, each with the present one. */
  readonly formerValues?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly duplicates?: Readonly<Record<string, ErrorCode>>;
  /** Paths of the fields that name stored files: what none of them names is deleted by maintenance. */
  readonly files?: readonly string[];
}

/** Properties of every record. Times are set from the injected clock when a record is written. */
export const recordProperties = {
  _id: p.type(ObjectId).primary(),
  createdAt: p.datetime().$type<Date>(),
  updatedAt: p.datetime().$type<Date>(),
};

/** Properties of a record that people edit: concurrent edits are detected by the version. */
export const editedProperties = { ...recordProperties, version: p.integer().version() };
