import { z } from 'zod';
import { cvEvidence, match } from '../cv-reading/cv-match.contract.ts';
import { cvReview } from '../cv-reading/cv-review.contract.ts';
import { documentLimits } from '../documents/document-limits.ts';
import { id, idParams } from '../kernel/ids.ts';
import { may, operation } from '../kernel/operation.ts';
import { instant } from '../kernel/text.ts';
import { cvAnalysisFailures } from './cv-analysis.contract.ts';

export const cvTestLimits = {
  /** Tests of one administrator that are kept at a time: the next one takes the place of the oldest. */
  kept: 5,
  /** Until a test is deleted with its result. Its file is deleted as soon as it was read. */
  minutes: 60,
  /** Pieces of text that a result names; all are counted. */
  items: 1_000,
} as const;

/** CVs of invented people that come with the product, and files that cannot be read. */
export const cvTestSamples = ['two_columns', 'one_column', 'word', 'scan', 'encrypted', 'corrupt'] as const;
export type CvTestSample = (typeof cvTestSamples)[number];

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const page = z.int().nullable();
const readField = z.object({
  /** The field's JSON pointer in the JSON Resume document, such as /basics/email. */
  pointer: z.string(),
  value: z.string(),
  page,
  quote: z.string(),
  confidence: z.number().min(0).max(1),
});

/** What one way of reading finds. */
const readResult = z.object({
  fields: z.array(readField),
  sections: z.array(z.object({ name: z.string(), heading: z.string().nullable(), lines: z.int() })),
  review: cvReview,
});
export type CvReadResult = z.infer<typeof readResult>;

/** What each stage of the reader makes of one CV. */
export const cvStages = z.object({
  versions: z.object({ engine: z.int(), review: z.int(), match: z.string() }),
  file: z.object({
    format: z.enum(['pdf', 'docx', 'txt']),
    bytes: z.int(),
    pages: z.int(),
    columns: z.int(),
    tables: z.boolean(),
    /** Characters that no letter is known of. */
    unmapped: z.int(),
    photos: z.int(),
  }),
  /** Pieces of text as the file places them; none in formats without places. */
  items: z.object({
    total: z.int(),
    shown: z.array(z.object({ text: z.string(), page: z.int(), box })),
  }),
  /** Parts of pages that are read one after the other. */
  columns: z.array(z.object({ page, column: z.string(), lines: z.int(), box: box.nullable() })),
  /** In the order of reading. */
  lines: z.array(z.object({ text: z.string(), page, column: z.string(), heading: z.boolean(), bullet: z.boolean() })),
  ...readResult.shape,
  /** Lines that are in no field; earlier tests did not look for them. */
  unplaced: z.array(z.string()).default([]),
  /** The JSON Resume document as JSON. */
  resume: z.string(),
  /** What a match looks at. */
  evidence: cvEvidence,
  /** The same file read from top to bottom, as plain extraction of text does; null for formats without places. */
  topToBottom: readResult.nullable(),
});
export type CvStages = z.infer<typeof cvStages>;

/** A result that an administrator has saved as a file, to compare it with what a later version says of the same CV. */
export const savedCvTest = z.object({
  kind: z.literal('cv-test'),
  savedAt: instant,
  versions: cvStages.shape.versions,
  ...readResult.shape,
});
export type SavedCvTest = z.infer<typeof savedCvTest>;

/** A CV that an administrator has read to see what each stage makes of it. */
export const cvTest = z.object({
  id,
  /** The name of the file; null for a sample. */
  fileName: z.string().nullable(),
  sample: z.enum(cvTestSamples).nullable(),
  state: z.enum(['queued', 'running', 'succeeded', 'failed']),
  failure: z.enum(cvAnalysisFailures).nullable(),
  /** Of checking and reading the file. */
  milliseconds: z.int().nullable(),
  result: cvStages.nullable(),
  createdAt: instant,
  expiresAt: instant,
});
export type CvTest = z.infer<typeof cvTest>;

export const cvTestOperations = {
  upload: operation({
    method: 'POST',
    path: '/cv-tests',
    summary:
      'Read a file to see what each stage makes of it. The file is deleted as soon as it was read, the result after an hour',
    access: may('create', 'CvTest'),
    rate: 'upload',
    upload: { maxBytes: documentLimits.bytes.cv },
    reply: cvTest,
    status: 202,
  }),
  sample: operation({
    method: 'POST',
    path: '/cv-tests/samples',
    summary: 'Read a sample that comes with the product',
    access: may('create', 'CvTest'),
    rate: 'write',
    body: z.strictObject({ sample: z.enum(cvTestSamples) }),
    reply: cvTest,
    status: 202,
  }),
  get: operation({
    method: 'GET',
    path: '/cv-tests/:id',
    summary: 'Get one of my tests with its result',
    access: may('read', 'CvTest'),
    rate: 'read',
    params: idParams,
    reply: cvTest,
  }),
  match: operation({
    method: 'GET',
    path: '/cv-tests/:id/match',
    summary: 'Compare the CV of one of my tests with a public internship',
    access: may('read', 'CvTest'),
    rate: 'read',
    params: idParams,
    query: z.strictObject({ internshipId: id }),
    reply: match,
  }),
  remove: operation({
    method: 'DELETE',
    path: '/cv-tests/:id',
    summary: 'Delete one of my tests with its result',
    access: may('delete', 'CvTest'),
    rate: 'write',
    params: idParams,
    reply: cvTest.pick({ id: true }),
  }),
};
