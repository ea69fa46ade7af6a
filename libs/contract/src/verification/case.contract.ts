import { z } from 'zod';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import { id } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { requiredReasonCodes } from '../kernel/reason.ts';
import { instant, optionalText, text } from '../kernel/text.ts';
import { knownCountry } from '../places/place.contract.ts';
import { verificationLevel } from '../employers/employer.contract.ts';
import { verificationCaseLifecycle } from './case.lifecycle.ts';
import { check, checkResults } from './check.contract.ts';
import { hasPermission, type Actor } from '../kernel/actor.ts';
import { view } from '../kernel/view.ts';
import { caseLimits, caseOrigins } from './case.lifecycle.ts';

export const verificationCaseState = stateSchema(verificationCaseLifecycle);

/** Why something is missing or refused; the words for the employer are in the catalogues. */
export const caseReasons = [
  'domain_mismatch',
  'website_unreachable',
  'registration_unclear',
  'address_incomplete',
  'phone_invalid',
  'documents_missing',
  'documents_unreadable',
  'documents_outdated',
  'name_mismatch',
  'not_entitled',
  'duplicate_company',
  'not_an_employer',
  'charges_fees',
  'upheld_reports',
  'other',
] as const;
export type CaseReason = (typeof caseReasons)[number];

const proof = z.object({ id, fileName: z.string(), mediaType: z.string(), size: z.int(), addedAt: instant });

/** What happened in one round. */
const round = z.object({
  round: z.int(),
  submittedAt: instant,
  answer: z.string().nullable(),
  outcome: z.enum(['info_requested', 'verified', 'rejected', 'lapsed']).nullable(),
  reasonCodes: z.array(z.enum(caseReasons)),
  noteToEmployer: z.string().nullable(),
  decidedAt: instant.nullable(),
});

export const caseRecord = z.object({
  id,
  employerId: id,
  employerName: z.string(),
  employerSlug: z.string(),
  employerCountry: z.string().nullable(),
  origin: z.enum(caseOrigins),
  round: z.int(),
  rounds: z.array(round),
  state: verificationCaseState,
  level: verificationLevel.nullable(),
  checks: z.array(check),
  /** Results of the checks as counts, for the queue. */
  warnings: z.int(),
  failures: z.int(),
  documents: z.array(proof),
  reasonCodes: z.array(z.enum(caseReasons)),
  noteToEmployer: z.string().nullable(),
  internalNote: z.string().nullable(),
  assigneeId: id.nullable(),
  assigneeName: z.string().nullable(),
  decidedBy: id.nullable(),
  decidedByName: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** For the decision while pending (2 business days), for the answer while information is requested (14 days). */
  dueAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
export type CaseRecord = z.infer<typeof caseRecord>;

const documentIds = z
  .array(id)
  .max(caseLimits.documents, `At most ${caseLimits.documents}.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Choose each document only once.')
  .default([]);

/** An owner submits the company as its profile stands, with proofs uploaded before. */
export const caseCreate = z.strictObject({ documentIds, answer: optionalText(1, caseLimits.answer) });
export type CaseCreate = z.infer<typeof caseCreate>;

/** What an owner sends when information was asked for; begins the next round. */
export const caseAnswer = caseCreate;

/** While a case is open its owner may exchange the proofs. */
export const caseUpdate = z.strictObject({ documentIds });

const { min, max } = caseLimits.noteToEmployer;
const reasonCodes = requiredReasonCodes(caseReasons, caseLimits.reasons);

/** The decisions of reviewers. */
export const caseTransitionRequest = z
  .discriminatedUnion('to', [
    z.strictObject({ to: z.literal('info_requested'), reasonCodes, noteToEmployer: text(min, max) }),
    z.strictObject({
      to: z.literal('verified'),
      level: verificationLevel,
      noteToEmployer: optionalText(1, max),
      /** Why it is verified although a check failed, for colleagues; needed then, and answered REASON_REQUIRED. */
      failureReason: optionalText(caseLimits.checkNote.min, caseLimits.checkNote.max),
    }),
    z.strictObject({ to: z.literal('rejected'), reasonCodes, noteToEmployer: optionalText(min, max) }),
  ])
  .superRefine((transition, context) => {
    if (transition.to === 'rejected' && transition.reasonCodes.includes('other') && transition.noteToEmployer === null)
      context.addIssue({ code: 'custom', path: ['noteToEmployer'], message: 'Explain the reason “other”.' });
  });
export type CaseTransitionRequest = z.infer<typeof caseTransitionRequest>;

/** Somebody who decides cases, as far as colleagues need to know them. */
export const reviewer = z.object({ id, name: z.string() });

export const caseAssign = z.strictObject({ assigneeId: id.nullable() });
export const caseNote = z.strictObject({ internalNote: optionalText(1, caseLimits.internalNote) });
/** A person's own finding replaces an automatic result, with a note. */
export const checkOverride = z.strictObject({
  result: z.enum(checkResults),
  note: text(caseLimits.checkNote.min, caseLimits.checkNote.max),
});

const administratorViews = ['reviewer'] as const;
export const caseList = defineListSchema({
  resource: 'verification-cases',
  filters: {
    q: filter.search(['employerName'], 80, administratorViews),
    state: filter.in('state', verificationCaseState),
    origin: filter.in('origin', z.enum(caseOrigins)),
    employerId: filter.eq('employerId', id),
    assigneeId: filter.eq('assigneeId', id, administratorViews),
    assigned: filter.exists('assigneeId', administratorViews),
    country: filter.in('employerCountry', knownCountry, { views: administratorViews }),
    dueBefore: filter.lte('dueAt', instant),
    failures: filter.gte('failures', z.int().min(0).max(20), administratorViews),
    createdFrom: filter.gte('createdAt', instant),
    createdTo: filter.lte('createdAt', instant),
  },
  sorts: { dueAt: 'dueAt', createdAt: 'createdAt', employerName: 'employerName' },
  /* Decided cases have no date and would come first. Of the open ones, by name, `pending` is before `info_requested`. */
  sortedBefore: {
    dueAt: [
      ['open', -1],
      ['state', -1],
    ],
  },
  defaultSort: ['dueAt', 'ASC'],
});

/** A check as the employer sees it: no other companies, no names of reviewers. */
const ownCheck = check.pick({ id: true, result: true, detail: true, at: true });

// prettier-ignore
export const caseViews = {
  owner: view('owner', caseRecord.extend({ checks: z.array(ownCheck) }), [
    'id', 'employerId', 'employerName', 'origin', 'round', 'rounds', 'state', 'level', 'checks', 'documents', 'reasonCodes',
    'noteToEmployer', 'decidedAt', 'dueAt', 'createdAt', 'updatedAt', 'version',
  ]),
  reviewer: view('reviewer', caseRecord, [
    'id', 'employerId', 'employerName', 'employerSlug', 'employerCountry', 'origin', 'round', 'rounds', 'state', 'level',
    'checks', 'warnings', 'failures', 'documents', 'reasonCodes', 'noteToEmployer', 'internalNote', 'assigneeId',
    'assigneeName', 'decidedBy', 'decidedByName', 'decidedAt', 'dueAt', 'createdAt', 'updatedAt', 'version',
  ]),
};

export const caseViewFor = (actor: Actor): keyof typeof caseViews =>
  hasPermission(actor, 'employers:verify') ? 'reviewer' : 'owner';

export const caseReply = z.union([caseViews.reviewer.schema, caseViews.owner.schema]);
