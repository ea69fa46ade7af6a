import {
  editableStates,
  internshipCompleteness,
  findMissingFields,
  AppError,
  type DraftUpdate,
  type InternshipTransition,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { EmployerDirectory } from '../employers/index.ts';
import { ApplicantChecks } from './applicant-checks.ts';
import { Internship, noCounts, type InternshipRow } from './internship.entity.ts';
import { InternshipTransitions } from './internship.transitions.ts';
import { postingOf, slugOf } from './internship-posting.ts';
import { present, presentAs } from './internship-presenter.ts';
import { InternshipRecords } from './internship-records.ts';
import { ModerationAssessment } from './moderation/moderation-assessment.service.ts';
import { shinglesOf, minHashSketch } from './moderation/near-duplicates.ts';
import { isApproved, Revisions } from './moderation/revisions.service.ts';

/** Creates, edits and transitions internships. */
@Injectable()
export class Internships {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly employers: EmployerDirectory,
    private readonly transitions: InternshipTransitions,
    private readonly applicants: ApplicantChecks,
    private readonly moderation: ModerationAssessment,
    private readonly records: InternshipRecords,
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

  /** The record as its reader may see it; applications are counted for those who see how many there are. */
  private async present({ actor }: Caller, row: InternshipRow) {
    const shown = present(actor, row);
    if (!('counts' in shown)) return shown;
    const { _id, counts } = row;
    const [counted] = await this.applicants.withCounts([{ _id, counts }]);
    return { ...shown, counts: counted?.counts ?? counts };
  }

  async create(caller: Caller, draft: DraftUpdate, from?: string) {
    const employerId = objectId(caller.actor.employerId ?? '');
    const summary = (await this.employers.summaries([employerId])).get(employerId.toHexString());
    if (!summary) throw new AppError('NOT_FOUND');
    const { live, emailDomain: _, createdAt: __, website: ___, ...card } = summary;
    return this.database.transaction(async (unitOfWork) => {
      const _id = new ObjectId();
      const now = this.clock.now();
      const internship = unitOfWork.create(Internship, {
        _id,
        ...draft,
        employerId,
        employer: card,
        employerLive: live,
        slug: slugOf(draft.title, _id.toHexString()),
        state: 'draft',
        revision: 0,
        reviewRounds: 0,
        counts: noCounts,
        completeness: internshipCompleteness(draft, card.type, now),
        history: [],
        createdAt: now,
        updatedAt: now,
        version: 1,
      });
      this.accessPolicy.authorize(caller.ability, 'create', 'Internship', internship);
      unitOfWork.persist(internship);
      this.events.record(unitOfWork, 'internship.created', {
        internshipId: _id.toHexString(),
        employerId: employerId.toHexString(),
        from: from ?? null,
      });
      await unitOfWork.flush();
      return presentAs('own', internship);
    });
  }

  async update(caller: Caller, id: string, version: number, draft: DraftUpdate) {
    const row = await this.records.change(caller, 'update', id, version, async (unitOfWork, internship) => {
      const standing = await this.employers.status(unitOfWork, internship.employerId);
      internship.completeness = internshipCompleteness(draft, standing.type, this.clock.now());
      if (isApproved(internship)) return this.revisions.propose(unitOfWork, internship, draft, standing.type);
      if (!editableStates.some((state) => state === internship.state))
        throw new AppError('TRANSITION_NOT_ALLOWED', { from: internship.state, to: 'draft' });
      await this.applicants.assertPayNotLowered(internship, draft);
      Object.assign(internship, draft);
      if (internship.revision === 0) internship.slug = slugOf(draft.title, id);
    });
    return this.present(caller, row);
  }

  async transition(caller: Caller, id: string, version: number, move: InternshipTransition) {
    const party = caller.actor.role === 'admin' ? 'admin' : 'employer';
    const { _id } = await this.records.loadAuthorized(caller, 'transition', id);
    const risk = move.to === 'pending_review' ? await this.moderation.assess(_id) : null;
    const row = await this.records.change(caller, 'transition', id, version, async (unitOfWork, internship) => {
      await this.transitions.apply(unitOfWork, internship, move, {
        actorKind: party,
        actorId: caller.actor.id,
        caller,
      });
      if (!risk) return;
      internship.risk = risk;
      internship.sketch = minHashSketch(shinglesOf(internship));
    });
    return this.present(caller, row);
  }

  async remove(caller: Caller, id: string) {
    return this.database.transaction(async (unitOfWork) => {
      const found = await unitOfWork.findOne(Internship, { _id: objectId(id) });
      const internship = this.accessPolicy.authorize(caller.ability, 'delete', 'Internship', found);
      const shown = presentAs('own', internship);
      unitOfWork.remove(internship);
      return shown;
    });
  }

  async missing(caller: Caller, id: string) {
    const row = await this.records.loadAuthorized(caller, 'update', id);
    const draft = postingOf(row);
    const now = this.clock.now();
    return {
      completeness: internshipCompleteness(draft, row.employer.type, now),
      missing: findMissingFields(draft, row.employer.type, now),
    };
  }

  async preview(caller: Caller, id: string) {
    const row = await this.records.loadAuthorized(caller, 'update', id);
    return presentAs('public', { ...row, ...row.pendingRevision?.posting });
  }

  async duplicate(caller: Caller, id: string) {
    const draft = postingOf(await this.records.loadAuthorized(caller, 'update', id));
    const title = draft.title ? `${draft.title.slice(0, 90)} (copy)` : null;
    return this.create(caller, { ...draft, title, publishAt: null, deadline: null, startDate: null }, id);
  }
}
