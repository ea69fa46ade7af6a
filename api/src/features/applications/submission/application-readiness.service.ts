import {
  activeApplicationStates,
  applicationLimits,
  AppError,
  type ApplicationDraftContent,
  applicationLifecycle,
  endOfDay,
  findTransition,
  internLimits,
  unmetRequirements,
  type ApplicationState,
  type ProfilePartKey,
  type UnmetRequirement,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../../platform/access/caller.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { DocumentLibrary } from '../../documents/index.ts';
import { InternLookup, type InternReadiness } from '../../interns/index.ts';
import { InternshipLookup, type InternshipForApplication } from '../../internships/index.ts';
import {
  Application,
  type ApplicationEntity,
  ApplicationDraft,
  type ApplicationDraftRow,
} from '../application.entity.ts';

/** Where somebody stands who wants to apply. */
export interface ApplicantStatus {
  readonly internship: InternshipForApplication;
  /** Applications sent to the internship; counted only when it has a limit. */
  readonly applicants: number;
  readonly readiness: InternReadiness;
  /** The state of the application that there is already. */
  readonly existing: ApplicationState | null;
  /** Sent and still active. */
  readonly active: number;
  readonly now: Date;
}

/** What stands in the way: the error that refuses the application, and what it is about. */
export interface Obstacle {
  readonly error: AppError;
  readonly missing?: readonly ProfilePartKey[];
  readonly unmet?: readonly UnmetRequirement[];
}

/** The internship takes no applications. */
function closed({ internship, applicants, now }: ApplicantStatus): Obstacle[] {
  const { state, employerLive, deadline, maxApplicants } = internship;
  const isOpen = state === 'open' && employerLive && endOfDay(deadline) >= now;
  const full = maxApplicants !== null && applicants >= maxApplicants;
  return isOpen && !full ? [] : [{ error: new AppError('INTERNSHIP_CLOSED') }];
}

/** The profile says too little. */
function incomplete({ readiness: { completeness, gaps } }: ApplicantStatus, needed: number): Obstacle[] {
  const missing = gaps.map((gap) => gap.key);
  if (completeness >= needed) return [];
  return [{ error: new AppError('PROFILE_INCOMPLETE', { missing: missing.join(', ') }), missing }];
}

/** A requirement of the internship is not met. */
function notEligible({ internship, readiness }: ApplicantStatus): Obstacle[] {
  const countries = internship.locations.map((location) => location.country);
  const unmet = unmetRequirements(internship.eligibility, readiness.candidate, countries);
  return unmet.length === 0 ? [] : [{ error: new AppError('NOT_ELIGIBLE'), unmet }];
}

/** As many applications as one may have are active. */
const activeLimit = ({ active }: ApplicantStatus): Obstacle[] =>
  active >= applicationLimits.activePerIntern ? [{ error: new AppError('APPLICATION_LIMIT') }] : [];

/**
 * The conditions of applying that are known before anything is written, by the names of their guards in the lifecycle
 * table: the page says which of them are not met, and the transition is refused by the same.
 */
export const obstaclesByGuard = {
  internshipOpen: closed,
  profileForInterest: (applicant) => incomplete(applicant, internLimits.interestAt),
  belowActiveLimit: activeLimit,
  profileForApplication: (applicant) => incomplete(applicant, internLimits.applyAt),
  eligible: notEligible,
} as const satisfies Record<string, (applicant: ApplicantStatus) => Obstacle[]>;

const isKnownBefore = (guard: string): guard is keyof typeof obstaclesByGuard => guard in obstaclesByGuard;

/** Returns what the lifecycle table says of applying from a state; undefined when one has applied already. */
const applyingTransition = (existing: ApplicationState | null, to: 'interested' | 'submitted') =>
  findTransition(applicationLifecycle, existing, to, 'intern');

/** @throws AppError ALREADY_APPLIED when the application that there is already leads to no such state */
export function assertNotApplied(existing: ApplicationState | null, to: 'interested' | 'submitted'): void {
  if (!applyingTransition(existing, to)) throw new AppError('ALREADY_APPLIED');
}

/**
 * What keeps somebody from showing interest or from applying, in the order of the lifecycle table: most important
 * first.
 */
export function obstaclesTo(to: 'interested' | 'submitted', applicant: ApplicantStatus): Obstacle[] {
  const transition = applyingTransition(applicant.existing, to);
  const applied = transition ? [] : [{ error: new AppError('ALREADY_APPLIED') }];
  const { guards = [] } = transition ?? applyingTransition(null, to) ?? {};
  return [...applied, ...guards.filter(isKnownBefore).flatMap((guard) => obstaclesByGuard[guard](applicant))];
}

/** @throws AppError of the first obstacle, if there is any */
export function throwFirstObstacle([first]: readonly Obstacle[]): void {
  if (first) throw first.error;
}

const activeSentStates = activeApplicationStates.filter((state) => state !== 'interested');

/** Whether somebody can apply, what is missing, and what was written so far. */
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

  async read(caller: Caller, internship: string) {
    const { internId, internshipId } = applicationIds(caller, internship);
    const unitOfWork = this.database.unitOfWork();
    const existing = await unitOfWork.findOne(Application, { internId, internshipId });
    const applicant = await this.applicantStatus(unitOfWork, internId, internshipId, existing);
    const obstacles = obstaclesTo('submitted', applicant);
    return {
      canShowInterest: obstaclesTo('interested', applicant).length === 0,
      canApply: obstacles.length === 0,
      obstacles: obstacles.map(({ error: { code, message }, missing = [], unmet = [] }) => ({
        code,
        message,
        missing: [...missing],
        unmet: [...unmet],
      })),
      completeness: applicant.readiness.completeness,
      applicationId: existing?._id.toHexString() ?? null,
      state: existing?.internState ?? null,
      activeApplications: applicant.active,
      draft: await this.draft(internId, internshipId),
    };
  }

  /** Where the intern stands, read within a unit of work. @throws AppError NOT_FOUND, INTERNSHIP_GONE */
  async applicantStatus(
    unitOfWork: UnitOfWork,
    internId: ObjectId,
    internshipId: ObjectId,
    existing: ApplicationEntity | null,
  ): Promise<ApplicantStatus> {
    const internship = await this.internships.forApplication(unitOfWork, internshipId);
    const limited = internship.maxApplicants !== null;
    return {
      internship,
      applicants: limited ? await unitOfWork.count(Application, { internshipId, state: { $ne: 'interested' } }) : 0,
      readiness: await this.interns.readiness(unitOfWork, internId),
      existing: existing?.state ?? null,
      active: await this.countActive(unitOfWork, internId),
      now: this.clock.now(),
    };
  }

  /** What is written so far. A CV that was chosen and is gone since is not chosen any more. */
  private async draft(internId: ObjectId, internshipId: ObjectId): Promise<ApplicationDraftContent | null> {
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
    internship: string,
    draft: ApplicationDraftContent,
  ): Promise<ApplicationDraftContent> {
    const { internId, internshipId } = applicationIds(caller, internship);
    await this.internships.forApplication(this.database.unitOfWork(), internshipId);
    const { cvDocumentId } = draft;
    if (cvDocumentId && !(await this.documents.hasCv(internId, objectId(cvDocumentId))))
      throw new AppError('NOT_FOUND');
    const now = this.clock.now();
    await this.drafts.updateOne(
      { internId, internshipId },
      { $set: { ...draft, updatedAt: now }, $setOnInsert: { _id: new ObjectId(), createdAt: now } },
      { upsert: true },
    );
    return draft;
  }
}

/** Returns whose application it is, and to which internship. @throws AppError UNAUTHENTICATED for a visitor */
export function applicationIds({ actor }: Caller, internship: string): { internId: ObjectId; internshipId: ObjectId } {
  if (!actor.id) throw new AppError('UNAUTHENTICATED');
  return { internId: objectId(actor.id), internshipId: objectId(internship) };
}
