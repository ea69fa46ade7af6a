import {
  differences,
  immaterialFields,
  internshipCompleteness,
  isMaterial,
  liveStates,
  missingIn,
  Refusal,
  type Authorized,
  type DraftUpdate,
  type InternshipTransition,
} from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ObjectId, type Document } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { EmployerDirectory } from '../ports/employer-directory.port.ts';
import { Applicants } from './applicants.ts';
import {
  Internship,
  InternshipRevision,
  noCounts,
  type InternshipEntity,
  type InternshipRow,
} from './internship.entity.ts';
import { InternshipMoves } from './internship.moves.ts';
import { postingOf, slugOf } from './internship.posting.ts';
import { present, presentAs } from './internship.presenter.ts';
import { Moderation } from './moderation.service.ts';
import { shinglesOf, sketchOf } from './near-duplicates.ts';

const isLive = (internship: InternshipEntity): boolean => liveStates.some((state) => state === internship.state);
const editable = ['draft', 'changes_requested', 'rejected', 'scheduled', 'closed'];

/** Internships: drafts, edits, revisions, moves, lists. */
@Injectable()
export class Internships {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Scope) private readonly scope: Scope,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Events) private readonly events: Events,
    @Inject(EmployerDirectory) private readonly employers: EmployerDirectory,
    @Inject(InternshipMoves) private readonly moves: InternshipMoves,
    @Inject(Applicants) private readonly applicants: Applicants,
    @Inject(Moderation) private readonly moderation: Moderation,
  ) {}

  async get(caller: Caller, id: string) {
    const row = await this.database.collection<InternshipRow>(Internship).findOne({ _id: objectId(id) });
    if (
      row?.state === 'removed' &&
      row.firstPublishedAt &&
      !this.scope.allows(caller.ability, 'read', 'Internship', row)
    )
      throw new Refusal('INTERNSHIP_GONE');
    return present(caller.actor, this.scope.authorize(caller.ability, 'read', 'Internship', row));
  }

  async create(caller: Caller, draft: DraftUpdate, from?: string) {
    const employerId = objectId(caller.actor.employerId ?? '');
    const summary = (await this.employers.summaries([employerId])).get(employerId.toHexString());
    if (!summary) throw new Refusal('NOT_FOUND');
    const { live, emailDomain: _, createdAt: __, website: ___, ...card } = summary;
    const row = await this.database.transaction(async (work) => {
      const _id = new ObjectId();
      const now = this.clock.now();
      const internship = work.create(Internship, {
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
      this.scope.authorize(caller.ability, 'create', 'Internship', internship);
      work.persist(internship);
      this.events.record(work, 'internship.created', {
        internshipId: _id.toHexString(),
        employerId: employerId.toHexString(),
        from: from ?? null,
      });
      return internship;
    });
    return presentAs('own', row);
  }

  async update(caller: Caller, id: string, version: number, draft: DraftUpdate) {
    const row = await this.change(caller, 'update', id, version, async (work, internship) => {
      const standing = await this.employers.standing(work, internship.employerId);
      internship.completeness = internshipCompleteness(draft, standing.type, this.clock.now());
      if (isLive(internship)) return this.propose(work, internship, draft, standing.type);
      if (!editable.includes(internship.state))
        throw new Refusal('TRANSITION_NOT_ALLOWED', { from: internship.state, to: 'draft' });
      await this.applicants.assertPayKept(internship, draft);
      Object.assign(internship, draft);
      if (internship.revision === 0) internship.slug = slugOf(draft.title, id);
    });
    return present(caller.actor, row);
  }

  /** A material edit of a live internship waits for review; the live one stays as it is. */
  private async propose(
    work: Work,
    internship: InternshipEntity,
    draft: DraftUpdate,
    employerType: string | null,
  ): Promise<void> {
    const before = postingOf(internship);
    const changed = differences(before, draft);
    if (changed.length === 0) return;
    await this.applicants.assertPayKept(internship, draft);
    const now = this.clock.now();
    const faults = missingIn(draft, employerType, now).filter((fault) =>
      changed.some(({ field }) => fault.field.startsWith(field)),
    );
    if (faults.length > 0) throw new Refusal('VALIDATION_FAILED', {}, faults);
    for (const field of immaterialFields) Object.assign(internship, { [field]: draft[field] });
    if (!isMaterial(changed)) return;
    internship.risk = await this.moderation.assess(internship._id, draft);
    internship.pendingRevision = { submittedAt: now, changed: changed.map(({ field }) => field), posting: draft };
    this.record(work, internship, 'internship.revision_submitted', { changed: changed.map(({ field }) => field) });
  }

  async withdrawRevision(caller: Caller, id: string) {
    const row = await this.change(caller, 'update', id, undefined, async (_work, internship) => {
      internship.pendingRevision = null;
      internship.risk = await this.moderation.assess(internship._id);
    });
    return presentAs('own', row);
  }

  async decideRevision(
    caller: Caller,
    id: string,
    version: number,
    decision: { decision: 'approve' } | { decision: 'refuse'; note: string },
  ) {
    if (caller.actor.role !== 'admin') throw new Refusal('FORBIDDEN');
    const row = await this.change(caller, 'transition', id, version, async (work, internship) => {
      const proposal = internship.pendingRevision;
      if (!proposal) throw new Refusal('TRANSITION_NOT_ALLOWED', { from: internship.state, to: internship.state });
      internship.pendingRevision = null;
      const now = this.clock.now();
      if (decision.decision === 'refuse') {
        internship.review = { reason: 'revision_refused', note: decision.note, at: now };
        internship.risk = await this.moderation.assess(internship._id);
        return this.record(work, internship, 'internship.revision_refused', { note: decision.note });
      }
      await this.applicants.assertPayKept(internship, proposal.posting);
      Object.assign(internship, proposal.posting);
      internship.sketch = sketchOf(shinglesOf(internship));
      this.moves.publishRevision(work, internship, now);
      this.record(work, internship, 'internship.changed', { changed: proposal.changed });
    });
    return present(caller.actor, row);
  }

  async transition(caller: Caller, id: string, version: number, move: InternshipTransition) {
    const party = caller.actor.role === 'admin' ? 'admin' : 'employer';
    const risk = move.to === 'pending_review' ? await this.moderation.assess(objectId(id)) : null;
    const row = await this.change(caller, 'transition', id, version, async (work, internship) => {
      await this.moves.move(work, internship, move, { party, actorId: caller.actor.id, caller });
      if (!risk) return;
      internship.risk = risk;
      internship.sketch = sketchOf(shinglesOf(internship));
    });
    return present(caller.actor, row);
  }

  async remove(caller: Caller, id: string) {
    return this.database.transaction(async (work) => {
      const found = await work.findOne(Internship, { _id: objectId(id) });
      const internship = this.scope.authorize(caller.ability, 'delete', 'Internship', found);
      const shown = presentAs('own', internship);
      work.remove(internship);
      return shown;
    });
  }

  async missing(caller: Caller, id: string) {
    const row = await this.readable(caller, 'update', id);
    const draft = postingOf(row);
    const now = this.clock.now();
    return {
      completeness: internshipCompleteness(draft, row.employer.type, now),
      missing: missingIn(draft, row.employer.type, now),
    };
  }

  async preview(caller: Caller, id: string) {
    const row = await this.readable(caller, 'update', id);
    return presentAs('public', { ...row, ...row.pendingRevision?.posting });
  }

  async duplicate(caller: Caller, id: string) {
    const draft = postingOf(await this.readable(caller, 'update', id));
    const title = draft.title ? `${draft.title.slice(0, 90)} (copy)` : null;
    return this.create(caller, { ...draft, title, publishAt: null, deadline: null, startDate: null }, id);
  }

  async revisions(caller: Caller, id: string) {
    await this.readable(caller, 'read', id);
    const scope = this.scope.where(caller.ability, 'read', 'InternshipRevision');
    const rows = await this.database
      .collection<Document>(InternshipRevision)
      .find<{ revision: number; createdAt: Date; posting: DraftUpdate }>({
        $and: [{ internshipId: objectId(id) }, scope],
      })
      .sort({ revision: -1 })
      .limit(50)
      .toArray();
    return rows.map((row, at) => ({
      revision: row.revision,
      at: row.createdAt.toISOString(),
      posting: row.posting,
      differences: at + 1 < rows.length ? differences(rows[at + 1]?.posting ?? row.posting, row.posting) : [],
    }));
  }

  private async readable(caller: Caller, action: 'read' | 'update', id: string): Promise<InternshipRow> {
    const row = await this.database.collection<InternshipRow>(Internship).findOne({ _id: objectId(id) });
    return this.scope.authorize(caller.ability, action, 'Internship', row);
  }

  /** Loads, authorises, compares the version, changes, saves. */
  private change(
    caller: Caller,
    action: 'update' | 'transition',
    id: string,
    version: number | undefined,
    body: (work: Work, internship: Authorized<InternshipEntity>) => Promise<void>,
  ): Promise<InternshipEntity> {
    return this.database.transaction(async (work) => {
      const found = await work.findOne(Internship, { _id: objectId(id) });
      const internship = this.scope.authorize(caller.ability, action, 'Internship', found);
      if (version !== undefined && internship.version !== version) throw new Refusal('VERSION_CONFLICT');
      await body(work, internship);
      await work.flush();
      return internship;
    });
  }

  private record(work: Work, internship: InternshipEntity, type: string, more: Record<string, unknown>): void {
    this.events.record(work, type, {
      internshipId: internship._id.toHexString(),
      employerId: internship.employerId.toHexString(),
      title: internship.title ?? '',
      ...more,
    });
  }
}
