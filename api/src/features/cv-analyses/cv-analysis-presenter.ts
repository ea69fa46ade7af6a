import { cvAnalysisViews, toBlindMatch, type Id } from '@prentice/contract';
import { withGermanNames } from '@prentice/cv/match';
import { project } from '../../platform/database/project.ts';
import type { ApplicantCv } from '../applications/index.ts';
import type { CvAnalysisRow } from './cv-analysis.entity.ts';

/** Stored fields that an analysis is shown from. */
export const rowFields = [
  'internshipId',
  'source',
  'applicationId',
  'fileName',
  'candidateName',
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
  if (!applicant)
    return { name: '', fileName: null, blind: true, match: null, missingRequired: null, applicationState: null };
  const { displayName: name, blind, state: applicationState } = applicant;
  return { name, fileName: null, blind, match: match && blind ? toBlindMatch(match) : match, applicationState };
}

/**
 * Returns what of an uploaded file a member may see: where review is blind, neither the name in the CV nor that of the
 * file, which is most often that of a person, nor a quote. The name of a file that cannot be read stays, as its uploader has to find it.
 */
function uploadFields({ _id, fileName, candidateName, state, match }: CvAnalysisRow, blind: boolean) {
  const applicationState = null;
  if (!blind) return { name: candidateName ?? fileName ?? '', blind, match, applicationState };
  const alias = `Candidate U${Number.parseInt(_id.toHexString().slice(-5), 16) % 10_000}`;
  return {
    name: state === 'failed' ? (fileName ?? '') : alias,
    fileName: null,
    blind,
    match: match && toBlindMatch(match),
    applicationState,
  };
}

/** Who an analysis is about, and where review is blind. */
export interface AnalysisSubjects {
  readonly applicants: ReadonlyMap<Id, ApplicantCv>;
  readonly blindInternships: ReadonlySet<Id>;
}

/** Presents an analysis as a member of the employer sees it now. */
export function presentAnalysis(row: CvAnalysisRow, { applicants, blindInternships }: AnalysisSubjects) {
  const { applicationId, internshipId } = row;
  const subject = applicationId
    ? applicantFields(row, applicants.get(applicationId.toHexString()))
    : uploadFields(row, blindInternships.has(internshipId.toHexString()));
  const match = subject.match && withGermanNames(subject.match);
  return project(cvAnalysisViews.employer, row, { ...subject, match });
}
