import { AppError, type Submission } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../../platform/access/caller.ts';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { KeyedMutex } from '../../../platform/database/keyed-mutex.ts';
import { personActor } from '../../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../../platform/transitions/transition-engine.service.ts';
import { Accounts, type AccountSummary } from '../../accounts/index.ts';
import { internshipMutex, type InternshipForApplication } from '../../internships/index.ts';
import { applicantMutex, Application } from '../application.entity.ts';
import { NEVER_DUE } from '../response-deadlines/due-order.ts';
import { assertNotApplied, obstaclesTo, throwFirstObstacle } from './submission-rules.ts';
import { applicationIds, ApplicationReadiness, type ApplicationIds } from './application-readiness.service.ts';
import { ApplicationTransitions } from '../application.transitions.ts';
import { Applications } from '../applications.service.ts';
import { OpeningReservations } from '../placement/opening-reservations.service.ts';

function assertAccountNotSuspended({ status }: AccountSummary): void {
  if (status === 'suspended') throw new AppError('ACCOUNT_SUSPENDED');
}

/** Creates expressions of interest and applications: stores, freezes and records them in one transaction. */
@Injectable()
export class ApplicationSubmission {
  constructor(
    private readonly database: Database,
    private readonly mutex: KeyedMutex,
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
    private readonly readiness: ApplicationReadiness,
    private readonly accounts: Accounts,
    private readonly reservations: OpeningReservations,
    private readonly engine: TransitionEngine,
    private readonly transitions: ApplicationTransitions,
    private readonly applications: Applications,
  ) {}

  async showInterest(caller: Caller, internshipId: string) {
    return this.send(caller, internshipId, null);
  }

  /**
   * Sends an application: the posting's revision, the CV with its hash and the candidate are frozen, and the clock
   * starts.
   * @throws AppError NOT_FOUND, INTERNSHIP_GONE, ACCOUNT_SUSPENDED, VALIDATION_FAILED, ALREADY_APPLIED,
   * INTERNSHIP_CLOSED, APPLICATION_LIMIT, PROFILE_INCOMPLETE, NOT_ELIGIBLE, QUESTION_REQUIRED
   */
  async submit(caller: Caller, submission: Submission) {
    return this.send(caller, submission.internshipId, submission);
  }

  /**
   * Sends an application. There is one application per intern and internship: the second of two at a time finds the
   * first, or the unique index does. Those who apply to the same internship wait in a queue, because their transactions
   * would conflict on its mutex.
   */
  private async send(caller: Caller, internshipId: string, submission: Submission | null) {
    const to = submission ? 'submitted' : 'interested';
    const ids = applicationIds(caller, internshipId);
    const unitOfWork = this.database.unitOfWork();
    const earlier = await unitOfWork.findOne(Application, ids);
    /* Rejects repeated submissions early, at little cost. */
    assertNotApplied(earlier?.state ?? null, to);
    const applicant = await this.readiness.applicantStatus(unitOfWork, ids, earlier);
    /* An applicant who cannot apply is refused before the queue. All others are checked again in the transaction. */
    throwFirstObstacle(obstaclesTo(to, applicant));
    return this.mutex.runInOrder(internshipMutex, ids.internshipId, async () => {
      const alias = earlier?.blindAlias ?? (await this.reservations.nextAlias(ids.internshipId));
      return this.createInTransaction(caller, { ...ids, alias }, submission);
    });
  }

  private async createInTransaction(
    caller: Caller,
    { alias, ...ids }: ApplicationIds & { readonly alias: string },
    submission: Submission | null,
  ) {
    const to = submission ? 'submitted' : 'interested';
    return this.database.transaction(async (unitOfWork) => {
      const earlier = await unitOfWork.findOne(Application, ids);
      assertNotApplied(earlier?.state ?? null, to);
      assertAccountNotSuspended(await this.accounts.read(unitOfWork, ids.internId.toHexString()));
      const applicant = await this.readiness.applicantStatus(unitOfWork, ids, earlier);
      const record = earlier ?? this.buildApplication(unitOfWork, ids.internId, applicant.internship, alias);
      const application = this.accessPolicy.authorize(caller.ability, 'create', 'Application', record);
      const actor = personActor(caller, 'intern');
      await this.engine.apply(
        unitOfWork,
        this.transitions.definition,
        application,
        { kind: 'submission', to, applicant, submission },
        actor,
      );
      await unitOfWork.flush();
      /* Last, so that a closing or a suspension rarely finds them taken: what changed since it was read is noticed
         here. */
      await this.mutex.acquire(unitOfWork, applicantMutex, ids.internId);
      await this.mutex.acquire(unitOfWork, internshipMutex, ids.internshipId);
      return this.applications.presentToIntern(caller, application);
    });
  }

  private buildApplication(
    unitOfWork: UnitOfWork,
    internId: ObjectId,
    internship: InternshipForApplication,
    blindAlias: string,
  ) {
    const now = this.clock.now();
    const application = unitOfWork.create(Application, {
      _id: new ObjectId(),
      internId,
      internshipId: objectId(internship.id),
      employerId: objectId(internship.employerId),
      state: 'interested',
      internState: 'interested',
      postingRevision: internship.revision,
      blindReview: internship.blindReview,
      blindAlias,
      internName: '',
      dueOrder: NEVER_DUE,
      questions: [],
      answers: [],
      reminderCount: 0,
      tags: [],
      noteCount: 0,
      interviewSequence: 0,
      events: [],
      createdAt: now,
      updatedAt: now,
      version: 1,
    });
    unitOfWork.persist(application);
    return application;
  }
}
