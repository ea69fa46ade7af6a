import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { ObjectId } from 'mongodb';
import { editedProperties, type CollectionDefinition } from '../../../platform/database/collection-definition.ts';

/** What a team writes to itself about an application. */
export const ApplicationNote = defineEntity({
  name: 'ApplicationNote',
  tableName: 'application-notes',
  properties: {
    ...editedProperties,
    applicationId: p.type(ObjectId),
    employerId: p.type(ObjectId),
    authorId: p.type(ObjectId),
    authorName: p.string(),
    text: p.string(),
  },
});
export type ApplicationNoteRow = InferEntity<typeof ApplicationNote> & { _id: ObjectId };

export const applicationNoteCollection: CollectionDefinition = {
  entity: ApplicationNote,
  indexes: [
    { key: { applicationId: 1, createdAt: 1, _id: 1 }, name: 'application_note' },
    { key: { employerId: 1, createdAt: 1, _id: 1 }, name: 'application_note_employer' },
  ],
};
