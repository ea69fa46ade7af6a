import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import {
  resumeDraftWrite,
  resumeWrite,
  type ResumeContent,
  type ResumeDraftContent,
  type ResumeLanguage,
  type ResumeTemplate,
} from '@prentice/contract';
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

/** What a student has written in the editor, finished or not: one for each, so that every device continues with it. */
export const ResumeDraft = defineEntity({
  name: 'ResumeDraft',
  tableName: 'resume-drafts',
  properties: {
    ...editedProperties,
    userId: p.type(ObjectId),
    template: p.string().$type<ResumeTemplate>(),
    language: p.string().$type<ResumeLanguage>(),
    content: p.json().$type<ResumeDraftContent>(),
  },
});
export type ResumeDraftRow = InferEntity<typeof ResumeDraft> & { _id: ObjectId };

export const resumeCollections: readonly CollectionDefinition[] = [
  {
    entity: Resume,
    personal: { export: 'resumes', erasure: 'delete' },
    texts: resumeWrite,
    indexes: [{ key: { userId: 1, updatedAt: -1, _id: -1 }, name: 'resume_owner' }],
  },
  {
    entity: ResumeDraft,
    personal: { export: 'resumeDrafts', erasure: 'delete' },
    texts: resumeDraftWrite,
    indexes: [{ key: { userId: 1 }, name: 'resume_draft_owner', unique: true }],
  },
];
