import { describe, expect, it } from 'vitest';
import { ids, principals, principalsByAction } from '../../test/principals.ts';
import { abilityFor } from '../abilities.ts';
import { allows } from '../kernel/ability.ts';
import { transitionsFrom } from '../kernel/lifecycle.ts';
import { parseListQuery } from '../kernel/list.ts';
import { caseCreate, caseList, caseTransitionRequest, caseViewFor, caseReply, caseViews } from './case.contract.ts';
import { caseLimits, hasConflict } from './case.lifecycle.ts';
import { verificationCaseLifecycle } from './case.lifecycle.ts';

const record = { id: ids.record, employerId: ids.employer, state: 'pending' };

describe('verification cases', () => {
  it('are submitted by the owner, decided by reviewers, exported by full administrators', () => {
    expect(principalsByAction('VerificationCase', record)).toEqual({
      read: ['owner', 'verifyAdmin', 'admin'],
      create: ['owner'],
      update: ['owner'],
      transition: ['verifyAdmin', 'admin'],
      export: ['admin'],
    });
  });
  it('are not decided by somebody who belongs to the employer', () => {
    const conflicted = { ...principals.verifyAdmin, employerId: ids.employer };
    expect(allows(abilityFor(conflicted), 'transition', 'VerificationCase', record)).toBe(false);
    expect(
      allows(abilityFor(conflicted), 'transition', 'VerificationCase', { ...record, employerId: ids.otherEmployer }),
    ).toBe(true);
    expect(hasConflict(conflicted, record)).toBe(true);
    expect(hasConflict(principals.verifyAdmin, record)).toBe(false);
  });
  it('hide notes, names and other companies from the employer', () => {
    expect(caseViewFor(principals.owner)).toBe('owner');
    for (const field of ['internalNote', 'assigneeName', 'decidedBy', 'decidedByName', 'warnings', 'failures'])
      expect(caseViews.owner.fields).not.toContain(field);
    const check = caseViews.owner.schema.shape.checks.element.shape;
    expect(Object.keys(check)).toEqual(['id', 'result', 'detail', 'at']);
  });
  it('answer reviewers in full', () => {
    expect(caseReply.options[0]).toBe(caseViews.reviewer.schema);
  });
  it("are filtered by reviewers' fields only by reviewers", () => {
    const filter = JSON.stringify({ assigneeId: ids.admin });
    expect(() => parseListQuery(caseList, { filter }, 'owner')).toThrow('could not be read');
    expect(parseListQuery(caseList, { filter }, 'reviewer').filters).toEqual({ assigneeId: ids.admin });
  });
});

describe('decisions', () => {
  const note = 'Send a register extract of this year.';
  it('carry the data that their transition needs', () => {
    expect(caseTransitionRequest.safeParse({ to: 'verified', level: 2 }).success).toBe(true);
    expect(caseTransitionRequest.safeParse({ to: 'verified', level: 3 }).success).toBe(false);
    expect(caseTransitionRequest.safeParse({ to: 'verified' }).success).toBe(false);
    expect(
      caseTransitionRequest.safeParse({
        to: 'info_requested',
        reasonCodes: ['documents_missing'],
        noteToEmployer: note,
      }).success,
    ).toBe(true);
    expect(caseTransitionRequest.safeParse({ to: 'info_requested', reasonCodes: ['documents_missing'] }).success).toBe(
      false,
    );
    expect(caseTransitionRequest.safeParse({ to: 'pending' }).success).toBe(false);
  });
  it('need a reason code to refuse, and a text for "other"', () => {
    expect(caseTransitionRequest.safeParse({ to: 'rejected' }).error?.issues).toEqual([
      expect.objectContaining({ path: ['reasonCodes'], params: { code: 'REASON_REQUIRED' } }),
    ]);
    expect(caseTransitionRequest.safeParse({ to: 'rejected', reasonCodes: ['other'] }).success).toBe(false);
    expect(
      caseTransitionRequest.safeParse({ to: 'rejected', reasonCodes: ['other'], noteToEmployer: note }).success,
    ).toBe(true);
    expect(caseTransitionRequest.safeParse({ to: 'rejected', reasonCodes: ['charges_fees'] }).success).toBe(true);
  });
  it('are made by administrators while the case is pending', () => {
    const ways = verificationCaseLifecycle.states.map((from) => [
      from,
      transitionsFrom(verificationCaseLifecycle, from, 'admin').map((transition) => transition.to),
    ]);
    expect(Object.fromEntries(ways)).toEqual({
      pending: ['info_requested', 'verified', 'rejected'],
      info_requested: [],
      verified: [],
      rejected: [],
      lapsed: [],
    });
    expect(
      transitionsFrom(verificationCaseLifecycle, 'info_requested', 'employer').map((transition) => transition.to),
    ).toEqual(['pending']);
  });
  it('have at most five proofs', () => {
    const documentIds = Array.from({ length: caseLimits.documents + 1 }, (_, n) => `${n}`.repeat(24));
    expect(caseCreate.safeParse({ documentIds }).success).toBe(false);
    expect(caseCreate.safeParse({ documentIds: documentIds.slice(1) }).success).toBe(true);
    expect(caseCreate.parse({})).toEqual({ documentIds: [], answer: null });
    expect(caseCreate.safeParse({ employerId: ids.employer }).success).toBe(false);
  });
});
