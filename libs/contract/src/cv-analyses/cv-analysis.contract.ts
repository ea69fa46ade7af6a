import { z } from 'zod';
import { applicationState } from '../applications/application.contract.ts';
import { match, requirementKey } from '../cv-reading/cv-match.contract.ts';
import { documentLimits } from '../documents/document-limits.ts';
import type { ErrorCode } from '../kernel/errors.ts';
import { exportParams, defineListSchema, filter } from '../kernel/list.ts';
import { id, idParams } from '../kernel/ids.ts';
import { eventNames, lifecycle } from '../kernel/lifecycle.ts';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import { may, operation } from '../kernel/operation.ts';
import { instant } from '../kernel/text.ts';
import { view, type ViewOf } from '../kernel/view.ts';

export const cvAnalysisLimits = {
  /** Uploaded files of one internship at a time. */
  uploads: 20,
  /** Files that a company uploads within the time that they are kept. */
  uploadsPerDay: 100,
  /** Applicants that one request adds; the next request takes the next ones. */
  applicants: 100,
  /** Until an uploaded file and its result are deleted. */
  uploadHours: 24,
  /** Until the result of an applicant is deleted. */
  applicantDays: 30,
  compare: 4,
} as const;

/** What its transitions record: each is an event of `api/src/platform/events/catalogue`. */
export const cvAnalysisEventNames = eventNames({ 'cv_analysis.changed': 'cv_analysis.changed' });
const changed = cvAnalysisEventNames['cv_analysis.changed'];

/** The life of the analysis of one CV. */
export const cvAnalysisLifecycle = lifecycle(
  ['queued', 'extracting', 'parsing', 'scoring', 'succeeded', 'failed', 'cancelled', 'removed'],
  [
    { from: [null], to: 'queued', by: ['employer'], event: changed },
    { from: ['succeeded', 'failed', 'cancelled'], to: 'queued', by: ['employer'], event: changed },
    { from: ['queued', 'extracting', 'parsing', 'scoring'], to: 'extracting', by: ['system'], event: changed },
    { from: ['extracting'], to: 'parsing', by: ['system'], event: changed },
    { from: ['parsing'], to: 'scoring', by: ['system'], event: changed },
    { from: ['scoring'], to: 'succeeded', by: ['system'], event: changed },
    { from: ['queued', 'extracting', 'parsing', 'scoring'], to: 'failed', by: ['system'], event: changed },
    { from: ['queued', 'extracting', 'parsing', 'scoring'], to: 'cancelled', by: ['employer'], event: changed },
    {
      from: ['queued', 'extracting', 'parsing', 'scoring', 'succeeded', 'failed', 'cancelled'],
      to: 'removed',
      by: ['employer'],
      event: changed,
    },
  ],
);
export const cvAnalysisState = stateSchema(cvAnalysisLifecycle);
export type CvAnalysisState = (typeof cvAnalysisLifecycle.states)[number];

/** States in which an analysis waits or is being worked on, in their order. */
export const runningCvAnalysisStates = [
  'queued',
  'extracting',
  'parsing',
  'scoring',
] as const satisfies readonly CvAnalysisState[];

/** Returns whether an analysis waits or is being worked on. */
export const isCvAnalysisRunning = (state: CvAnalysisState): boolean =>
  runningCvAnalysisStates.some((running) => running === state);

/** Why an analysis can fail; what to do about it is the sentence of the code. */
export const cvAnalysisFailures = [
  'FILE_TYPE',
  'FILE_ENCRYPTED',
  'FILE_CORRUPT',
  'FILE_NO_TEXT',
  'FILE_TOO_LONG',
  'FILE_REJECTED',
  'ANALYSIS_TIMEOUT',
  'NOT_FOUND',
  'INTERNAL',
] as const satisfies readonly ErrorCode[];
export type CvAnalysisFailure = (typeof cvAnalysisFailures)[number];

export const cvAnalysisSources = ['applicant', 'upload'] as const;
export type CvAnalysisSource = (typeof cvAnalysisSources)[number];

/** The analysis of one CV for one internship: of an applicant, or of a file that the employer uploaded. */
export const cvAnalysisRecord = z.object({
  id,
  internshipId: id,
  source: z.enum(cvAnalysisSources),
  applicationId: id.nullable(),
  /** Where the application is now; null for an upload, and once its documents are no longer shown. */
  applicationState: applicationState.nullable(),
  /**
   * The applicant as lists name them, masked while review is blind; of an uploaded file, the name that its CV begins with,
   * or that of the file where none was found.
   */
  name: z.string(),
  /** Of an uploaded file; null while review is blind. */
  fileName: z.string().nullable(),
  /** Review of the application is blind now: names of skills are quoted, and nothing else. */
  blind: z.boolean(),
  /** When the applicant applied, or the file was uploaded. */
  receivedAt: instant,
  state: cvAnalysisState,
  failure: z.enum(cvAnalysisFailures).nullable(),
  match: match.nullable(),
  /** How many of the required skills are not found: only a related one was, or nothing could be compared. */
  missingRequired: z.int().nullable(),
  /** When file and result are deleted. */
  expiresAt: instant,
  createdAt: instant,
});

export const cvAnalysisViews = {
  employer: view('employer', cvAnalysisRecord, [
    'id',
    'internshipId',
    'source',
    'applicationId',
    'applicationState',
    'name',
    'fileName',
    'blind',
    'receivedAt',
    'state',
    'failure',
    'match',
    'missingRequired',
    'expiresAt',
    'createdAt',
  ]),
};
/** The analysis of one CV as a member of the employer sees it. */
export type CvAnalysis = ViewOf<typeof cvAnalysisViews.employer>;
const employer = cvAnalysisViews.employer.schema;

/** Requirements by how well a CV has to meet each of them: in full, in part, or not at all. */
export const requirementFilterNames = ['metRequirements', 'partlyMetRequirements', 'missingRequirements'] as const;
export type RequirementFilterName = (typeof requirementFilterNames)[number];

/** As many as an internship can have. */
const requirementFilter = filter.custom(z.array(requirementKey).min(1).max(30));

export const cvAnalysisList = defineListSchema({
  resource: 'cv-analyses',
  filters: {
    internshipId: filter.eq('internshipId', id),
    state: filter.in('state', cvAnalysisState),
    source: filter.in('source', z.enum(cvAnalysisSources)),
    /** At most so many of the required skills are not found; a related one is none. */
    missingRequired: filter.lte('missingRequired', z.int().min(0).max(10)),
    /** All of these requirements are met in full. */
    metRequirements: requirementFilter,
    /** Of each of these a part is met: a skill is only listed, or a related one is, or the level is lower. */
    partlyMetRequirements: requirementFilter,
    /** None of these is met; what could not be compared is left out. */
    missingRequirements: requirementFilter,
  },
  sorts: { receivedAt: 'receivedAt', score: 'rank' },
  defaultSort: ['receivedAt', 'ASC'],
});

const ofInternship = z.strictObject({ internshipId: id });

/** The applicants of an internship by what is known of their CVs: each who ever applied is counted once. */
export const applicantCvCounts = z.object({
  /** Never analysed, or no longer kept. */
  unanalysed: z.int(),
  /** The CV, what the internship asks for or the way of reading has changed since. */
  outdated: z.int(),
  /** Failed or cancelled: `start` tries again. */
  unfinished: z.int(),
  running: z.int(),
  current: z.int(),
  /** Applied without a CV, or it was deleted. */
  withoutCv: z.int(),
  /** No longer in progress, such as rejected or withdrawn: `start` leaves them out. */
  over: z.int(),
});
export type ApplicantCvCounts = z.infer<typeof applicantCvCounts>;

export const cvAnalysisOperations = {
  list: operation({
    method: 'GET',
    path: '/cv-analyses',
    summary: 'List analyses of CVs, in the order of application unless asked otherwise',
    access: may('read', 'CvAnalysis'),
    rate: 'read',
    list: cvAnalysisList,
    reply: employer,
  }),
  get: operation({
    method: 'GET',
    path: '/cv-analyses/:id',
    summary: 'Get the analysis of one CV',
    access: may('read', 'CvAnalysis'),
    rate: 'read',
    params: idParams,
    reply: employer,
  }),
  start: operation({
    method: 'POST',
    path: '/cv-analyses',
    summary: 'Analyse the CVs of the applicants of an internship; those with a current result are left as they are',
    access: may('create', 'CvAnalysis'),
    rate: 'write',
    body: ofInternship,
    /** `ids` are those of the analyses that were queued. */
    reply: z.object({ queued: z.int(), ids: z.array(id) }),
    status: 202,
  }),
  applicants: operation({
    method: 'GET',
    path: '/cv-analyses/applicants',
    summary: 'Count the applicants of an internship by what is known of their CVs, before they are analysed',
    access: may('create', 'CvAnalysis'),
    rate: 'read',
    query: ofInternship,
    reply: applicantCvCounts,
  }),
  upload: operation({
    method: 'POST',
    path: '/cv-analyses/uploads',
    summary:
      'Analyse a CV for an internship; file and result are deleted after a day. The same file again is the same analysis',
    access: may('create', 'CvAnalysis'),
    rate: 'upload',
    body: ofInternship,
    upload: { maxBytes: documentLimits.bytes.cv },
    reply: employer,
    status: 201,
  }),
  transition: operation({
    method: 'POST',
    path: '/cv-analyses/:id/transitions',
    summary: 'Cancel an analysis, or run it again',
    access: may('transition', 'CvAnalysis'),
    rate: 'write',
    params: idParams,
    body: z.strictObject({ to: z.enum(['cancelled', 'queued']) }),
    reply: employer,
  }),
  cancel: operation({
    method: 'POST',
    path: '/cv-analyses/cancellations',
    summary: 'Cancel all analyses of an internship that are not done',
    access: may('transition', 'CvAnalysis'),
    rate: 'write',
    body: ofInternship,
    reply: z.object({ cancelled: z.int() }),
  }),
  remove: operation({
    method: 'DELETE',
    path: '/cv-analyses/:id',
    summary: 'Delete an uploaded file with its result, or the result of an applicant',
    access: may('delete', 'CvAnalysis'),
    rate: 'write',
    params: idParams,
    reply: employer,
  }),
  export: operation({
    method: 'GET',
    path: '/cv-analyses/export',
    summary: 'Export analyses as CSV',
    access: may('export', 'CvAnalysis'),
    rate: 'export',
    query: exportParams,
    replyKind: 'file',
  }),
};
