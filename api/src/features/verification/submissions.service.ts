import { caseLifecycle, moveTo, Refusal, type CaseCreate, type CaseRecord, type CaseState } from '@prentice/contract';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Audit } from '../ports/audit.port.ts';
import { EmployerVerification, type EmployerFile } from '../ports/employer-verification.port.ts';
import { ProofLibrary } from '../ports/proof-library.port.ts';
import { countsOf, runChecks } from './automatic.checks.ts';
import { VerificationCase, type CaseRow } from './case.entity.ts';
import { Cases } from './cases.service.ts';
import { assertCanSubmit, decisionDue, newCase, newRound, originOf } from './case.opening.ts';

/** What owners do with cases: submit, exchange proofs, answer. */
@Injectable()
export class Submissions {
  constructor(
    private readonly database: Database,
    private readonly scope: Scope,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly employers: EmployerVerification,
    private readonly cases: Cases,
    @Optional() @Inject(ProofLibrary) private readonly library: ProofLibrary | undefined,
  ) {}

  /**
   * Opens a case with the company as its profile stands.
   * @returns it as the owner sees it
   * @throws Refusal NOT_FOUND, TRANSITION_NOT_ALLOWED, REAPPLY_TOO_SOON, PROFILE_INCOMPLETE
   */
  async submit(caller: Caller, { documentIds, answer }: CaseCreate) {
    const place = { employerId: caller.actor.employerId };
    this.scope.authorize(caller.ability, 'create', 'VerificationCase', place);
    const employerId = objectId(place.employerId ?? '');
    const documents = await this.proofs(employerId, documentIds);
    return this.database.transaction(async (work) => {
      const file = await this.employers.file(work, employerId);
      assertCanSubmit(file, this.clock.now());
      const opened = await this.open(work, file, { origin: originOf(file.state), answer, documents });
      await this.library?.hold(work, employerId, documentIds);
      const by = caller.actor.id;
      await this.employers.move(work, employerId, { to: 'pending', by: 'employer', actorId: by, caseId: opened._id });
      this.tell(work, caller, opened, 'case.opened', null);
      await work.flush();
      return this.cases.show(caller, opened);
    });
  }

  /** Opens a case because the company's identity changed; does nothing while one is open. */
  async recheck(employerId: ObjectId): Promise<void> {
    await this.database.transaction(async (work) => {
      const file = await this.employers.file(work, employerId);
      if (file.state !== 'pending' || file.openCaseId !== null) return;
      const opened = await this.open(work, file, { origin: 'identity_changed', answer: null, documents: [] });
      await this.employers.attach(work, employerId, opened._id);
      this.tell(work, null, opened, 'case.opened', null);
    });
  }

  /** Exchanges the proofs. @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_NOT_ALLOWED for a decided case */
  async exchange(caller: Caller, id: string, documentIds: readonly string[], version: number): Promise<void> {
    const documents = await this.proofs(objectId(caller.actor.employerId ?? ''), documentIds);
    await this.database.transaction(async (work) => {
      const one = await this.own(work, caller, id, version);
      if (!one.open) throw new Refusal('TRANSITION_NOT_ALLOWED', { from: one.state, to: one.state });
      one.documents = kept(one.documents, documents);
      await this.library?.hold(work, one.employerId, documentIds);
    });
  }

  /** Answers what was asked. @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_NOT_ALLOWED */
  async answer(caller: Caller, id: string, { documentIds, answer }: CaseCreate, version: number): Promise<void> {
    const documents = await this.proofs(objectId(caller.actor.employerId ?? ''), documentIds);
    await this.database.transaction(async (work) => {
      const one = await this.own(work, caller, id, version);
      const from = one.state;
      const step = moveTo(caseLifecycle, from, 'pending', 'employer');
      if (step?.event !== 'case.answered') throw new Refusal('TRANSITION_NOT_ALLOWED', { from, to: 'pending' });
      const now = this.clock.now();
      const checks = await this.checked(work, await this.employers.file(work, one.employerId), one);
      one.round += 1;
      one.rounds = [...one.rounds, newRound(one.round, now, answer)];
      Object.assign(one, { state: 'pending', checks, ...countsOf(checks), dueAt: decisionDue(now) });
      one.documents = kept(one.documents, documents);
      await this.library?.hold(work, one.employerId, documentIds);
      const by = caller.actor.id;
      await this.employers.move(work, one.employerId, { to: 'pending', by: 'employer', actorId: by });
      this.tell(work, caller, one, step.event, from);
    });
  }

  /** The automatic checks over an employer, with what a person replaced before. */
  async checked(work: Work, file: EmployerFile, before?: CaseRow): Promise<CaseRow['checks']> {
    const alike = await this.employers.lookAlikes(work, objectId(file.id));
    return runChecks({ ...file, ...alike }, this.clock.now(), before?.checks);
  }

  private async open(
    work: Work,
    file: EmployerFile,
    given: { origin: CaseRecord['origin']; answer: string | null; documents: CaseRecord['documents'] },
  ): Promise<CaseRow> {
    const checks = await this.checked(work, file);
    return work.create(VerificationCase, newCase(file, { ...given, checks, now: this.clock.now() }));
  }

  private async own(work: Work, caller: Caller, id: string, version: number): Promise<CaseRow> {
    const found = await work.findOne(VerificationCase, { _id: objectId(id) });
    const one = this.scope.authorize(caller.ability, 'update', 'VerificationCase', found);
    if (one.version !== version) throw new Refusal('VERSION_CONFLICT');
    return one;
  }

  private async proofs(employerId: ObjectId, ids: readonly string[]): Promise<CaseRecord['documents']> {
    if (ids.length === 0) return [];
    if (!this.library) throw new Refusal('NOT_FOUND');
    const addedAt = this.clock.now().toISOString();
    return (await this.library.proofs(employerId, ids.map(objectId))).map((proof) => ({ ...proof, addedAt }));
  }

  private tell(
    work: Work,
    caller: Caller | null,
    one: CaseRow,
    event: 'case.opened' | 'case.answered',
    from: CaseState | null,
  ): void {
    const ids = { caseId: one._id.toHexString(), employerId: one.employerId.toHexString() };
    const by = caller?.actor.id ?? null;
    const more = { name: one.employerName, origin: one.origin, round: one.round, from, to: one.state, by };
    this.events.record(work, event, { ...ids, ...more, at: this.clock.now().toISOString() });
    this.audit.record(work, {
      caller,
      action: from === null ? 'created' : 'transition',
      resource: 'verification-cases',
      id: ids.caseId,
      label: one.employerName,
      employerId: ids.employerId,
      changes: [{ field: 'state', before: from, after: one.state }],
    });
  }
}

/** The new documents; those that were there before keep the day they were added. */
const kept = (before: CaseRecord['documents'], after: CaseRecord['documents']): CaseRecord['documents'] =>
  after.map((proof) => before.find(({ id }) => id === proof.id) ?? proof);
