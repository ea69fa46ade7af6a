import { Refusal, type CheckId, type CheckResult, type Permission } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { hex, objectId } from '../../platform/database/ids.ts';
import { bulk } from '../../platform/errors/bulk.ts';
import { Events } from '../../platform/events/events.service.ts';
import { AccountRegistry } from '../ports/account-registry.port.ts';
import { Audit } from '../ports/audit.port.ts';
import { EmployerVerification } from '../ports/employer-verification.port.ts';
import { countsOf } from './automatic.checks.ts';
import type { CaseRow } from './case.entity.ts';
import { Decisions } from './decisions.service.ts';
import { Submissions } from './submissions.service.ts';

const needed: Permission = 'employers:verify';

/** What reviewers do with a case before they decide it. */
@Injectable()
export class Review {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly accounts: AccountRegistry,
    private readonly employers: EmployerVerification,
    private readonly submissions: Submissions,
    private readonly decisions: Decisions,
  ) {}

  /** Who can be given a case, by name. */
  async reviewers(): Promise<{ id: string; name: string }[]> {
    const found = await this.accounts.holders(needed);
    const named = found.map(({ id, name, email }) => ({ id, name: name ?? email }));
    return named.toSorted((a, b) => a.name.localeCompare(b.name));
  }

  /** Gives a case to a reviewer, or puts it back. @throws Refusal VALIDATION_FAILED for somebody who cannot decide it */
  async assign(caller: Caller, id: string, assigneeId: string | null): Promise<void> {
    await this.assertReviewer(assigneeId);
    await this.change(caller, id, (work, one) => {
      const changes = [{ field: 'assigneeId', before: hex(one.assigneeId), after: assigneeId }];
      one.assigneeId = assigneeId === null ? null : objectId(assigneeId);
      this.audit.record(work, { caller, action: 'assigned', resource: 'verification-cases', id, changes });
    });
  }

  assignMany(caller: Caller, ids: readonly string[], assigneeId: string | null) {
    return bulk(ids, (id) => this.assign(caller, id, assigneeId));
  }

  /** @throws Refusal VERSION_CONFLICT */
  async note(caller: Caller, id: string, internalNote: string | null, version: number): Promise<void> {
    await this.change(caller, id, (_, one) => {
      if (one.version !== version) throw new Refusal('VERSION_CONFLICT');
      one.internalNote = internalNote;
    });
  }

  /** Runs the automatic checks again; the website is asked afterwards, outside the request. */
  async runChecks(caller: Caller, id: string): Promise<void> {
    await this.change(caller, id, async (work, one) => {
      const file = await this.employers.file(work, one.employerId);
      const checks = await this.submissions.checked(work, file, one);
      Object.assign(one, { checks, ...countsOf(checks) });
      const payload = { caseId: id, employerId: file.id, by: caller.actor.id };
      this.events.record(work, 'case.checks_requested', payload);
    });
  }

  /** A person's own finding replaces an automatic one. */
  async override(
    caller: Caller,
    id: string,
    { check, result, note }: { check: CheckId; result: CheckResult; note: string },
  ): Promise<void> {
    await this.change(caller, id, (work, one) => {
      const before = one.checks.find((known) => known.id === check)?.result ?? null;
      const at = this.clock.now().toISOString();
      const replaced = { result, overriddenBy: caller.actor.id, overrideNote: note, at };
      const checks = one.checks.map((known) => (known.id === check ? { ...known, ...replaced } : known));
      Object.assign(one, { checks, ...countsOf(checks) });
      const changes = [{ field: `checks.${check}`, before, after: result }];
      this.audit.record(work, { caller, action: 'updated', resource: 'verification-cases', id, changes, reason: note });
    });
  }

  private async change(
    caller: Caller,
    id: string,
    act: (work: Work, one: CaseRow) => void | Promise<void>,
  ): Promise<void> {
    const own = await this.decisions.employerOf(caller);
    await this.database.transaction(async (work) => act(work, await this.decisions.reviewable(work, caller, id, own)));
  }

  private async assertReviewer(assigneeId: string | null): Promise<void> {
    if (assigneeId === null) return;
    const account = (await this.accounts.cards([objectId(assigneeId)])).get(assigneeId);
    const may =
      account?.role === 'admin' || (account?.role === 'limited_admin' && account.permissions.includes(needed));
    if (account?.status === 'active' && may) return;
    const field = { field: 'assigneeId', code: 'reviewer', message: 'Choose someone who verifies employers.' };
    throw new Refusal('VALIDATION_FAILED', {}, [field]);
  }
}
