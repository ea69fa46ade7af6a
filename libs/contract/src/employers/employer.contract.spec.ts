import { describe, expect, it } from 'vitest';
import { transitionsFrom, type ActorKind } from '../kernel/lifecycle.ts';
import { employerLimits, employerUpdate } from './employer.contract.ts';
import { employerVerificationLifecycle, type EmployerVerificationState } from './employer.lifecycle.ts';
import { employerMessage, employerTransitionRequest } from './employer.transition-requests.ts';

const minimal = { legalName: 'Acme GmbH', website: 'https://acme.example' };

describe('the company profile', () => {
  it('needs name and website only, and reads empty fields as missing', () => {
    const parsed = employerUpdate.parse({ ...minimal, about: '  ', phone: '', country: '' });
    expect(parsed).toMatchObject({ about: null, phone: null, country: null, industry: null, tradeName: null });
  });
  it.each(['about', 'legalName', 'address', 'registrationNumber'] as const)('bounds %s on both sides', (field) => {
    const { min, max } = employerLimits[field];
    const fits = (length: number) => employerUpdate.safeParse({ ...minimal, [field]: 'x'.repeat(length) }).success;
    expect([fits(min - 1), fits(min), fits(max), fits(max + 1)]).toEqual([false, true, true, false]);
  });
  it.each([
    ['website', 'http://acme.example'],
    ['website', 'javascript:alert(1)'],
    ['phone', '0431 12345'],
    ['country', 'XX'],
    ['contactEmail', 'nobody'],
    ['industry', 'piracy'],
  ])('refuses %s %s', (field, value) => {
    expect(employerUpdate.safeParse({ ...minimal, [field]: value }).success).toBe(false);
  });
  it.each(['slug', 'verification', 'publishBlocked', 'live', 'responsiveness', 'version', 'logoId'])(
    'refuses the server-owned field %s',
    (field) => expect(employerUpdate.safeParse({ ...minimal, [field]: null }).success).toBe(false),
  );
});

describe('verification of an employer', () => {
  const reach = (actorKind: ActorKind, from: EmployerVerificationState | null) =>
    transitionsFrom(employerVerificationLifecycle, from, actorKind).map((transition) => transition.to);

  it('is moved by owners where the table says so', () => {
    expect(
      Object.fromEntries(employerVerificationLifecycle.states.map((from) => [from, reach('employer', from)])),
    ).toEqual({
      unverified: ['pending'],
      pending: [],
      info_requested: ['pending'],
      verified: [],
      rejected: ['pending'],
      expired: ['pending'],
      suspended: [],
    });
  });
  it('is decided by administrators', () => {
    expect(
      Object.fromEntries(employerVerificationLifecycle.states.map((from) => [from, reach('admin', from)])),
    ).toEqual({
      unverified: [],
      pending: ['info_requested', 'verified', 'rejected'],
      info_requested: [],
      verified: ['suspended'],
      rejected: [],
      expired: ['suspended'],
      suspended: ['verified'],
    });
  });
  it('lapses, expires and is asked for again by itself', () => {
    expect(reach('system', null)).toEqual(['unverified']);
    expect(reach('system', 'info_requested')).toEqual(['unverified']);
    expect(reach('system', 'verified')).toEqual(['expired', 'pending']);
  });
  it('is never moved by interns', () => {
    for (const from of employerVerificationLifecycle.states) expect(reach('intern', from)).toEqual([]);
  });
});

describe('suspension and messages', () => {
  it('need a reason and a note that explains', () => {
    const note = 'Two interns were asked for a deposit.';
    expect(employerTransitionRequest.safeParse({ to: 'suspended', reason: 'fee_charged', note }).success).toBe(true);
    expect(employerTransitionRequest.safeParse({ to: 'suspended', reason: 'fee_charged', note: 'short' }).success).toBe(
      false,
    );
    expect(employerTransitionRequest.safeParse({ to: 'suspended', note }).error?.issues[0]).toMatchObject({
      params: { code: 'REASON_REQUIRED' },
    });
    expect(employerTransitionRequest.safeParse({ to: 'rejected', note }).success).toBe(false);
  });
  it('go to each employer once', () => {
    const message = { subject: 'Reminder', text: 'Please answer your applications.' };
    const id = 'a'.repeat(24);
    expect(employerMessage.safeParse({ ...message, ids: [id] }).success).toBe(true);
    expect(employerMessage.safeParse({ ...message, ids: [id, id] }).success).toBe(false);
    expect(employerMessage.safeParse({ ...message, ids: [] }).success).toBe(false);
  });
});
