import { Refusal, type Submission } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Turns } from '../../platform/database/turns.ts';
import { AccountRegistry, type AccountCard } from '../ports/account-registry.port.ts';
import { admissionTurn, type AppliedTo } from '../ports/internship-directory.port.ts';
import { applyingTurn } from './application.consumers.ts';
import { Application, NEVER_DUE } from './application.entity.ts';
import {
  obstaclesToApplying,
  obstaclesToInterest,
  refuseFirst,
  type Applicant,
  type Obstacle,
} from './application.obstacles.ts';
import { ApplicationTransitions } from './application.transitions.ts';
import { Applications } from './applications.service.ts';
import { PlacesService } from './places.service.ts';
import { idsOf, Readiness } from './readiness.service.ts';

function assertNotSuspended({ status }: AccountCard): void {
  if (status === 'suspended') throw new Refusal('ACCOUNT_SUSPENDED');
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
    private readonly places: PlacesService,
    private readonly transitions: ApplicationTransitions,
    private readonly applications: Applications,
  ) {}

  async showInterest(caller: Caller, internship: string) {
    return this.begin(caller, internship, obstaclesToInterest, null);
  }

  /**
   * Sends an application: the posting's revision, the CV with its hash and the candidate are frozen, and the clock starts.
   * @throws Refusal ALREADY_APPLIED, INTERNSHIP_CLOSED, APPLICATION_LIMIT, PROFILE_INCOMPLETE, NOT_ELIGIBLE, QUESTION_REQUIRED
   */
  async submit(caller: Caller, submission: Submission) {
    return this.begin(caller, submission.internshipId, obstaclesToApplying, submission);
  }

  /**
   * One application per intern and internship: the second of two at a time finds the first, or the unique index does. Those
   * who apply to the same internship stand in line, for their transactions would collide on its turn.
   */
  private async begin(
    caller: Caller,
    internship: string,
    obstacles: (applicant: Applicant) => readonly Obstacle[],
    submission: Submission | null,
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
      return this.admit(caller, { ...ids, alias }, submission);
    });
  }

  private async admit(
    caller: Caller,
    { internId, internshipId, alias }: ReturnType<typeof idsOf> & { alias: string },
    submission: Submission | null,
  ) {
    const to = submission ? 'submitted' : 'interested';
    return this.database.transaction(async (work) => {
      const existing = await work.findOne(Application, { internId, internshipId });
      if (existing && (existing.state !== 'interested' || to === 'interested')) throw new Refusal('ALREADY_APPLIED');
      assertNotSuspended(await this.accounts.read(work, internId.toHexString()));
      const applicant = await this.readiness.applicant(work, internId, internshipId, existing);
      const application = existing ?? this.blank(work, internId, applicant.internship, alias);
      this.scope.authorize(caller.ability, 'create', 'Application', application);
      const actor = { party: 'intern', actorId: caller.actor.id } as const;
      await this.transitions.apply(work, application, { to, applicant, submission }, actor);
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
}
