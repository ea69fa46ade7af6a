import { defineEntity, p } from '@mikro-orm/core';
import { ObjectId } from 'mongodb';
import { editedProperties, type Stored } from '../../platform/database/stored.ts';

/** A company, as far as signing up fills it in. */
export const Employer = defineEntity({
  name: 'Employer',
  tableName: 'employers',
  properties: {
    ...editedProperties,
    legalName: p.string(),
    slug: p.string(),
    website: p.string(),
    emailDomain: p.string().nullable(),
  },
});

export const employerStored: Stored = {
  entity: Employer,
  indexes: [{ key: { slug: 1 }, name: 'employer_slug', unique: true }],
};

/** A user's place in an employer. */
export const Member = defineEntity({
  name: 'Member',
  tableName: 'members',
  properties: {
    ...editedProperties,
    userId: p.type(ObjectId),
    employerId: p.type(ObjectId),
    role: p.string().$type<'owner' | 'recruiter' | 'reviewer'>(),
  },
});

/** A membership as it is stored. */
export interface MemberRow {
  _id: ObjectId;
  userId: ObjectId;
  employerId: ObjectId;
  role: 'owner' | 'recruiter' | 'reviewer';
}

export const memberStored: Stored = {
  entity: Member,
  indexes: [
    { key: { userId: 1 }, name: 'member_user', unique: true },
    { key: { employerId: 1, role: 1 }, name: 'member_employer' },
  ],
};
