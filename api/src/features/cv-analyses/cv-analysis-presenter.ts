import { cvAnalysisViews, toBlindMatch, type Id } from '@prentice/contract';
import { project } from '../../platform/database/project.ts';
import type { ApplicantCv } from '../applications/index.ts';
import type { CvAnalysisRow } from './cv-analysis.entity.ts';

/** Stored fields that an analysis is shown from. */
export const rowFields = [
  'internshipId',
  'source',
  'applicationId',
  'fileName',
  'receivedAt',
  'state',
  'failure',
  'match',
  'missingRequired',
  'expiresAt',
  'createdAt',
] as const;

/**
 * Returns what of an applicant's analysis a member may see now: nothing once the application is over, no quote while
 * review is blind.
 */
function applicantFields({ match }: CvAnalysisRow, applicant: ApplicantCv | undefined) {
  if (!applicant) return { name: '', blind: true, match: null, missingRequired: null };
  const { displayName: name, blind } = applicant;
  return { name, blind, match: match && blind ? toBlindMatch(match) : match };
}

/** Presents an analysis as a member of the employer sees it now. */
export function presentAnalysis(row: CvAnalysisRow, applicants: ReadonlyMap<Id, ApplicantCv>) {
  const { applicationId, fileName, match } = row;
  const applicantOrFileFields = applicationId
    ? applicantFields(row, applicants.get(applicationId.toHexString()))
    : { name: fileName ?? '', blind: false, match };
  return project(cvAnalysisViews.employer, row, applicantOrFileFields);
}
