import { createHash } from 'node:crypto';
import { AppError, type CvEvidence, type Id, type Match } from '@prentice/contract';
import {
  MATCH_ALGORITHM,
  matchCv,
  matchedFields,
  matchRequirementsOf,
  type MatchedInternship,
  type PracticalFacts,
} from '@prentice/cv/match';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { objectId } from '../../platform/database/ids.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { ApplicantCvs } from '../applications/index.ts';
import { CvReadings, DocumentInspector, DocumentLibrary } from '../documents/index.ts';
import { InternshipLookup } from '../internships/index.ts';
import type { CvAnalysisRow } from './cv-analysis.entity.ts';
import type { CvAnalysisResult } from './cv-analysis.transitions.ts';

/** Of a file without a profile nothing is known but what it says. */
const noFacts: PracticalFacts = { availability: null, locationPreferences: [], workModes: [] };

/**
 * Returns a match, without its score for an upload, of which neither dates nor place are known: its score cannot be
 * compared with those of applicants.
 */
export const comparableMatch = ({ applicationId }: Pick<CvAnalysisRow, 'applicationId'>, match: Match): Match =>
  applicationId ? match : { ...match, score: null };

/** A CV that was checked, and how to read it. */
interface OpenedCv {
  readonly read: () => Promise<{
    readonly evidence: CvEvidence;
    readonly name?: string | null;
    readonly cached: boolean;
  }>;
  /** What the profile says beside it. */
  readonly facts: PracticalFacts;
}

/** Says how far an analysis is. @throws when it is to stop */
type ReportStage = (stage: 'parsing' | 'scoring') => Promise<void>;

/** Compares one CV with what an internship of its employer asks for. */
@Injectable()
export class CvMatching {
  constructor(
    private readonly files: FileStore,
    private readonly inspector: DocumentInspector,
    private readonly documents: DocumentLibrary,
    private readonly readings: CvReadings,
    private readonly applicants: ApplicantCvs,
    private readonly internships: InternshipLookup,
  ) {}

  /** Returns what an internship of the employer asks for. @throws AppError NOT_FOUND for one of somebody else */
  internship(employerId: ObjectId, internshipId: Id): Promise<MatchedInternship> {
    return this.internships.ownPosting(employerId, objectId(internshipId));
  }

  /** Returns a text that is the same for as long as the same file gives the same result. */
  basisOf(sha256: string, internship: MatchedInternship): string {
    const requirementsHash = createHash('sha256').update(
      JSON.stringify(matchedFields.map((field) => internship[field])),
    );
    return `${sha256} ${requirementsHash.digest('hex')} ${MATCH_ALGORITHM}`;
  }

  /**
   * Checks and reads the file, each in a process of its own, and compares what it says. That an applicant's CV was read
   * is logged for its owner first.
   * @throws AppError with the reason why the file cannot be read; NOT_FOUND when it is gone or no longer the employer's
   * to read
   */
  async analyse(row: CvAnalysisRow, report: ReportStage): Promise<CvAnalysisResult & { readonly cached: boolean }> {
    const internship = await this.internship(row.employerId, row.internshipId.toHexString());
    const { read, facts } = row.applicationId
      ? await this.applicantCv(row, row.applicationId)
      : await this.uploadedCv(row);
    await report('parsing');
    const { evidence, name = null, cached } = await read();
    await report('scoring');
    const match = comparableMatch(row, matchCv(evidence, matchRequirementsOf(internship), facts));
    return { match, basis: this.basisOf(row.sha256, internship), candidateName: name, cached };
  }

  /**
   * Returns what the current version says of the CV of an analysis and of what its internship asks for now. Stores
   * nothing.
   * @throws AppError with the reason why the file cannot be read; NOT_FOUND when it is gone
   */
  async currentMatch(row: CvAnalysisRow): Promise<Match> {
    const { employerId, internshipId, documentId, storageKey, applicationId } = row;
    const internship = await this.internship(employerId, internshipId.toHexString());
    const applicant =
      applicationId && (await this.applicants.byApplication([applicationId])).get(applicationId.toHexString());
    const evidence = documentId
      ? (await this.readings.evidenceIn(documentId)).evidence
      : await this.uploadedEvidence(storageKey ?? null);
    if (!evidence) throw new AppError('NOT_FOUND');
    return comparableMatch(row, matchCv(evidence, matchRequirementsOf(internship), applicant?.candidate ?? noFacts));
  }

  /**
   * Opens the CV of an application. It was checked when it was uploaded, and is read once for all
   * that is compared with it.
   */
  private async applicantCv(
    { internshipId, employerId, requestedBy }: CvAnalysisRow,
    _id: ObjectId,
  ): Promise<OpenedCv> {
    await this.applicants.assertNotSuspended(internshipId);
    const applicant = (await this.applicants.byApplication([_id])).get(_id.toHexString());
    if (!applicant || !requestedBy) throw new AppError('NOT_FOUND');
    const { documentId, candidate } = applicant;
    const { bytes } = await this.documents.openWithLog(documentId, { userId: requestedBy, employerId }, 'analysis');
    /* What cannot be read is read again, for the reason. */
    const read = async () => {
      const { evidence, cached } = await this.readings.readAndStore(documentId);
      return evidence ? { evidence, cached } : { evidence: await this.inspector.evidence(bytes), cached: false };
    };
    return { read, facts: candidate ?? noFacts };
  }

  private async uploadedCv({ storageKey }: CvAnalysisRow): Promise<OpenedCv> {
    if (!storageKey) throw new AppError('NOT_FOUND');
    const bytes = await this.files.get(storageKey);
    await this.inspector.inspect(bytes);
    const read = async () => {
      const { name, ...evidence } = await this.inspector.namedEvidence(bytes);
      return { evidence, name, cached: false };
    };
    return { read, facts: noFacts };
  }

  private async uploadedEvidence(storageKey: string | null): Promise<CvEvidence> {
    if (!storageKey) throw new AppError('NOT_FOUND');
    return this.inspector.evidence(await this.files.get(storageKey));
  }
}
