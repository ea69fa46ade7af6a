import type { AnyBulkWriteOperation, Document, ObjectId } from 'mongodb';
import type { Upgrade } from '../../platform/upgrades/upgrade.ts';

const PROFILES_PER_BATCH = 500;

/** Marks the chosen CVs of profiles as such, which was not done when they were chosen. */
export const defaultCvUpgrade: Upgrade = {
  name: 'documents: default CV',
  migrate: async function* (db) {
    const documents = db.collection('documents');
    const profiles = db
      .collection<{ defaultCvId: ObjectId | null }>('interns')
      .find({ defaultCvId: { $ne: null } }, { projection: { defaultCvId: 1 } });
    let batch: AnyBulkWriteOperation<Document>[] = [];
    const write = async (): Promise<number> => {
      const { modifiedCount } = await documents.bulkWrite(batch, { ordered: false });
      batch = [];
      return modifiedCount;
    };
    for await (const { defaultCvId } of profiles) {
      if (!defaultCvId) continue;
      batch.push({
        updateOne: { filter: { _id: defaultCvId, isDefault: false }, update: { $set: { isDefault: true } } },
      });
      if (batch.length === PROFILES_PER_BATCH) yield await write();
    }
    if (batch.length > 0) yield await write();
  },
};
