import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { CvAnalysisFailure, CvAnalysisSource, CvAnalysisState, Match } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { editedProperties, type CollectionDefinition } from '../../platform/database/collection-definition.ts';

/** The analysis of one CV for one internship. */
export const CvAnalysis = defineEntity({
  name: 'CvAnalysis',
  tableName: 'cv-analyses',
  properties: {
    ...editedProperties,
    employerId: p.type(ObjectId),
    internshipId: p.type(ObjectId),
    source: p.string().$type<CvAnalysisSource>(),
    /** The member who asked for it, whom the access log of an applicant names by the company. */
    requestedBy: p.type(ObjectId).nullable(),
    applicationId: p.type(ObjectId).nullable(),
    internId: p.type(ObjectId).nullable(),
    /** The applicant's CV; of an uploaded file, the name and where its bytes lie. */
    documentId: p.type(ObjectId).nullable(),
    fileName: p.string().nullable(),
    /** The name that an uploaded CV begins with, kept for as long as its result. */
    candidateName: p.string().nullable(),
    storageKey: p.string().nullable(),
    sha256: p.string(),
    /** What is analysed: one that is not removed exists once. */
    subjectKey: p.string(),
    receivedAt: p.datetime().$type<Date>(),
    state: p.string().$type<CvAnalysisState>(),
    failure: p.string().$type<CvAnalysisFailure>().nullable(),
    /** How long the work took that gave the result or the failure. */
    milliseconds: p.integer().nullable(),
    /** Until when the process that works on it has it to itself, and by which claim. */
    claimedUntil: p.datetime().$type<Date>().nullable(),
    claim: p.string().nullable(),
    match: p.json<Match>().nullable(),
    /** What the result rests on: the file, what the internship asked for, and the algorithm. */
    basis: p.string().nullable(),
    /** Required skills that were not found. */
    missingRequired: p.integer().nullable(),
    /** What results are sorted by. */
    rank: p.integer().nullable(),
    expiresAt: p.datetime().$type<Date>(),
  },
});
export type CvAnalysisRow = InferEntity<typeof CvAnalysis>;

export const cvAnalysisCollection: CollectionDefinition = {
  entity: CvAnalysis,
  personal: { export: 'cvAnalyses', erasure: 'delete' },
  indexes: [
    { key: { subjectKey: 1 }, name: 'cv_analysis_subject', unique: true },
    { key: { employerId: 1, receivedAt: 1, _id: 1 }, name: 'cv_analysis_employer' },
    { key: { employerId: 1, rank: 1, _id: 1 }, name: 'cv_analysis_employer_rank' },
    { key: { internshipId: 1, receivedAt: 1, _id: 1 }, name: 'cv_analysis_internship' },
    { key: { internshipId: 1, rank: 1, _id: 1 }, name: 'cv_analysis_internship_rank' },
    { key: { internshipId: 1, source: 1 }, name: 'cv_analysis_source' },
    { key: { state: 1, claimedUntil: 1 }, name: 'cv_analysis_waiting' },
    { key: { expiresAt: 1 }, name: 'cv_analysis_expiry' },
    { key: { createdAt: -1, _id: -1 }, name: 'cv_analysis_created' },
    { key: { milliseconds: -1, _id: -1 }, name: 'cv_analysis_milliseconds' },
    { key: { failure: 1, createdAt: -1, _id: -1 }, name: 'cv_analysis_failure' },
    { key: { state: 1, createdAt: -1, _id: -1 }, name: 'cv_analysis_state' },
    { key: { source: 1, createdAt: -1, _id: -1 }, name: 'cv_analysis_by_source' },
    { key: { applicationId: 1 }, name: 'cv_analysis_application' },
    { key: { internId: 1 }, name: 'cv_analysis_intern' },
    { key: { requestedBy: 1 }, name: 'cv_analysis_member' },
    { key: { storageKey: 1 }, name: 'cv_analysis_file', sparse: true },
  ],
  files: ['storageKey'],
};
