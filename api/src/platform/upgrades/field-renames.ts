import type { Db } from 'mongodb';
import type { CollectionDefinition } from '../database/collection-definition.ts';
import type { Upgrade } from './upgrade.ts';

/**
 * Returns the upgrades that bring records of earlier versions to today's names of fields and values, as the definitions
 * of their collections say. Indexes of former fields are dropped: nothing asks by them any more.
 */
export function renames(collections: readonly CollectionDefinition[]): Upgrade[] {
  return collections.flatMap(({ entity, formerFields = {}, formerValues = {} }) => {
    const { tableName } = entity.meta;
    const ofFields = Object.entries(formerFields).map(([former, current]): Upgrade => ({
      name: `rename ${tableName}.${former}`,
      alone: (db) => renameField(db, tableName, former, current),
    }));
    const ofValues = Object.entries(formerValues).flatMap(([field, values]) =>
      Object.entries(values).map(([former, current]): Upgrade => ({
        name: `rename ${tableName}.${field}=${former}`,
        alone: async (db) => {
          await db.collection(tableName).updateMany({ [field]: former }, { $set: { [field]: current } });
        },
      })),
    );
    return [...ofFields, ...ofValues];
  });
}

async function renameField(db: Db, tableName: string, former: string, current: string): Promise<void> {
  const rows = db.collection(tableName);
  const isNew = (await db.listCollections({ name: tableName }).toArray()).length === 0;
  if (isNew) return;
  for (const { name, key } of await rows.indexes())
    if (Object.keys(key).some((path) => path === former || path.startsWith(`${former}.`)))
      await rows.dropIndex(String(name));
  await rows.updateMany({ [former]: { $exists: true } }, { $rename: { [former]: current } });
}
