// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { AppError } from '@prentice/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { islandText, translator } from '../../../i18n/catalogue.ts';
import { languages } from '../../../i18n/language.ts';
import { session } from '../../../site/browser-session.ts';
import MailedLink from './MailedLink.tsx';

beforeEach(() => {
  vi.spyOn(session.client.auth, 'checkLink').mockRejectedValue(new AppError('LINK_INVALID'));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (fragment: string, language: (typeof languages)[number]): void => {
  history.replaceState(null, '', `/auth/verify${fragment}`);
  render(<MailedLink text={islandText(language, 'auth.', 'refusal.')} supportEmail="help@example.org" />);
};

it.each(languages)('says in %s of a link that no longer works how to get a new one of each kind', async (language) => {
  open(`#token=${'a'.repeat(43)}`, language);
  const t = translator(language);
  await screen.findByText(t('refusal.LINK_INVALID'));
  expect(screen.getByText(t('auth.link.newInvitation'))).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/auth/verify-email',
    '/auth/forgot-password',
  ]);
});

it.each(['', '#token=short'])('never says that a link no longer works when its address ends with "%s"', async (end) => {
  open(end, 'en');
  await screen.findByText('This link is incomplete');
  expect(screen.queryByText(/no longer works/)).toBeNull();
  expect(session.client.auth.checkLink).not.toHaveBeenCalled();
});
