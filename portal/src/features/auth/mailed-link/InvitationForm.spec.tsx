// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppError, type ErrorCode, type LinkStatus } from '@prentice/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { session } from '../../../site/browser-session.ts';
import { InvitationForm } from './InvitationForm.tsx';

vi.mock('../../../session/current-user.ts', () => ({ getCurrentUser: () => Promise.resolve(null) }));

const status = {
  purpose: 'member_invitation',
  emailHint: 'a***@example.org',
  hasAccount: true,
  employerName: 'Grid Co',
} as unknown as LinkStatus;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function refusedWith(code: ErrorCode, sentence: string): Promise<void> {
  vi.spyOn(session.client.memberInvitations, 'accept').mockRejectedValue(new AppError(code));
  render(<InvitationForm t={translator('en')} token={'a'.repeat(43)} status={status} />);
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
