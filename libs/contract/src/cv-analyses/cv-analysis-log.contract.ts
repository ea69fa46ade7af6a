import { z } from 'zod';
import { match } from '../cv-reading/cv-match.contract.ts';
import { id, idParams } from '../kernel/ids.ts';
import { defineListSchema, filter } from '../kernel/list.ts';
import { may, operation } from '../kernel/operation.ts';
import { revealReason } from '../kernel/reason.ts';
import { instant } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { cvAnalysisFailures, cvAnalysisSources, cvAnalysisState } from './cv-analysis.contract.ts';

/** An employer's analysis of a CV as administrators list it: nothing in it says whose CV it is, or what the CV says. */
export const cvAnalysisLogRecord = z.object({
  id,
  source: z.enum(cvAnalysisSources),
  state: cvAnalysisState,
  failure: z.enum(cvAnalysisFailures).nullable(),
  /** Of the work on it; null while it is not done. */
  milliseconds: z.int().nullable(),
  /** Of the function that compared; null without a result. */
  algorithmVersion: z.string().nullable(),
  internshipTitle: z.string(),
  employerName: z.string(),
  createdAt: instant,
  expiresAt: instant,
});
export const cvAnalysisLogView = view('admin', cvAnalysisLogRecord, [
  'id',
  'source',
  'state',
  'failure',
  'milliseconds',
  'algorithmVersion',
  'internshipTitle',
  'employerName',
  'createdAt',
  'expiresAt',
]);
const entry = cvAnalysisLogView.schema;

/**
 * One analysis with what the CV says, for a stated reason: the stored result, and what the present version says of the
 * same CV.
 */
export const revealedCvAnalysis = z.object({
  ...entry.shape,
  /** The applicant's name, or the name of an uploaded file. */
  name: z.string(),
  /** As it is stored; null for none. */
  match: match.nullable(),
  /**
   * By the current version, from the same CV and what the internship asks for now; null when the CV is gone or cannot
   * be read.
   */
  currentMatch: match.nullable(),
});
export type RevealedCvAnalysis = z.infer<typeof revealedCvAnalysis>;

export const cvAnalysisLogList = defineListSchema({
  resource: 'cv-analysis-log',
  filters: {
    state: filter.in('state', cvAnalysisState),
    failure: filter.in('failure', z.enum(cvAnalysisFailures)),
    source: filter.in('source', z.enum(cvAnalysisSources)),
  },
  sorts: { createdAt: 'createdAt', milliseconds: 'milliseconds' },
  defaultSort: ['createdAt', 'DESC'],
});

export const cvAnalysisLogOperations = {
  list: operation({
    method: 'GET',
    path: '/cv-analysis-log',
    summary: 'List the analyses of all employers, newest first, without anything that says whose CVs they are',
    access: may('reveal', 'CvAnalysis'),
    rate: 'read',
    list: cvAnalysisLogList,
    reply: entry,
  }),
  reveal: operation({
    method: 'POST',
    path: '/cv-analysis-log/:id/reveal',
    summary: 'Open one analysis with a reason, which is logged and shown to the candidate',
    access: may('reveal', 'CvAnalysis'),
    rate: 'read',
    params: idParams,
    body: revealReason,
    reply: revealedCvAnalysis,
  }),
};
