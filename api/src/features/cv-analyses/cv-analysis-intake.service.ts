import { createHash } from 'node:crypto';
import {
  MEGABYTE,
  AppError,
  cvAnalysisLimits,
  documentLimits,
  isCvAnalysisRunning,
  type ApplicantCvCounts,
  type CvAnalysisSource,
  type Id,
  acceptedTypeNames,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock, DAY, HOUR } from '../../platform/clock/clock.ts';
import type { UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { KeyedMutex } from '../../platform/database/keyed-mutex.ts';
import { fileNameOf } from '../../platform/files/file-download.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import type { UploadedFile } from '../../platform/http/operations-controller.decorator.ts';
import { JobQueue } from '../../platform/jobs/job-queue.port.ts';
import { onBehalfOf, personActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { ApplicantCvs, type ApplicantCv } from '../applications/index.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { CvAnalyses } from './cv-analyses.service.ts';
import { CvMatching } from './cv-matching.service.ts';
import { CvAnalysis, type CvAnalysisRow } from './cv-analysis.entity.ts';
import { cvAnalysisTransitions as transitions } from './cv-analysis.transitions.ts';

/** The mutex of what a company adds: whatever counts towards its limits is added one after the other. */
const MUTEX = 'cv-analyses';

/** The properties of an analysis that depend on what is analysed. */
type Subject = Pick<
  CvAnalysisRow,
  'source' | 'applicationId' | 'internId' | 'documentId' | 'fileName' | 'storageKey' | 'sha256' | 'receivedAt'
>;

/** Takes CVs to be analysed: those of an internship's applicants, and uploaded files. */
@Injectable()
export class CvAnalysisIntake {
  constructor(
    private readonly accessPolicy: AccessPolicy,
    private readonly engine: TransitionEngine,
    private readonly clock: Clock,
    private readonly mutex: KeyedMutex,
    private readonly files: FileStore,
    private readonly queue: JobQueue,
    private readonly audit: Audit,
    private readonly applicants: ApplicantCvs,
    private readonly matching: CvMatching,
    private readonly analyses: CvAnalyses,
  ) {}

  /**
   * Queues the CVs of applicants without a result that still holds; what fails is tried again.
   * @throws AppError NOT_FOUND for an internship of somebody else, FORBIDDEN for a suspended company
   */
  async start(caller: Caller, internshipId: Id): Promise<{ queued: number; ids: Id[] }> {
    const { userId, employerId } = this.authorizedFor(caller);
    /* One entry in the audit log for all of them, below. */
    const actor = onBehalfOf('employer', userId);
    const internship = await this.matching.internship(employerId, internshipId);
    const _id = objectId(internshipId);
    const ids = await this.mutex.transaction(MUTEX, employerId, async (unitOfWork) => {
      const analyses = await unitOfWork.find(CvAnalysis, {
        internshipId: _id,
        source: 'applicant',
        applicationId: { $ne: null },
      });
      const settled = analyses.filter((row) => isSettled(row, this.matching.basisOf(row.sha256, internship)));
      const except = settled.flatMap(({ applicationId }) => applicationId ?? []);
      const applicantCvs = await this.applicants.ofInternship(_id, except, cvAnalysisLimits.applicants);
      const queued: Id[] = [];
      for (const applicant of applicantCvs) {
        const former = analyses.find(({ applicationId }) => applicationId?.equals(applicant.applicationId));
        const row = former
          ? this.accessPolicy.authorize(caller.ability, 'transition', 'CvAnalysis', former)
          : this.create(unitOfWork, caller, { employerId, internshipId: _id, ...subjectOf(applicant) });
        row.expiresAt = this.expiryOf('applicant');
        const request = { to: 'queued', first: !former, requestedBy: objectId(userId) } as const;
        await this.engine.apply(unitOfWork, transitions, row, request, actor);
        queued.push(row._id.toHexString());
      }
      if (queued.length > 0)
        this.audit.record(unitOfWork, {
          caller,
          action: 'created',
          resource: 'cv-analyses',
          id: null,
          employerId: employerId.toHexString(),
          changes: [{ field: 'queued', before: 0, after: queued.length }],
        });
      return queued;
    });
    for (const id of ids) this.enqueue(id);
    return { queued: ids.length, ids };
  }

  /**
   * Counts the applicants of an internship by what is known of their CVs: `start` queues the first three numbers.
   * @throws AppError NOT_FOUND for an internship of somebody else
   */
  async applicantCounts(caller: Caller, internshipId: Id): Promise<ApplicantCvCounts> {
    const { employerId } = this.authorizedFor(caller);
    const internship = await this.matching.internship(employerId, internshipId);
    const _id = objectId(internshipId);
    const [{ withCv, ...others }, analyses] = await Promise.all([
      this.applicants.countOfInternship(_id),
      this.analyses.ofApplicants(_id),
    ]);
    const byApplication = new Map(analyses.map((row) => [row.applicationId?.toHexString(), row]));
    const stages = withCv.map((applicationId) => {
      const row = byApplication.get(applicationId.toHexString());
      return row ? stageOf(row, this.matching.basisOf(row.sha256, internship)) : 'unanalysed';
    });
    const countOf = (stage: ApplicantStage) => stages.filter((each) => each === stage).length;
    return {
      unanalysed: countOf('unanalysed'),
      outdated: countOf('outdated'),
      unfinished: countOf('unfinished'),
      running: countOf('running'),
      current: countOf('current'),
      ...others,
    };
  }

  /**
   * Keeps a file for a day and queues it. A file that is there already is not kept twice.
   * @throws AppError NOT_FOUND for an internship of somebody else, FILE_TOO_LARGE, SAVED_LIMIT, ANALYSIS_LIMIT
   */
  async upload(caller: Caller, internshipId: Id, file: UploadedFile) {
    const { userId, employerId } = this.authorizedFor(caller);
    await this.matching.internship(employerId, internshipId);
    const limit = documentLimits.bytes.cv;
    if (file.bytes.length > limit) throw new AppError('FILE_TOO_LARGE', { mb: limit / MEGABYTE });
    if (file.bytes.length === 0) throw new AppError('FILE_TYPE', { types: acceptedTypeNames('cv') });
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    const subject: Omit<Subject, 'storageKey'> = {
      source: 'upload',
      applicationId: null,
      internId: null,
      documentId: null,
      fileName: fileNameOf(file.fileName, ''),
      sha256,
      receivedAt: this.clock.now(),
    };
    const analysedSubject = { employerId, internshipId: objectId(internshipId), ...subject };
    const storageKey = await this.files.put(file.bytes);
    const row = await this.storeUpload(caller, userId, { ...analysedSubject, storageKey }).catch(
      async (error: unknown) => {
        await this.files.remove(storageKey);
        throw error;
      },
    );
    if (row.storageKey === storageKey) this.enqueue(row._id.toHexString());
    else await this.files.remove(storageKey);
    return this.analyses.presentOne(row);
  }

  private storeUpload(
    caller: Caller,
    userId: Id,
    subject: Subject & Pick<CvAnalysisRow, 'employerId' | 'internshipId'>,
  ): Promise<CvAnalysisRow> {
    return this.mutex.transaction(MUTEX, subject.employerId, async (unitOfWork) => {
      const existingAnalysis = await unitOfWork.findOne(CvAnalysis, { subjectKey: subjectKeyOf(subject) });
      if (existingAnalysis) return existingAnalysis;
      await this.assertBelowLimit(unitOfWork, subject);
      const analysis = this.create(unitOfWork, caller, subject);
      const request = { to: 'queued', first: true, requestedBy: objectId(userId) } as const;
      await this.engine.apply(unitOfWork, transitions, analysis, request, personActor(caller, 'employer'));
      await unitOfWork.flush();
      return analysis;
    });
  }

  /** @throws AppError NOT_FOUND for anyone who may not have CVs analysed */
  private authorizedFor({ actor, ability }: Caller) {
    const { id, employerId } = actor;
    if (!id || !employerId) throw new AppError('NOT_FOUND');
    this.accessPolicy.authorize(ability, 'create', 'CvAnalysis', { employerId, state: 'queued' });
    return { userId: id, employerId: objectId(employerId) };
  }

  private create(
    unitOfWork: UnitOfWork,
    { ability }: Caller,
    of: Subject & Pick<CvAnalysisRow, 'employerId' | 'internshipId'>,
  ) {
    const now = this.clock.now();
    const cvAnalysis = unitOfWork.create(CvAnalysis, {
      _id: new ObjectId(),
      createdAt: now,
      updatedAt: now,
      ...of,
      subjectKey: subjectKeyOf(of),
      requestedBy: null,
      state: 'queued',
      failure: null,
      milliseconds: null,
      claimedUntil: null,
      claim: null,
      match: null,
      basis: null,
      candidateName: null,
      missingRequired: null,
      rank: null,
      expiresAt: this.expiryOf(of.source),
    });
    unitOfWork.persist(cvAnalysis);
    return this.accessPolicy.authorize(ability, 'create', 'CvAnalysis', cvAnalysis);
  }

  private expiryOf(source: CvAnalysisSource): Date {
    const { uploadHours, applicantDays } = cvAnalysisLimits;
    return new Date(this.clock.now().getTime() + (source === 'upload' ? uploadHours * HOUR : applicantDays * DAY));
  }

  private async assertBelowLimit(
    unitOfWork: UnitOfWork,
    { employerId, internshipId }: Pick<CvAnalysisRow, 'employerId' | 'internshipId'>,
  ): Promise<void> {
    const { uploads, uploadsPerDay } = cvAnalysisLimits;
    const uploadCount = await unitOfWork.count(CvAnalysis, {
      internshipId,
      source: 'upload',
      state: { $ne: 'removed' },
    });
    if (uploadCount >= uploads) throw new AppError('SAVED_LIMIT', { n: uploads });
    /* Each is here for a day, what was removed included. */
    if ((await unitOfWork.count(CvAnalysis, { employerId, source: 'upload' })) >= uploadsPerDay)
      throw new AppError('ANALYSIS_LIMIT');
  }

  private enqueue(id: Id): void {
    this.queue.add('cv-analyses', { analysis: id }, { id });
  }
}

/** What is known of an applicant's CV. */
type ApplicantStage = Exclude<keyof ApplicantCvCounts, 'withoutCv' | 'over'>;

function stageOf({ state, basis }: Pick<CvAnalysisRow, 'state' | 'basis'>, currentBasis: string): ApplicantStage {
  if (isCvAnalysisRunning(state)) return 'running';
  if (state === 'succeeded') return basis === currentBasis ? 'current' : 'outdated';
  return state === 'removed' ? 'unanalysed' : 'unfinished';
}

/** Returns whether nothing is to be done: it is under way, or its result holds. */
const isSettled = (row: CvAnalysisRow, currentBasis: string): boolean =>
  ['running', 'current'].includes(stageOf(row, currentBasis));

const subjectKeyOf = ({
  internshipId,
  applicationId,
  sha256,
}: Pick<CvAnalysisRow, 'internshipId' | 'applicationId' | 'sha256'>): string =>
  `${internshipId.toHexString()} ${applicationId?.toHexString() ?? sha256}`;

const subjectOf = ({ applicationId, internId, documentId, sha256, submittedAt }: ApplicantCv): Subject => ({
  source: 'applicant',
  applicationId,
  internId,
  documentId,
  fileName: null,
  storageKey: null,
  sha256,
  receivedAt: submittedAt,
});
