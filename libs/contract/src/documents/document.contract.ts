import { z } from 'zod';
import { id, idParams } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { eventNames, lifecycle } from '../kernel/lifecycle.ts';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import { may, operation } from '../kernel/operation.ts';
import { revealReasonCodes, revealReason } from '../kernel/reason.ts';
import { instant, nameText } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { cvReading } from '../cv-reading/cv-reading.contract.ts';
import { reviewedCv } from '../cv-reading/cv-review.contract.ts';
import { documentKinds, documentLimits, mediaTypes, studentDocumentKinds } from './document-limits.ts';

/** What its transitions record: each is an event of `api/src/platform/events/catalogue`. */
export const scanEventNames = eventNames({
  'document.received': 'document.received',
  'document.checked': 'document.checked',
  'document.scanned': 'document.scanned',
  'document.rejected': 'document.rejected',
});
const event = scanEventNames;

export const scanLifecycle = lifecycle(
  ['pending', 'unscanned', 'clean', 'rejected'],
  [
    { from: [null], to: 'pending', by: ['system'], event: event['document.received'] },
    { from: ['pending'], to: 'unscanned', by: ['system'], event: event['document.checked'] },
    { from: ['pending', 'unscanned'], to: 'clean', by: ['system'], event: event['document.scanned'] },
    { from: ['pending'], to: 'rejected', by: ['system'], event: event['document.rejected'] },
  ],
);

const scanState = stateSchema(scanLifecycle);
export type ScanState = z.infer<typeof scanState>;

/**
 * Returns whether a document can be used. Its structure and content have been checked then; only one that is `clean` was
 * searched for malware, too, which nothing here does yet. Documents from before this distinction are stored as `clean`.
 */
export const isUsableDocument = ({ scanState }: { readonly scanState: ScanState }): boolean =>
  scanState === 'unscanned' || scanState === 'clean';

export const documentRecord = z.object({
  id,
  ownerId: id,
  /** Set for documents that belong to an employer. */
  employerId: id.nullable(),
  kind: z.enum(documentKinds),
  fileName: z.string().max(documentLimits.fileName),
  mediaType: z.enum(mediaTypes),
  size: z.int(),
  pages: z.int().nullable(),
  sha256: z.string().length(64),
  scanState,
  /** Used by an active application or an open verification: it cannot be deleted. */
  inUse: z.boolean(),
  isDefault: z.boolean(),
  createdAt: instant,
});

export const documentViews = {
  own: view('own', documentRecord, [
    'id',
    'kind',
    'fileName',
    'mediaType',
    'size',
    'pages',
    'sha256',
    'scanState',
    'inUse',
    'isDefault',
    'createdAt',
  ]),
};

/** One look at a document or at the contact data, for their owner: append-only. */
export const documentAccessRecord = z.object({
  id,
  /** Null when the contact data were looked at. */
  documentId: id.nullable(),
  ownerId: id,
  fileName: z.string().nullable(),
  viewerId: id,
  employerId: id.nullable(),
  /** The company's name, or "administrator". */
  viewerName: z.string(),
  purpose: z.enum(['application', 'analysis', 'verification', 'reveal']),
  /** Why an administrator looked. */
  reason: z.enum(revealReasonCodes).nullable(),
  at: instant,
});
export const documentAccessView = view('owner', documentAccessRecord, [
  'id',
  'documentId',
  'fileName',
  'viewerName',
  'purpose',
  'reason',
  'at',
]);

export const documentList = defineListSchema({
  resource: 'documents',
  filters: { kind: filter.in('kind', z.enum(documentKinds)) },
  sorts: { createdAt: 'createdAt' },
  defaultSort: ['createdAt', 'DESC'],
});
export const documentAccessList = defineListSchema({
  resource: 'document-accesses',
  filters: { documentId: filter.eq('documentId', id) },
  sorts: { at: 'at' },
  defaultSort: ['at', 'DESC'],
});

const ownerView = documentViews.own.schema;
/** The ending stays, since it says what the file is. */
export const documentRename = z.strictObject({ fileName: nameText(1, documentLimits.ownName) });

export const documentOperations = {
  list: operation({
    method: 'GET',
    path: '/documents',
    summary: 'List my documents',
    access: may('read', 'Document'),
    rate: 'read',
    list: documentList,
    reply: ownerView,
    unverified: true,
  }),
  upload: operation({
    method: 'POST',
    path: '/documents',
    summary: 'Upload a document; it is checked before it is kept',
    access: may('create', 'Document'),
    rate: 'upload',
    body: z.strictObject({ kind: z.enum([...studentDocumentKinds, 'employer_proof']) }),
    upload: { maxBytes: documentLimits.bytes.employer_proof },
    reply: ownerView,
    status: 201,
    unverified: true,
  }),
  get: operation({
    method: 'GET',
    path: '/documents/:id',
    summary: 'Get one of my documents',
    access: may('read', 'Document'),
    rate: 'read',
    params: idParams,
    reply: ownerView,
    unverified: true,
  }),
  file: operation({
    method: 'GET',
    path: '/documents/:id/file',
    summary: 'The file itself: its owner, or reviewers of a verification case',
    access: may('read', 'Document'),
    rate: 'read',
    params: idParams,
    replyKind: 'file',
    unverified: true,
  }),
  reveal: operation({
    method: 'POST',
    path: '/documents/:id/file',
    summary: 'The file for an administrator, with a reason that is logged',
    access: may('reveal', 'Document'),
    rate: 'read',
    params: idParams,
    body: revealReason,
    replyKind: 'file',
  }),
  reading: operation({
    method: 'GET',
    path: '/documents/:id/reading',
    summary: 'Read one of my CVs to fill in the profile; nothing is stored',
    access: may('read', 'Document'),
    rate: 'upload',
    params: idParams,
    reply: cvReading,
    unverified: true,
  }),
  review: operation({
    method: 'GET',
    path: '/documents/:id/review',
    summary: 'Review one of my CVs, with its lines and fields as a machine reads them; nothing is stored',
    access: may('read', 'Document'),
    rate: 'upload',
    params: idParams,
    reply: reviewedCv,
    unverified: true,
  }),
  rename: operation({
    method: 'PUT',
    path: '/documents/:id',
    summary: 'Rename one of my documents',
    access: may('update', 'Document'),
    rate: 'write',
    params: idParams,
    body: documentRename,
    volatile: ['scanState', 'inUse', 'isDefault'],
    reply: ownerView,
    unverified: true,
  }),
  remove: operation({
    method: 'DELETE',
    path: '/documents/:id',
    summary: 'Delete a document that no active application uses',
    access: may('delete', 'Document'),
    rate: 'write',
    params: idParams,
    reply: ownerView,
    unverified: true,
  }),
  accesses: operation({
    method: 'GET',
    path: '/document-accesses',
    summary: 'List who opened my documents and contact details, when and why',
    access: may('read', 'DocumentAccess'),
    rate: 'read',
    list: documentAccessList,
    reply: documentAccessView.schema,
    unverified: true,
  }),
};
