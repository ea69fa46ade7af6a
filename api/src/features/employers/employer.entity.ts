import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import {
  employerUpdate,
  type EmployerType,
  type EmployerUpdate,
  type VerificationCheck,
  type EmployerVerificationState,
} from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { editedProperties, type CollectionDefinition } from '../../platform/database/collection-definition.ts';

/** The verification as it is stored: as in the contract, with its instants as dates. */
export interface StoredVerification {
  readonly state: EmployerVerificationState;
  readonly level: 1 | 2 | null;
  readonly verifiedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly graceUntil: Date | null;
  readonly retryFrom: Date | null;
}

/** How an employer answers, with the moment of counting. */
export interface StoredResponsiveness {
  readonly medianDays: number;
  readonly withinPromise: number;
  readonly count: number;
  readonly computedAt: Date;
}

/** Why, when and by whom an employer was suspended. */
export interface StoredSuspension {
  readonly reason: string;
  readonly note: string;
  readonly at: Date;
  readonly by: ObjectId | null;
}

/** The picture itself lies in the file store. */
interface StoredLogo {
  readonly key: string;
  readonly mediaType: string;
}

export const Employer = defineEntity({
  name: 'Employer',
  tableName: 'employers',
  properties: {
    ...editedProperties,
    slug: p.string(),
    legalName: p.string(),
    tradeName: p.string().nullable(),
    /** The trade name, else the legal name: what lists show and sort by. */
    name: p.string(),
    /** The legal name without case, marks and legal form: equal for look-alikes. */
    nameKey: p.string(),
    website: p.string(),
    websiteDomain: p.string().nullable(),
    emailDomain: p.string().nullable(),
    industry: p.string().$type<NonNullable<EmployerUpdate['industry']>>().nullable(),
    sizeBand: p.string().$type<NonNullable<EmployerUpdate['sizeBand']>>().nullable(),
    type: p.string().$type<EmployerType>().nullable(),
    country: p.string().nullable(),
    city: p.string().nullable(),
    address: p.string().nullable(),
    registrationNumber: p.string().nullable(),
    about: p.string().nullable(),
    contactEmail: p.string().nullable(),
    phone: p.string().nullable(),
    logoId: p.type(ObjectId).nullable(),
    logo: p.json<StoredLogo>().nullable(),
    verification: p.json<StoredVerification>(),
    verificationChecks: p.json<(Omit<VerificationCheck, 'at'> & { at: Date })[]>(),
    live: p.boolean(),
    responsiveness: p.json<StoredResponsiveness>().nullable(),
    publishBlocked: p.boolean(),
    openInternships: p.integer(),
    overdueApplications: p.integer(),
    awaitingApplications: p.integer(),
    upheldReports: p.integer(),
    openReports: p.integer(),
    completeness: p.integer(),
    suspension: p.json<StoredSuspension>().nullable(),
    openCaseId: p.type(ObjectId).nullable(),
    /** Days of the last reminder of the coming expiry; null when none was sent for it. */
    remindedDays: p.integer().nullable(),
  },
});

/** An employer as it is stored. */
export type EmployerRow = InferEntity<typeof Employer>;

export const employerCollection: CollectionDefinition = {
  entity: Employer,
  personal: { export: null, erasure: 'none', why: 'Of the company, whose owner answers for its contact data.' },
  formerFields: { trail: 'verificationChecks' },
  texts: employerUpdate,
  indexes: [
    { key: { slug: 1 }, name: 'employer_slug', unique: true },
    { key: { live: 1, name: 1, _id: 1 }, name: 'employer_live_name' },
    { key: { live: 1, createdAt: -1, _id: -1 }, name: 'employer_live_created' },
    { key: { live: 1, openInternships: -1, _id: -1 }, name: 'employer_live_open' },
    { key: { live: 1, 'responsiveness.withinPromise': -1, _id: -1 }, name: 'employer_live_answers' },
    { key: { live: 1, 'verification.verifiedAt': -1, _id: -1 }, name: 'employer_live_verified' },
    { key: { live: 1, industry: 1, name: 1 }, name: 'employer_live_industry' },
    { key: { name: 1, _id: 1 }, name: 'employer_name' },
    { key: { createdAt: -1, _id: -1 }, name: 'employer_created' },
    { key: { openInternships: -1, _id: -1 }, name: 'employer_open' },
    { key: { 'responsiveness.withinPromise': -1, _id: -1 }, name: 'employer_answers' },
    { key: { 'verification.verifiedAt': -1, _id: -1 }, name: 'employer_verified' },
    { key: { 'verification.state': 1, name: 1, _id: 1 }, name: 'employer_state' },
    { key: { 'verification.state': 1, 'verification.expiresAt': 1 }, name: 'employer_expiry' },
    { key: { live: 1, 'verification.graceUntil': 1 }, name: 'employer_grace' },
    { key: { websiteDomain: 1 }, name: 'employer_website_domain' },
    { key: { nameKey: 1 }, name: 'employer_name_key' },
    { key: { emailDomain: 1 }, name: 'employer_email_domain' },
    { key: { publishBlocked: 1, name: 1 }, name: 'employer_blocked' },
    { key: { overdueApplications: -1, _id: -1 }, name: 'employer_overdue' },
    { key: { 'logo.key': 1 }, name: 'employer_logo_file', sparse: true },
  ],
  files: ['logo.key'],
};
