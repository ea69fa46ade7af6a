import {
  activeApplicationStates,
  applicationLimits,
  AppError,
  errorMessage,
  type ApplicationDraftContent,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../../platform/access/caller.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { DocumentLibrary } from '../../documents/index.ts';
import { InternLookup } from '../../interns/index.ts';
import { InternshipLookup } from '../../internships/index.ts';
import {
  Application,
  type ApplicationEntity,
  ApplicationDraft,
  type ApplicationDraftRow,
} from '../application.entity.ts';
import { asInternSees } from '../application-presenter.ts';
import type { ApplicantStatus } from '../application-requests.ts';
import { obstaclesTo } from './submission-rules.ts';

const activeSentStates = activeApplicationStates.filter((state) => state !== 'interested');

/** Says whether somebody can apply, what is missing, and what was written so far. */
@Injectable()
export class ApplicationReadiness {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly internships: InternshipLookup,
    private readonly interns: InternLookup,
    private readonly documents: DocumentLibrary,
  ) {}

  private get drafts() {
    return this.database.collection<ApplicationDraftRow>(ApplicationDraft);
  }

  async read(caller: Caller, internshipId: string) {
    const ids = applicationIds(caller, internshipId);
    const unitOfWork = this.database.unitOfWork();
    const application = await unitOfWork.findOne(Application, ids);
    const applicant = await this.applicantStatus(unitOfWork, ids, application);
    const obstacles = obstaclesTo('submitted', applicant);
    return {
      canShowInterest: obstaclesTo('interested', applicant).length === 0,
      canApply: obstacles.length === 0,
      obstacles: obstacles.map(({ code, params, missing = [], unmet = [] }) => ({
        code,
        message: errorMessage(code, params),
        missing: [...missing],
        unmet: [...unmet],
      })),
      completeness: applicant.readiness.completeness,
      applicationId: application?._id.toHexString() ?? null,
      state: application ? asInternSees(application, this.clock.now()).state : null,
      activeApplications: applicant.activeApplications,
      draft: await this.draft(ids),
    };
  }

  /** Returns what is known of the applicant, read within a unit of work. @throws AppError NOT_FOUND, INTERNSHIP_GONE */
  async applicantStatus(
    unitOfWork: UnitOfWork,
    { internId, internshipId }: ApplicationIds,
    application: ApplicationEntity | null,
  ): Promise<ApplicantStatus> {
    const internship = await this.internships.forApplication(unitOfWork, internshipId);
    const limited = internship.maxApplicants !== null;
    return {
      internship,
      applicantCount: limited ? await unitOfWork.count(Application, { internshipId, state: { $ne: 'interested' } }) : 0,
      readiness: await this.interns.readiness(unitOfWork, internId),
      currentState: application?.state ?? null,
      activeApplications: await this.countActive(unitOfWork, internId),
      now: this.clock.now(),
    };
  }

  /** Returns what is written so far. A CV that was chosen and is gone since is not chosen any more. */
  private async draft({ internId, internshipId }: ApplicationIds): Promise<ApplicationDraftContent | null> {
    const row = await this.drafts.findOne({ internId, internshipId });
    if (!row) return null;
    const { cvDocumentId = null, coverNote = null, answers } = row;
    const isCvThere = cvDocumentId && (await this.documents.hasCv(internId, objectId(cvDocumentId)));
    return { cvDocumentId: isCvThere ? cvDocumentId : null, coverNote, answers };
  }

  /**
   * Counts the intern's applications that are sent and active. Those to a removed internship do not count: a consumer
   * of its event cancels them a moment later.
   */
  async countActive(unitOfWork: UnitOfWork, internId: ObjectId): Promise<number> {
    const activeFilter = { internId, internState: { $in: activeSentStates } };
    const count = await unitOfWork.count(Application, activeFilter);
    if (count < applicationLimits.activePerIntern) return count;
    const rows = await unitOfWork.find(Application, activeFilter, { fields: ['internshipId'] });
    const summaries = await this.internships.summaries(rows.map((row) => row.internshipId));
    return rows.filter((row) => summaries.get(row.internshipId.toHexString())?.state !== 'removed').length;
  }

  /**
   * Keeps what is written so far.
   * @throws AppError NOT_FOUND or INTERNSHIP_GONE for what nobody can apply to, NOT_FOUND for a CV that is not the
   * intern's
   */
  async saveDraft(
    caller: Caller,
    internshipId: string,
    draft: ApplicationDraftContent,
  ): Promise<ApplicationDraftContent> {
    const ids = applicationIds(caller, internshipId);
    await this.internships.forApplication(this.database.unitOfWork(), ids.internshipId);
    const { cvDocumentId } = draft;
    if (cvDocumentId && !(await this.documents.hasCv(ids.internId, objectId(cvDocumentId))))
      throw new AppError('NOT_FOUND');
    const now = this.clock.now();
    await this.drafts.updateOne(
      ids,
      { $set: { ...draft, updatedAt: now }, $setOnInsert: { _id: new ObjectId(), createdAt: now } },
      { upsert: true },
    );
    return draft;
  }
}

/** Whose application it is, and to which internship: there is one for both. */
export interface ApplicationIds {
  readonly internId: ObjectId;
  readonly internshipId: ObjectId;
}

/** Returns these of a caller who applies. @throws AppError UNAUTHENTICATED for a visitor */
export function applicationIds({ actor }: Caller, internshipId: string): ApplicationIds {
  if (!actor.id) throw new AppError('UNAUTHENTICATED');
  return { internId: objectId(actor.id), internshipId: objectId(internshipId) };
}
