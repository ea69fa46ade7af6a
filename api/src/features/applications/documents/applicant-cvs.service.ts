import {
  activeApplicationStates,
  isBlind,
  showsDocuments,
  type ApplicationState,
  type Candidate,
  type Id,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Filter, ObjectId } from 'mongodb';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { InternshipLookup } from '../../internships/index.ts';
import { Application, type ApplicationRow } from '../application.entity.ts';
import { assertCompanyNotSuspended, isSuspended } from '../decisions/decision-rules.ts';
import { applicantDisplayName } from '../application-presenter.ts';

/** The CV of an application, with as much of its sender as the employer may see now. */
export interface ApplicantCv {
  readonly applicationId: ObjectId;
  readonly internId: ObjectId;
  readonly internshipId: ObjectId;
  readonly documentId: ObjectId;
  readonly sha256: string;
  /** The name, or the alias while review is blind. */
  readonly displayName: string;
  readonly blind: boolean;
  readonly submittedAt: Date;
  readonly state: ApplicationState;
  /** The profile as it was sent. */
  readonly candidate: Candidate | null;
}

const fields = {
  internId: 1,
  internshipId: 1,
  state: 1,
  cv: 1,
  candidate: 1,
  blindReview: 1,
  revealedAt: 1,
  blindAlias: 1,
  internName: 1,
  submittedAt: 1,
} as const;

const toApplicantCv = (row: ApplicationRow): ApplicantCv[] => {
  const { _id, internId, internshipId, cv, submittedAt, state } = row;
  if (!cv || !submittedAt || !showsDocuments(state)) return [];
  const blind = isBlind(row);
  const { id, sha256 } = cv;
  const candidateFields = {
    displayName: applicantDisplayName(row),
    blind,
    submittedAt,
    state,
    candidate: row.candidate ?? null,
  };
  return [{ applicationId: _id, internId, internshipId, documentId: objectId(id), sha256, ...candidateFields }];
};

/** Reads CVs of applications for their analysis. The caller has been authorised for the employer. */
@Injectable()
export class ApplicantCvs {
  constructor(
    private readonly database: Database,
    private readonly internships: InternshipLookup,
  ) {}

  /**
   * Returns the CVs of active applicants of an internship, the first who applied first.
   * @param except applications to leave out
   * @throws AppError FORBIDDEN for a suspended company
   */
  async ofInternship(internshipId: ObjectId, except: readonly ObjectId[], limit: number): Promise<ApplicantCv[]> {
    await this.assertNotSuspended(internshipId);
    const active = { internshipId, state: { $in: [...activeApplicationStates] }, _id: { $nin: [...except] } };
    return this.find({ ...active, cv: { $ne: null }, submittedAt: { $ne: null } }, limit);
  }

  /** Returns who applied to an internship: the active applications with a CV, and how many have none or are over. */
  async countOfInternship(
    internshipId: ObjectId,
  ): Promise<{ readonly withCv: readonly ObjectId[]; readonly withoutCv: number; readonly over: number }> {
    const applications = this.database.collection<ApplicationRow>(Application);
    const submitted = { internshipId, submittedAt: { $ne: null } };
    const active = { ...submitted, state: { $in: [...activeApplicationStates] } };
    const [activeRows, total] = await Promise.all([
      applications.find(active, { projection: { _id: 1, 'cv.id': 1 } }).toArray(),
      applications.countDocuments(submitted),
    ]);
    const withCv = activeRows.filter(({ cv }) => cv).map(({ _id }) => _id);
    return { withCv, withoutCv: activeRows.length - withCv.length, over: total - activeRows.length };
  }

  /**
   * Returns the CVs of these applications, by id; those whose documents are no longer shown, and those to a suspended
   * company, are left out. Two queries.
   */
  async byApplication(ids: readonly ObjectId[]): Promise<ReadonlyMap<Id, ApplicantCv>> {
    if (ids.length === 0) return new Map();
    const applicantCvs = await this.find({ _id: { $in: [...ids] } }, ids.length);
    const summaries = await this.internships.summaries(applicantCvs.map(({ internshipId }) => internshipId));
    const visibleCvs = applicantCvs.filter(({ internshipId }) => {
      const summary = summaries.get(internshipId.toHexString());
      return summary && !isSuspended(summary);
    });
    return new Map(visibleCvs.map((cv) => [cv.applicationId.toHexString(), cv]));
  }

  /** @throws AppError FORBIDDEN for a suspended company */
  async assertNotSuspended(internshipId: ObjectId): Promise<void> {
    const summary = (await this.internships.summaries([internshipId])).get(internshipId.toHexString());
    if (summary) assertCompanyNotSuspended(summary);
  }

  private async find(filter: Filter<ApplicationRow>, limit: number): Promise<ApplicantCv[]> {
    const rows = await this.database
      .collection<ApplicationRow>(Application)
      .find(filter, { projection: fields })
      .sort({ submittedAt: 1, _id: 1 })
      .limit(limit)
      .toArray();
    return rows.flatMap(toApplicantCv);
  }
}
