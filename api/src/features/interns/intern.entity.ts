import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { internUpdate, savedSearchWrite, type InternUpdate } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import {
  editedProperties,
  recordProperties,
  type CollectionDefinition,
} from '../../platform/database/collection-definition.ts';
import { defaultCvUpgrade } from './default-cv.ts';

export const InternProfile = defineEntity({
  name: 'InternProfile',
  tableName: 'interns',
  properties: {
    ...editedProperties,
    userId: p.type(ObjectId),
    /** Copies of the account's address and status, kept up to date. */
    email: p.string(),
    status: p.string(),
    firstName: p.string().nullable(),
    lastName: p.string().nullable(),
    maskedName: p.string(),
    phone: p.string().nullable(),
    headline: p.string().nullable(),
    about: p.string().nullable(),
    education: p.json<InternUpdate['education']>(),
    experience: p.json<InternUpdate['experience']>(),
    projects: p.json<InternUpdate['projects']>(),
    skills: p.json<InternUpdate['skills']>(),
    languages: p.json<InternUpdate['languages']>(),
    links: p.json<string[]>(),
    locationPreferences: p.json<InternUpdate['locationPreferences']>(),
    workModes: p.json<InternUpdate['workModes']>(),
    availability: p.json<NonNullable<InternUpdate['availability']>>().nullable(),
    workAuthorisation: p.json<InternUpdate['workAuthorisation']>(),
    visibility: p.string().$type<InternUpdate['visibility']>(),
    defaultCvId: p.type(ObjectId).nullable(),
    completeness: p.integer(),
  },
});
export type InternEntity = InferEntity<typeof InternProfile>;
export type InternRow = InternEntity & { _id: ObjectId };

export const Bookmark = defineEntity({
  name: 'Bookmark',
  tableName: 'bookmarks',
  properties: { ...recordProperties, userId: p.type(ObjectId), internshipId: p.type(ObjectId) },
});
export type BookmarkRow = InferEntity<typeof Bookmark> & { _id: ObjectId };

export const SavedSearch = defineEntity({
  name: 'SavedSearch',
  tableName: 'saved-searches',
  properties: {
    ...editedProperties,
    userId: p.type(ObjectId),
    name: p.string(),
    query: p.string(),
    notify: p.boolean(),
    /** The same for searches that find the same; null in records from before there was one. */
    searchKey: p.string().nullable(),
    /** What opened from then on is new to its owner. */
    notifiedAt: p.datetime().$type<Date>(),
  },
});

export const internCollections: readonly CollectionDefinition[] = [
  {
    entity: InternProfile,
    personal: { export: 'profile', erasure: 'delete' },
    texts: internUpdate,
    upgrades: [defaultCvUpgrade],
    indexes: [
      { key: { userId: 1 }, name: 'intern_user', unique: true },
      { key: { createdAt: -1, _id: -1 }, name: 'intern_created' },
      { key: { completeness: -1, _id: -1 }, name: 'intern_completeness' },
      { key: { updatedAt: -1, _id: -1 }, name: 'intern_updated' },
      { key: { visibility: 1, updatedAt: -1, _id: -1 }, name: 'intern_visible' },
    ],
  },
  {
    entity: Bookmark,
    personal: { export: 'bookmarks', erasure: 'delete' },
    indexes: [
      { key: { userId: 1, internshipId: 1 }, name: 'bookmark_once', unique: true },
      { key: { userId: 1, createdAt: -1, _id: -1 }, name: 'bookmark_user' },
      { key: { internshipId: 1 }, name: 'bookmark_internship' },
    ],
  },
  {
    entity: SavedSearch,
    personal: { export: 'savedSearches', erasure: 'delete' },
    formerFields: { toldAt: 'notifiedAt' },
    texts: savedSearchWrite,
    indexes: [
      { key: { userId: 1, createdAt: -1, _id: -1 }, name: 'saved_search_user' },
      { key: { notify: 1, _id: 1 }, name: 'saved_search_notify' },
      {
        key: { userId: 1, searchKey: 1 },
        name: 'saved_search_once',
        unique: true,
        partialFilterExpression: { searchKey: { $type: 'string' } },
      },
    ],
    duplicates: { saved_search_once: 'SEARCH_SAVED' },
  },
];
