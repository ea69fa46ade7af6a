import {
  AppError,
  cvAnalysisLogList,
  cvAnalysisLogView,
  type ListQuery,
  type Match,
  type RevealedCvAnalysis,
  type StatedRevealReason,
} from '@prentice/contract';
import { withGermanNames } from '@prentice/cv/match';
import { Injectable } from '@nestjs/common';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { userIdOf, type Caller } from '../../platform/access/caller.ts';
import { Database } from '../../platform/database/database.service.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { project } from '../../platform/database/project.ts';
import { Records } from '../../platform/records/records.service.ts';
import { ApplicantCvs } from '../applications/index.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { DocumentLibrary } from '../documents/index.ts';
import { InternshipLookup } from '../internships/index.ts';
import { CvMatching } from './cv-matching.service.ts';
import { CvAnalysis, type CvAnalysisRow } from './cv-analysis.entity.ts';

const rowFields = [
  'internshipId',
  'source',
  'state',
  'failure',
  'milliseconds',
  'match.algorithmVersion',
  'createdAt',
  'expiresAt',
] as const;

const germanMatch = (match: Match | null): Match | null => match && withGermanNames(match);

type InternshipNames = Awaited<ReturnType<InternshipLookup['summaries']>>;

function presentEntry(row: CvAnalysisRow, internships: InternshipNames) {
  const internship = internships.get(row.internshipId.toHexString());
  return project(cvAnalysisLogView, row, {
    failure: row.failure ?? null,
    milliseconds: row.milliseconds ?? null,
    algorithmVersion: row.match?.algorithmVersion ?? null,
    internshipTitle: internship?.title ?? '',
    employerName: internship?.employer.name ?? '',
  });
}

/**
 * Shows the analyses of all employers for administrators: what was done, and for a stated reason what one of them says.
 */
@Injectable()
export class CvAnalysisLog {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly audit: Audit,
    private readonly documents: DocumentLibrary,
    private readonly applicants: ApplicantCvs,
    private readonly internships: InternshipLookup,
    private readonly matching: CvMatching,
  ) {}

  async list({ ability }: Caller, query: ListQuery) {
    const page = await readPage<CvAnalysisRow>(this.database.collection(CvAnalysis), {
      listSchema: cvAnalysisLogList,
      query,
      scope: this.accessPolicy.filterFor(ability, 'reveal', 'CvAnalysis'),
      fields: rowFields,
    });
    const internships = await this.internships.summaries(page.items.map(({ internshipId }) => internshipId));
    return { items: page.items.map((row) => presentEntry(row, internships)), total: page.total };
  }

  /**
   * Returns one analysis with what the CV says. The reason is in the audit log, and its code in the access log of the
   * applicant, before anything is shown.
   * @throws AppError NOT_FOUND
   */
  async reveal(caller: Caller, id: string, reason: StatedRevealReason): Promise<RevealedCvAnalysis> {
    const row = await this.records.read(caller, 'reveal', CvAnalysis, id);
    const { applicationId, fileName, internshipId } = row;
    const applicants = await this.applicants.byApplication(applicationId ? [applicationId] : []);
    const applicant = applicants.get(applicationId?.toHexString() ?? '');
    /* What is over is shown to nobody, though its deletion comes a moment later. */
    if (applicationId && !applicant) throw new AppError('NOT_FOUND');
    await this.recordAccess(caller, row, reason);
    const entry = presentEntry(row, await this.internships.summaries([internshipId]));
    const name = applicant?.displayName ?? fileName ?? '';
    const currentMatch = germanMatch(await this.currentMatch(row));
    return { ...entry, name, match: germanMatch(row.match ?? null), currentMatch };
  }

  private recordAccess(
    caller: Caller,
    { _id, employerId, documentId }: CvAnalysisRow,
    reason: StatedRevealReason,
  ): Promise<void> {
    return this.database.transaction(async (unitOfWork) => {
      this.audit.record(unitOfWork, {
        caller,
        action: 'revealed',
        resource: 'cv-analyses',
        id: _id.toHexString(),
        employerId: employerId.toHexString(),
        reasonCode: reason.code,
        reason: reason.text,
      });
      if (documentId) await this.documents.recordReveal(unitOfWork, documentId, userIdOf(caller.actor), reason.code);
    });
  }

  /** Returns what the current version says; null for a CV that is gone or cannot be read. */
  private async currentMatch(row: CvAnalysisRow): Promise<Match | null> {
    return this.matching.currentMatch(row).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
  }
}
