import { defineEntity, p } from '@mikro-orm/core';
import type { CollectionDefinition } from '../database/collection-definition.ts';

/** A secret that the processes on one database share. */
export const ServerSecret = defineEntity({
  name: 'ServerSecret',
  tableName: 'server-secrets',
  properties: { _id: p.string().primary(), value: p.string() },
});
export const serverSecretCollection: CollectionDefinition = { entity: ServerSecret, indexes: [] };

export interface ServerSecretRow {
  readonly _id: string;
  readonly value: string;
}
