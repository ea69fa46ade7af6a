// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppError, type ErrorCode, type LinkStatus } from '@prentice/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { session } from '../../../site/browser-session.ts';
import { InvitationForm } from './InvitationForm.tsx';

vi.mock('../../../session/current-user.ts', () => ({ getCurrentUser: () => Promise.resolve(null) }));

const status: LinkStatus = {
  purpose: 'member_invitation',
  emailHint: 'a***@example.org',
  hasAccount: true,
  employerName: 'Grid Co',
  role: 'employer',
  expired: false,
  expiresAt: '2026-11-02T08:00:00.000Z',
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function refusedWith(code: ErrorCode, sentence: string): Promise<void> {
  vi.spyOn(session.client.memberInvitations, 'accept').mockRejectedValue(new AppError(code));
  render(<InvitationForm t={translator('en')} language="en" token={'a'.repeat(43)} status={status} />);
  fireEvent.submit(document.querySelector('form') ?? document.body);
  await screen.findByText(sentence);
}

const signInFirst = 'Sign in as a***@example.org, then open the invitation link again';

it.each(['UNAUTHENTICATED', 'INVITE_EMAIL_MISMATCH'] as const)(
  'asks somebody with an account to sign in with it after %s, and says nothing else',
  async (code) => {
    await refusedWith(code, signInFirst);
    expect(screen.queryByText(/signed out/)).toBeNull();
    expect(screen.queryByText(/another email address/)).toBeNull();
  },
);

it('says why an invitation cannot be accepted when signing in would not help', async () => {
  await refusedWith('INVITE_EXPIRED', 'This invitation has expired. Ask for a new one.');
  expect(screen.queryByText(signInFirst)).toBeNull();
});

it('makes a new account with the language of the page and the time zone of the browser', async () => {
  const accept = vi.spyOn(session.client.memberInvitations, 'accept').mockRejectedValue(new AppError('INVITE_EXPIRED'));
  const fresh = { ...status, hasAccount: false };
  render(<InvitationForm t={translator('de')} language="de" token={'a'.repeat(43)} status={fresh} />);
  for (const [name, value] of [
    ['name', 'Ada Lovelace'],
    ['password', 'seven green bicycles'],
  ])
    fireEvent.change(document.querySelector(`[name=${name}]`) ?? document.body, { target: { value } });
  fireEvent.submit(document.querySelector('form') ?? document.body);
  await vi.waitFor(() => expect(accept).toHaveBeenCalled());
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(accept.mock.calls[0]?.[0].body.account).toMatchObject({ name: 'Ada Lovelace', locale: 'de', timeZone });
});
