import { Refusal, type CaseCreate, type CaseRecord } from '@prentice/contract';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { systemActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { EmployerVerification, type EmployerFile } from '../ports/employer-verification.port.ts';
import { ProofLibrary } from '../ports/proof-library.port.ts';
import { runChecks } from './automatic.checks.ts';
import { VerificationCase, type CaseRow } from './case.entity.ts';
import { Cases } from './cases.service.ts';
import { newCase, originOf } from './case.opening.ts';
import { CaseTransitions, kept } from './case.transitions.ts';

/** What owners do with cases: submit, exchange proofs, answer. */
@Injectable()
export class Submissions {
  constructor(
    private readonly database: Database,
    private readonly scope: Scope,
    private readonly clock: Clock,
    private readonly engine: TransitionEngine,
    private readonly transitions: CaseTransitions,
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
      const opened = await this.open(work, file, { origin: originOf(file.state), answer, documents });
      const request = { to: 'pending', file, documentIds } as const;
      await this.engine.apply(work, this.transitions.definition, opened, request, ownerOf(caller));
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
      const request = { to: 'pending', file, documentIds: [] } as const;
      await this.engine.apply(work, this.transitions.definition, opened, request, systemActor);
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
      const checks = await this.checked(work, await this.employers.file(work, one.employerId), one);
      const request = { to: 'pending', answer, documents, documentIds, checks } as const;
      await this.engine.apply(work, this.transitions.definition, one, request, ownerOf(caller));
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
}

const ownerOf = (caller: Caller) => ({ party: 'employer', actorId: caller.actor.id, caller }) as const;
