import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { applicationDraft, type Answer } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { recordProperties, type CollectionDefinition } from '../../../platform/database/collection-definition.ts';
import { DAY } from '../../../platform/clock/clock.ts';

/** What an intern has written of an application that is not sent yet. */
export const ApplicationDraftEntity = defineEntity({
  name: 'ApplicationDraft',
  tableName: 'application-drafts',
  properties: {
    ...recordProperties,
    internId: p.type(ObjectId),
    internshipId: p.type(ObjectId),
    cvDocumentId: p.string().nullable(),
    coverNote: p.string().nullable(),
    answers: p.json<Answer[]>(),
  },
});
export type ApplicationDraftRow = InferEntity<typeof ApplicationDraftEntity> & { _id: ObjectId };

export const applicationDraftCollection: CollectionDefinition = {
  entity: ApplicationDraftEntity,
  texts: applicationDraft,
  indexes: [
    { key: { internId: 1, internshipId: 1 }, name: 'application_draft', unique: true },
    { key: { internshipId: 1 }, name: 'application_draft_internship' },
    { key: { updatedAt: 1 }, name: 'application_draft_ttl', expireAfterSeconds: (180 * DAY) / 1000 },
  ],
};
