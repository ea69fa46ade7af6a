import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { resumeWrite, type ResumeContent, type ResumeLanguage, type ResumeTemplate } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { editedProperties, type CollectionDefinition } from '../../../platform/database/collection-definition.ts';

/** A named version of a student's CV, written in the editor. */
export const Resume = defineEntity({
  name: 'Resume',
  tableName: 'resumes',
  properties: {
    ...editedProperties,
    userId: p.type(ObjectId),
    name: p.string(),
    template: p.string().$type<ResumeTemplate>(),
    language: p.string().$type<ResumeLanguage>(),
    content: p.json().$type<ResumeContent>(),
  },
});
export type ResumeRow = InferEntity<typeof Resume> & { _id: ObjectId };

export const resumeCollection: CollectionDefinition = {
  entity: Resume,
  personal: { export: 'resumes', erasure: 'delete' },
  texts: resumeWrite,
  indexes: [{ key: { userId: 1, updatedAt: -1, _id: -1 }, name: 'resume_owner' }],
};
