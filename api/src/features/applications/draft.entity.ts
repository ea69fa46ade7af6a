import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { applicationDraft, type Answer } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { recordProperties, type Stored } from '../../platform/database/stored.ts';
import { DAY } from '../../platform/clock/clock.ts';

/** What an intern has written of an application that is not sent yet. */
export const Draft = defineEntity({
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
export type DraftRow = InferEntity<typeof Draft> & { _id: ObjectId };

export const draftStored: Stored = {
  entity: Draft,
  texts: applicationDraft,
  indexes: [
    { key: { internId: 1, internshipId: 1 }, name: 'application_draft', unique: true },
    { key: { internshipId: 1 }, name: 'application_draft_internship' },
    { key: { updatedAt: 1 }, name: 'application_draft_ttl', expireAfterSeconds: (180 * DAY) / 1000 },
  ],
};
