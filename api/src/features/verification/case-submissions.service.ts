import type { CaseCreate, CaseRecord } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { employerIdOf, type Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Records } from '../../platform/records/records.service.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { notAllowed, personActor } from '../../platform/transitions/define-transitions.ts';
import { EmployerVerification, type EmployerVerificationFile } from '../employers/index.ts';
import { ProofLibrary } from '../documents/index.ts';
import { runChecks } from './automatic-checks.ts';
import { VerificationCase, type CaseRow } from './case.entity.ts';
import { VerificationCases } from './verification-cases.service.ts';
import { newCase, caseOriginFor } from './case-opening.ts';
import { CaseTransitions, withFormerDates } from './case.transitions.ts';

/** Serves what owners do with cases: submit, exchange proofs, answer. */
@Injectable()
export class CaseSubmissions {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly engine: TransitionEngine,
    private readonly transitions: CaseTransitions,
    private readonly employers: EmployerVerification,
    private readonly cases: VerificationCases,
    private readonly library: ProofLibrary,
  ) {}

  /**
   * Opens a case with the company as its profile stands.
   * @returns it as the owner sees it
   * @throws AppError NOT_FOUND, TRANSITION_NOT_ALLOWED, REAPPLY_TOO_SOON, PROFILE_INCOMPLETE
   */
  async submit(caller: Caller, { documentIds, answer }: CaseCreate) {
    const { actor, ability } = caller;
    this.accessPolicy.authorize(ability, 'create', 'VerificationCase', { employerId: actor.employerId });
    const employerId = employerIdOf(actor);
    const documents = await this.proofs(employerId, documentIds);
    return this.database.transaction(async (unitOfWork) => {
      const file = await this.employers.verificationFile(unitOfWork, employerId);
      const created = await this.open(unitOfWork, file, { origin: caseOriginFor(file.state), answer, documents });
      const opened = this.accessPolicy.authorize(caller.ability, 'create', 'VerificationCase', created);
      const request = { kind: 'opening', to: 'pending', file, documentIds } as const;
      await this.engine.apply(
        unitOfWork,
        this.transitions.definition,
        opened,
        request,
        personActor(caller, 'employer'),
      );
      await unitOfWork.flush();
      return this.cases.present(caller, opened);
    });
  }

  /** Opens a case because the company's identity changed; does nothing while one is open. */
  async recheck(employerId: ObjectId): Promise<void> {
    await this.database.transaction(async (unitOfWork) => {
      const file = await this.employers.verificationFile(unitOfWork, employerId);
      if (file.state !== 'pending' || file.openCaseId !== null) return;
      const opened = await this.open(unitOfWork, file, { origin: 'identity_changed', answer: null, documents: [] });
      const request = { kind: 'opening', to: 'pending', file, documentIds: [] } as const;
      await this.engine.applyAsSystem(unitOfWork, this.transitions.definition, opened, request);
    });
  }

  /** Exchanges the proofs. @throws AppError NOT_FOUND, VERSION_CONFLICT, TRANSITION_NOT_ALLOWED for a decided case */
  async replaceProofs(caller: Caller, id: string, documentIds: readonly string[], version: number): Promise<void> {
    const documents = await this.proofs(employerIdOf(caller.actor), documentIds);
    await this.records.change(caller, 'update', VerificationCase, id, version, async (verificationCase, unitOfWork) => {
      if (!verificationCase.open) throw notAllowed({ from: verificationCase.state, to: verificationCase.state });
      verificationCase.documents = withFormerDates(verificationCase.documents, documents);
      await this.library.retain(unitOfWork, verificationCase.employerId, documentIds);
    });
  }

  /** Answers what was asked. @throws AppError NOT_FOUND, VERSION_CONFLICT, TRANSITION_NOT_ALLOWED */
  async answer(caller: Caller, id: string, { documentIds, answer }: CaseCreate, version: number): Promise<void> {
    const documents = await this.proofs(employerIdOf(caller.actor), documentIds);
    await this.records.change(caller, 'update', VerificationCase, id, version, async (verificationCase, unitOfWork) => {
      const checks = await this.runChecks(
        unitOfWork,
        await this.employers.verificationFile(unitOfWork, verificationCase.employerId),
        verificationCase,
      );
      const request = { kind: 'answer', to: 'pending', answer, documents, documentIds, checks } as const;
      await this.engine.apply(
        unitOfWork,
        this.transitions.definition,
        verificationCase,
        request,
        personActor(caller, 'employer'),
      );
    });
  }

  /** Runs the automatic checks over an employer, with what a person replaced before. */
  async runChecks(
    unitOfWork: UnitOfWork,
    file: EmployerVerificationFile,
    before?: CaseRow,
  ): Promise<CaseRow['checks']> {
    const alike = await this.employers.findSimilar(unitOfWork, objectId(file.id));
    return runChecks({ ...file, ...alike }, this.clock.now(), before?.checks);
  }

  private async open(
    unitOfWork: UnitOfWork,
    file: EmployerVerificationFile,
    submission: { origin: CaseRecord['origin']; answer: string | null; documents: CaseRecord['documents'] },
  ): Promise<CaseRow> {
    const checks = await this.runChecks(unitOfWork, file);
    return unitOfWork.create(VerificationCase, newCase(file, { ...submission, checks, now: this.clock.now() }));
  }

  private async proofs(employerId: ObjectId, ids: readonly string[]): Promise<CaseRecord['documents']> {
    if (ids.length === 0) return [];
    const addedAt = this.clock.now().toISOString();
    return (await this.library.proofs(employerId, ids.map(objectId))).map((proof) => ({ ...proof, addedAt }));
  }
}
