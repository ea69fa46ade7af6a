import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { CvEvidence, DocumentKind, MediaType, RevealReason, ScanState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { recordProperties, type CollectionDefinition } from '../../platform/database/collection-definition.ts';

export const Document = defineEntity({
  name: 'Document',
  tableName: 'documents',
  properties: {
    ...recordProperties,
    ownerId: p.type(ObjectId),
    employerId: p.type(ObjectId).nullable(),
    kind: p.string().$type<DocumentKind>(),
    fileName: p.string(),
    mediaType: p.string().$type<MediaType>(),
    size: p.integer(),
    pages: p.integer().nullable(),
    sha256: p.string(),
    /** Where the bytes lie; never sent to anybody. */
    storageKey: p.string(),
    scanState: p.string().$type<ScanState>(),
    inUse: p.boolean(),
    isDefault: p.boolean(),
    /** What a CV shows for a match, and the version of the reader that found it; null when it cannot be read. */
    evidence: p.json<CvEvidence>().nullable(),
    evidenceVersion: p.integer().nullable(),
  },
});
export type DocumentEntity = InferEntity<typeof Document>;
export type DocumentRow = DocumentEntity & { _id: ObjectId };

/**
 * Why somebody looked: at an application, to analyse its CV, to verify an employer, or by an administrator's stated
 * reason.
 */
export type AccessPurpose = 'application' | 'analysis' | 'verification' | 'reveal';

/** Who looked at a document or, where there is none, at the contact data: appended, never changed. */
export const DocumentAccess = defineEntity({
  name: 'DocumentAccess',
  tableName: 'document-accesses',
  properties: {
    _id: p.type(ObjectId).primary(),
    documentId: p.type(ObjectId).nullable(),
    ownerId: p.type(ObjectId),
    fileName: p.string().nullable(),
    viewerId: p.type(ObjectId),
    employerId: p.type(ObjectId).nullable(),
    viewerName: p.string(),
    purpose: p.string().$type<AccessPurpose>(),
    reason: p.string().$type<RevealReason>().nullable(),
    at: p.datetime().$type<Date>(),
  },
});

export const documentCollections: readonly CollectionDefinition[] = [
  {
    entity: Document,
    personal: { export: 'documents', erasure: 'delete' },
    indexes: [
      { key: { ownerId: 1, createdAt: -1, _id: -1 }, name: 'document_owner' },
      { key: { employerId: 1, kind: 1, createdAt: -1 }, name: 'document_employer' },
      { key: { kind: 1, createdAt: -1, _id: -1 }, name: 'document_kind' },
      { key: { kind: 1, evidenceVersion: 1, _id: 1 }, name: 'document_evidence' },
      { key: { storageKey: 1 }, name: 'document_file' },
    ],
    files: ['storageKey'],
  },
  {
    entity: DocumentAccess,
    personal: { export: 'documentAccesses', erasure: 'delete' },
    indexes: [{ key: { ownerId: 1, at: -1, _id: -1 }, name: 'document_access_owner' }],
  },
];
