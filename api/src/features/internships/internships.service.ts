import {
  editableInternshipStates,
  internshipCompleteness,
  internshipLimits,
  findMissingFields,
  AppError,
  type Authorized,
  type DraftUpdate,
  type InternshipTransitionRequest,
  type Locale,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { employerIdOf, userIdOf, type Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Records } from '../../platform/records/records.service.ts';
import { notAllowed } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { Accounts } from '../accounts/index.ts';
import { EmployerLookup } from '../employers/index.ts';
import { ApplicantChecks } from './applicant-checks.service.ts';
import { Internship, zeroApplicationCounts, type InternshipRow } from './internship.entity.ts';
import { InternshipTransitions } from './internship.transitions.ts';
import {
  employerSnapshot,
  postingOf,
  internshipSlug,
  presentInternship,
  presentInternshipAs,
} from './internship-presenter.ts';
import { ModerationAssessment } from './moderation/moderation-assessment.service.ts';
import { isApprovedInternship, Revisions } from './moderation/revisions.service.ts';

/** What the title of a copy ends with, until its owner writes another. */
const copySuffixes: Readonly<Record<Locale, string>> = { en: ' (copy)', de: ' (Kopie)' };

/** Creates, edits and transitions internships. */
@Injectable()
export class Internships {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly accounts: Accounts,
    private readonly employers: EmployerLookup,
    private readonly engine: TransitionEngine,
    private readonly transitions: InternshipTransitions,
    private readonly applicants: ApplicantChecks,
    private readonly moderation: ModerationAssessment,
    private readonly records: Records,
    private readonly revisions: Revisions,
  ) {}

  async get(caller: Caller, id: string) {
    const row = await this.database.collection<InternshipRow>(Internship).findOne({ _id: objectId(id) });
    if (
      row?.state === 'removed' &&
      row.firstPublishedAt &&
      !this.accessPolicy.allows(caller.ability, 'read', 'Internship', row)
    )
      throw new AppError('INTERNSHIP_GONE');
    return this.present(caller, this.accessPolicy.authorize(caller.ability, 'read', 'Internship', row));
  }

  /** Presents the record as its reader may see it; applications are counted for those who see how many there are. */
  private async present({ actor }: Caller, row: Authorized<InternshipRow>) {
    const presentedInternship = presentInternship(actor, row);
    return 'counts' in presentedInternship ? this.withCounts(presentedInternship, row) : presentedInternship;
  }

  private async withCounts<Presented>(presentedInternship: Presented, { _id, counts }: Authorized<InternshipRow>) {
    const [counted] = await this.applicants.withCounts([{ _id, counts }]);
    return { ...presentedInternship, counts: counted?.counts ?? counts };
  }

  async create(caller: Caller, draft: DraftUpdate, from?: string) {
    const employerId = employerIdOf(caller.actor);
    const summary = (await this.employers.summaries([employerId])).get(employerId.toHexString());
    if (!summary) throw new AppError('NOT_FOUND');
    const employer = employerSnapshot(summary);
    return this.database.transaction(async (unitOfWork) => {
      const _id = new ObjectId();
      const now = this.clock.now();
      const internship = unitOfWork.create(Internship, {
        _id,
        ...draft,
        employerId,
        employer,
        employerLive: summary.live,
        slug: internshipSlug(draft.title, _id.toHexString()),
        state: 'draft',
        revision: 0,
        reviewRounds: 0,
        counts: zeroApplicationCounts,
        completeness: internshipCompleteness(draft, employer.type, now),
        history: [],
        createdAt: now,
        updatedAt: now,
        version: 1,
      });
      this.accessPolicy.authorize(caller.ability, 'create', 'Internship', internship);
      unitOfWork.persist(internship);
      this.events.record(unitOfWork, {
        'internship.created': {
          internshipId: _id.toHexString(),
          employerId: employerId.toHexString(),
          from: from ?? null,
        },
      });
      await unitOfWork.flush();
      return presentInternshipAs('own', internship);
    });
  }

  async update(caller: Caller, id: string, version: number, draft: DraftUpdate) {
    const assessedRisk = await this.revisions.assessEdit(
      await this.records.read(caller, 'update', Internship, id),
      draft,
    );
    const row = await this.records.change(caller, 'update', Internship, id, version, async (internship, unitOfWork) => {
      const employerStatus = await this.employers.status(unitOfWork, internship.employerId);
      internship.completeness = internshipCompleteness(draft, employerStatus.type, this.clock.now());
      if (isApprovedInternship(internship))
        return this.revisions.propose(unitOfWork, internship, draft, employerStatus.type, assessedRisk);
      if (!editableInternshipStates.some((state) => state === internship.state))
        throw notAllowed({ from: internship.state, to: 'draft' });
      await this.applicants.assertPayNotLowered(internship, draft);
      Object.assign(internship, draft);
      if (internship.revision === 0) internship.slug = internshipSlug(draft.title, id);
    });
    return this.withCounts(presentInternshipAs('own', row), row);
  }

  async transition(caller: Caller, id: string, version: number, transition: InternshipTransitionRequest) {
    const actorKind = caller.actor.role === 'admin' ? 'admin' : 'employer';
    const { _id } = await this.records.read(caller, 'transition', Internship, id);
    /* It searches for similar internships, which takes too long for a transaction. */
    const assessedRisk = transition.to === 'pending_review' ? await this.moderation.assess(_id) : null;
    const options = { request: { kind: 'form', ...transition, assessedRisk }, actorKind, version } as const;
    return this.present(caller, await this.engine.run(this.transitions.definition, Internship, caller, id, options));
  }

  async remove(caller: Caller, id: string) {
    const removed = await this.records.change(caller, 'delete', Internship, id, undefined, (internship, unitOfWork) => {
      unitOfWork.remove(internship);
    });
    return presentInternshipAs('own', removed);
  }

  async missing(caller: Caller, id: string) {
    const row = await this.records.read(caller, 'update', Internship, id);
    const draft = postingOf(row);
    const now = this.clock.now();
    return {
      completeness: internshipCompleteness(draft, row.employer.type, now),
      missing: findMissingFields(draft, row.employer.type, now),
    };
  }

  async preview(caller: Caller, id: string) {
    const row = await this.records.read(caller, 'update', Internship, id);
    return presentInternshipAs('public', { ...row, ...row.pendingRevision?.posting });
  }

  async duplicate(caller: Caller, id: string) {
    const draft = postingOf(await this.records.read(caller, 'update', Internship, id));
    const suffix = copySuffixes[await this.accounts.localeOf(userIdOf(caller.actor))];
    const title = draft.title && draft.title.slice(0, internshipLimits.title.max - suffix.length) + suffix;
    return this.create(caller, { ...draft, title, publishAt: null, deadline: null, startDate: null }, id);
  }
}
