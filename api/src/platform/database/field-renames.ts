import type { Db } from 'mongodb';
import type { CollectionDefinition } from './collection-definition.ts';

/**
 * Brings records of earlier versions to today's names of fields and values, as the definitions of their collections
 * say; `upgrades` keeps which renames are done. Repeating one is harmless, so processes that start together need not
 * wait for each other, and one that was killed continues at the next start. Indexes of former fields are dropped:
 * nothing asks by them any more.
 */
export async function renameFields(db: Db, collections: readonly CollectionDefinition[]): Promise<void> {
  const upgrades = db.collection<{ _id: string }>('upgrades');
  const done = new Set((await upgrades.find().toArray()).map(({ _id }) => _id));
  const once = async (_id: string, rename: () => Promise<void>): Promise<void> => {
    if (done.has(_id)) return;
    await rename();
    await upgrades.updateOne({ _id }, { $setOnInsert: { _id } }, { upsert: true });
  };
  for (const { entity, formerFields = {}, formerValues = {} } of collections) {
    const { tableName } = entity.meta;
    for (const [former, current] of Object.entries(formerFields))
      await once(`rename ${tableName}.${former}`, () => renameField(db, tableName, former, current));
    for (const [field, values] of Object.entries(formerValues))
      for (const [former, current] of Object.entries(values))
        await once(`rename ${tableName}.${field}=${former}`, async () => {
          await db.collection(tableName).updateMany({ [field]: former }, { $set: { [field]: current } });
        });
  }
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
