import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { EventDefinition } from './catalogue/event-definition.ts';
import { readEvent, readPayload, aggregateOf, UnreadableEvent } from './stored-event.ts';

/** An event whose third version says in whole cents what the first said in euros, and who paid. */
const paid: EventDefinition<{ invoiceId: string; cents: number; payer: string | null }> = {
  version: 3,
  record: 'invoiceId',
  payload: z.object({ invoiceId: z.string(), cents: z.int(), payer: z.string().nullable() }),
  upgrades: {
    1: ({ euros, ...rest }) => ({ ...rest, cents: Number(euros) * 100 }),
    2: (payload) => ({ ...payload, payer: null }),
  },
};
const read = (version: number, payload: Record<string, unknown>) =>
  readPayload('invoice.paid', paid, { version, payload });

describe('a stored payload', () => {
  it('of an older version is upgraded step by step', () => {
    const present = { invoiceId: '7', cents: 1_200, payer: null };
    expect(read(1, { invoiceId: '7', euros: 12 })).toEqual(present);
    expect(read(2, { invoiceId: '7', cents: 1_200 })).toEqual(present);
    expect(read(3, present)).toEqual(present);
  });

  it('loses fields that its schema does not name', () => {
    expect(read(3, { invoiceId: '7', cents: 1, payer: 'Ada', note: 'x' })).not.toHaveProperty('note');
  });

  it('is refused with the field and without its value when it is invalid', () => {
    const wrong = () => read(3, { invoiceId: '7', cents: 'ada@example.org', payer: null });
    expect(wrong).toThrow(UnreadableEvent);
    expect(wrong).toThrow(/^The payload does not fit invoice\.paid: cents: (?!.*ada@)/);
  });

  it('is refused when an upgrade returns an invalid payload', () => {
    expect(() => read(1, { invoiceId: '7', euros: 'twelve' })).toThrow(UnreadableEvent);
  });

  it('is refused when its upgrade throws', () => {
    const failing = () => {
      throw new TypeError('no such field');
    };
    const breaks = { ...paid, upgrades: { ...paid.upgrades, 2: failing } };
    const stored = { version: 2, payload: {} };
    const wrong = () => readPayload('invoice.paid', breaks, stored);
    expect(wrong).toThrow(UnreadableEvent);
    expect(wrong).toThrow('Upgrading version 2 of invoice.paid failed.');
  });

  it('is refused in a version that cannot be upgraded or is newer', () => {
    expect(() => read(0, {})).toThrow('Nothing upgrades version 0 of invoice.paid.');
    expect(() => read(4, {})).toThrow('invoice.paid has version 4; this server knows version 3.');
  });
});

describe('a stored event', () => {
  const userId = 'a'.repeat(24);
  const row = (type: string, payload: Record<string, unknown>, version?: number) => ({
    _id: new ObjectId(),
    type,
    payload,
    at: new Date(),
    ...(version ? { version } : {}),
  });

  it('without a version is of the first one', () => {
    const { _id, at, ...stored } = row('account.password_guessing_warned', { userId });
    const event = { id: _id.toHexString(), type: 'account.password_guessing_warned', payload: { userId }, at };
    expect(readEvent({ _id, at, ...stored })).toEqual(event);
    expect(readEvent({ _id, at, ...stored, version: 1 })).toEqual(event);
  });

  it.each([
    [
      'account.letter_wanted',
      { userId, letter: 'known' },
      'account.email_requested',
      { userId, template: 'account_exists' },
    ],
    ['account.link_wanted', { userId, purpose: 'reset' }, 'account.link_requested', { userId, purpose: 'reset' }],
    ['employer.card_changed', { employerId: userId }, 'employer.summary_changed', { employerId: userId }],
    ['employer.live_changed', { employerId: userId, live: true }, 'employer.summary_changed', { employerId: userId }],
    ['employer.figures_due', { employerId: userId }, 'employer.metrics_due', { employerId: userId }],
    [
      'account.mail_asked',
      { purpose: 'reset', email: 'a@example.org' },
      'account.address_link_requested',
      { purpose: 'reset', email: 'a@example.org' },
    ],
    ['account.guessing', { email: 'a@example.org' }, 'account.password_guessing_detected', { email: 'a@example.org' }],
    ['account.guessed', { userId }, 'account.password_guessing_warned', { userId }],
    ['account.signing_up', { signUpId: userId }, 'account.sign_up_requested', { signUpId: userId }],
    ['employer.counted', { employerId: userId }, 'employer.metrics_counted', { employerId: userId }],
  ])('under the former name %s is read under the present one', (former, payload, type, present) => {
    expect(readEvent(row(former, payload))).toMatchObject({ type, payload: present });
    expect(aggregateOf(former, payload, '1')).toBe(aggregateOf(type, payload, '1'));
  });

  it.each([
    ['known', 'account_exists'],
    ['linked', 'sign_in_method_added'],
    ['moved', 'address_changed'],
    ['moving', 'address_change_requested'],
    ['taken', 'address_taken'],
    ['erasing', 'erasure_scheduled'],
  ])('of the second version, an email that was called %s is %s', (former, template) => {
    const stored = row('account.email_requested', { userId, template: former }, 2);
    expect(readEvent(stored)).toMatchObject({ payload: { userId, template } });
  });

  it.each([
    ['application.viewed', { applicationId: userId, employerName: '', internId: userId, responseDueAt: null }],
    ['internship.closed', { note: null, closeReason: null }],
  ])('of the first version says who acted: %s', (type, more) => {
    const shared = { internshipId: userId, employerId: userId, title: '', from: null, reason: null };
    const to = type === 'application.viewed' ? 'in_review' : 'closed';
    const payload = { ...shared, ...more, to, by: userId, party: 'employer', at: new Date(0).toISOString() };
    const { payload: present } = readEvent(row(type, payload, 1));
    expect(present).toMatchObject({ actorId: userId, actorKind: 'employer' });
    expect(present).not.toHaveProperty('by');
  });

  it('with an unknown name is refused, also with the name of what every object has', () => {
    expect(() => readEvent(row('invoice.paid', {}))).toThrow('This server knows no event invoice.paid.');
    expect(() => readEvent(row('constructor', {}))).toThrow(UnreadableEvent);
  });

  it('is about the record that its catalogue names, or about none', () => {
    expect(aggregateOf('account.password_guessing_warned', { userId }, '1')).toBe(`user:${userId}`);
    expect(aggregateOf('account.password_guessing_detected', { email: 'ada@example.org' }, '1')).toBe('event:1');
    expect(aggregateOf('invoice.paid', { userId }, '1')).toBe('event:1');
  });
});
