import {
  answerFaults,
  applicationLifecycle,
  givenAnswers,
  moveTo,
  Refusal,
  reminderInstants,
  responseDueAt,
  type Submission,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Turns } from '../../platform/database/turns.ts';
import { AccountRegistry, type AccountCard } from '../ports/account-registry.port.ts';
import { DocumentLibrary } from '../ports/document-library.port.ts';
import { admissionTurn, type AppliedTo } from '../ports/internship-directory.port.ts';
import { applyingTurn } from './application.consumers.ts';
import { enter } from './application.effects.ts';
import { Application, NEVER_DUE, type ApplicationEntity } from './application.entity.ts';
import { ApplicationMoves } from './application.moves.ts';
import { obstaclesToApplying, obstaclesToInterest, type Applicant, type Obstacle } from './application.obstacles.ts';
import { Applications } from './applications.service.ts';
import { Draft } from './draft.entity.ts';
import { PlacesService } from './places.service.ts';
import { idsOf, Readiness } from './readiness.service.ts';

const refuseFirst = ([first]: readonly Obstacle[]): void => {
  if (first) throw first.refusal;
};

function assertNotSuspended({ status }: AccountCard): void {
  if (status === 'suspended') throw new Refusal('ACCOUNT_SUSPENDED');
}

function checkAnswers({ questions }: AppliedTo, { answers }: Submission): void {
  const faults = answerFaults(questions, answers);
  if (faults.length === 0) return;
  const missing = faults.some((fault) => fault.code === 'QUESTION_REQUIRED');
  throw new Refusal(missing ? 'QUESTION_REQUIRED' : 'VALIDATION_FAILED', {}, faults);
}

/** Interest and applications: what is written, frozen and told, in one transaction. */
@Injectable()
export class Submissions {
  constructor(
    private readonly database: Database,
    private readonly turns: Turns,
    private readonly scope: Scope,
    private readonly clock: Clock,
    private readonly readiness: Readiness,
    private readonly accounts: AccountRegistry,
    private readonly documents: DocumentLibrary,
    private readonly places: PlacesService,
    private readonly moves: ApplicationMoves,
    private readonly applications: Applications,
  ) {}

  async showInterest(caller: Caller, internship: string) {
    return this.begin(caller, internship, obstaclesToInterest, async (work, application, applicant) => {
      this.freezeWho(application, applicant);
      await this.enter(work, application, 'interested', caller);
    });
  }

  /**
   * Sends an application: the posting's revision, the CV with its hash and the candidate are frozen, and the clock starts.
   * @throws Refusal ALREADY_APPLIED, INTERNSHIP_CLOSED, APPLICATION_LIMIT, PROFILE_INCOMPLETE, NOT_ELIGIBLE, QUESTION_REQUIRED
   */
  async submit(caller: Caller, submission: Submission) {
    return this.begin(caller, submission.internshipId, obstaclesToApplying, async (work, application, applicant) => {
      checkAnswers(applicant.internship, submission);
      const cvId = objectId(submission.cvDocumentId);
      application.cv = await this.documents.cleanCv(work, application.internId, cvId);
      application.cvDocumentId = cvId;
      await this.documents.markInUse(work, cvId, true);
      this.freezeWho(application, applicant);
      this.freezeWhat(application, applicant.internship, submission);
      await this.enter(work, application, 'submitted', caller);
      const { internId, internshipId } = application;
      await work.nativeDelete(Draft, { internId, internshipId });
    });
  }

  /**
   * One application per intern and internship: the second of two at a time finds the first, or the unique index does. Those
   * who apply to the same internship stand in line, for their transactions would collide on its turn.
   */
  private async begin(
    caller: Caller,
    internship: string,
    obstacles: (applicant: Applicant) => readonly Obstacle[],
    body: (work: Work, application: ApplicationEntity, applicant: Applicant) => Promise<void>,
  ) {
    const ids = idsOf(caller, internship);
    const work = this.database.work();
    const existing = await work.findOne(Application, ids);
    /* Those who send again and again are told at the least cost: this is all that it takes to know. */
    if (existing && existing.state !== 'interested') throw new Refusal('ALREADY_APPLIED');
    const applicant = await this.readiness.applicant(work, ids.internId, ids.internshipId, existing);
    /* Who is refused already need not wait for others. Who is not is looked at again in the transaction. */
    refuseFirst(obstacles(applicant));
    return this.turns.inLine(admissionTurn, ids.internshipId, async () => {
      const alias = existing?.blindAlias ?? (await this.places.nextAlias(ids.internshipId));
      return this.admit(caller, { ...ids, alias }, async (unit, application, now) => {
        refuseFirst(obstacles(now));
        await body(unit, application, now);
      });
    });
  }

  private async admit(
    caller: Caller,
    { internId, internshipId, alias }: ReturnType<typeof idsOf> & { alias: string },
    body: (work: Work, application: ApplicationEntity, applicant: Applicant) => Promise<void>,
  ) {
    return this.database.transaction(async (work) => {
      const existing = await work.findOne(Application, { internId, internshipId });
      if (existing && existing.state !== 'interested') throw new Refusal('ALREADY_APPLIED');
      assertNotSuspended(await this.accounts.read(work, internId.toHexString()));
      const applicant = await this.readiness.applicant(work, internId, internshipId, existing);
      const application = existing ?? this.blank(work, internId, applicant.internship, alias);
      this.scope.authorize(caller.ability, 'create', 'Application', application);
      await body(work, application, applicant);
      await work.flush();
      /* Last, so that a closing or a suspension rarely finds them taken: what changed since it was read is noticed here. */
      await this.turns.take(work, applyingTurn, internId);
      await this.turns.take(work, admissionTurn, internshipId);
      return this.applications.showToIntern(caller, application);
    });
  }

  private blank(work: Work, internId: ObjectId, internship: AppliedTo, blindAlias: string) {
    const now = this.clock.now();
    const application = work.create(Application, {
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
      reminded: 0,
      tags: [],
      noteCount: 0,
      interviewMoves: 0,
      events: [],
      createdAt: now,
      updatedAt: now,
      version: 1,
    });
    work.persist(application);
    return application;
  }

  /** Whoever showed interest under blind review was promised it for the application as well. */
  private freezeWho(application: ApplicationEntity, { readiness, internship, now }: Applicant): void {
    application.internName = readiness.name;
    application.candidate = readiness.candidate;
    application.blindReview ||= internship.blindReview;
    application.revealedAt = application.blindReview ? null : now;
  }

  private freezeWhat(application: ApplicationEntity, internship: AppliedTo, submission: Submission): void {
    const now = this.clock.now();
    const dueAt = responseDueAt(now, internship.responseDays);
    application.postingRevision = internship.revision;
    application.coverNote = submission.coverNote;
    application.questions = internship.questions.map(({ key, kind, label, required }) => ({
      key,
      kind,
      label,
      required,
    }));
    application.answers = givenAnswers(internship.questions, submission.answers);
    application.submittedAt = now;
    application.responseDueAt = dueAt;
    application.dueOrder = dueAt;
    application.nextReminderAt = reminderInstants(now, dueAt)[0]?.at ?? null;
  }

  private async enter(work: Work, application: ApplicationEntity, to: 'interested' | 'submitted', { actor }: Caller) {
    const from = application.events.length === 0 ? null : application.state;
    const row = moveTo(applicationLifecycle, from, to, 'intern');
    if (!row) throw new Refusal('TRANSITION_NOT_ALLOWED', { from: from ?? '', to });
    application.state = to;
    application.internState = to;
    const mover = { party: 'intern' as const, actorId: actor.id };
    const at = this.clock.now();
    enter(application, { from, to, by: 'intern', actorId: actor.id, reason: null, at, visibleTo: 'both' });
    const card = await this.moves.card(application.internshipId);
    this.moves.record(work, row.event, application, card, { from, to, mover, reason: null });
  }
}
