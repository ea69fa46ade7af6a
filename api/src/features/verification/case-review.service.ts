import { AppError, type Authorized, type CheckId, type CheckResult, type Permission } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { hex, objectId } from '../../platform/database/ids.ts';
import { runBulk } from '../../platform/errors/bulk.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Accounts } from '../accounts/index.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { EmployerVerification } from '../employers/index.ts';
import { DatabaseMembership } from '../members/index.ts';
import { Records } from '../../platform/records/records.service.ts';
import { countAttentionChecks } from './automatic-checks.ts';
import { VerificationCase, type CaseRow } from './case.entity.ts';
import { CaseSubmissions } from './case-submissions.service.ts';

const reviewPermission: Permission = 'employers:verify';

/** Serves what reviewers do with a case before they decide it. */
@Injectable()
export class CaseReview {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly employers: EmployerVerification,
    private readonly submissions: CaseSubmissions,
    private readonly membership: DatabaseMembership,
  ) {}

  /** Lists who can be given a case, by name. */
  async reviewers(): Promise<{ id: string; name: string }[]> {
    const reviewers = await this.accounts.permissionHolders(reviewPermission);
    const named = reviewers.map(({ id, name, email }) => ({ id, name: name ?? email }));
    return named.toSorted((a, b) => a.name.localeCompare(b.name));
  }

  /**
   * Gives a case to a reviewer, or puts it back.
   * @throws AppError VALIDATION_FAILED for somebody who cannot decide it
   */
  async assign(caller: Caller, id: string, assigneeId: string | null): Promise<void> {
    await this.assertReviewer(assigneeId);
    await this.change(caller, id, undefined, (unitOfWork, verificationCase) => {
      const changes = [{ field: 'assigneeId', before: hex(verificationCase.assigneeId), after: assigneeId }];
      verificationCase.assigneeId = assigneeId === null ? null : objectId(assigneeId);
      this.audit.record(unitOfWork, { caller, action: 'assigned', resource: 'verification-cases', id, changes });
    });
  }

  assignMany(caller: Caller, ids: readonly string[], assigneeId: string | null) {
    return runBulk(ids, (id) => this.assign(caller, id, assigneeId));
  }

  /** @throws AppError VERSION_CONFLICT */
  async note(caller: Caller, id: string, internalNote: string | null, version: number): Promise<void> {
    await this.change(caller, id, version, (_, verificationCase) => {
      verificationCase.internalNote = internalNote;
    });
  }

  /** Runs the automatic checks again; the website is asked afterwards, outside the request. */
  async runChecks(caller: Caller, id: string): Promise<void> {
    await this.change(caller, id, undefined, async (unitOfWork, verificationCase) => {
      const file = await this.employers.verificationFile(unitOfWork, verificationCase.employerId);
      const checks = await this.submissions.runChecks(unitOfWork, file, verificationCase);
      Object.assign(verificationCase, { checks, ...countAttentionChecks(checks) });
      const payload = { caseId: id, employerId: file.id, by: caller.actor.id };
      this.events.record(unitOfWork, { 'case.checks_requested': payload });
    });
  }

  /** Overrides a check: a person's own finding replaces an automatic one. */
  async override(
    caller: Caller,
    id: string,
    { check, result, note }: { check: CheckId; result: CheckResult; note: string },
  ): Promise<void> {
    await this.change(caller, id, undefined, (unitOfWork, verificationCase) => {
      const before = verificationCase.checks.find((storedCheck) => storedCheck.id === check)?.result ?? null;
      const now = this.clock.now().toISOString();
      const replaced = { result, overriddenBy: caller.actor.id, overrideNote: note, at: now };
      const checks = verificationCase.checks.map((storedCheck) =>
        storedCheck.id === check ? { ...storedCheck, ...replaced } : storedCheck,
      );
      Object.assign(verificationCase, { checks, ...countAttentionChecks(checks) });
      const changes = [{ field: `checks.${check}`, before, after: result }];
      this.audit.record(unitOfWork, {
        caller,
        action: 'updated',
        resource: 'verification-cases',
        id,
        changes,
        reason: note,
      });
    });
  }

  /**
   * Changes a case, for somebody who may decide the case.
   * @throws AppError CASE_CONFLICT_OF_INTEREST before NOT_FOUND, VERSION_CONFLICT
   */
  private async change(
    caller: Caller,
    id: string,
    version: number | undefined,
    act: (unitOfWork: UnitOfWork, verificationCase: Authorized<CaseRow, 'transition'>) => void | Promise<void>,
  ): Promise<void> {
    const assertNoConflict = await this.membership.conflictCheck(caller);
    const options = {
      version,
      beforeAuthorising: (verificationCase: CaseRow | null) => assertNoConflict(hex(verificationCase?.employerId)),
    };
    await this.database.transaction(async (unitOfWork) =>
      act(unitOfWork, await this.records.load(unitOfWork, caller, 'transition', VerificationCase, id, options)),
    );
  }

  private async assertReviewer(assigneeId: string | null): Promise<void> {
    if (assigneeId === null) return;
    const account = (await this.accounts.summaries([objectId(assigneeId)])).get(assigneeId);
    const may =
      account?.role === 'admin' ||
      (account?.role === 'limited_admin' && account.permissions.includes(reviewPermission));
    if (account?.status === 'active' && may) return;
    const field = { field: 'assigneeId', code: 'reviewer', message: 'Choose someone who verifies employers.' };
    throw new AppError('VALIDATION_FAILED', {}, [field]);
  }
}
