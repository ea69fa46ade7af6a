// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppError } from '@prentice/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { islandText } from '../../../i18n/catalogue.ts';
import { session } from '../../../site/browser-session.ts';
import SetupForm from './SetupForm.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const fill = (selector: string, value: string): void => {
  const field = document.querySelector(selector);
  if (field) fireEvent.change(field, { target: { value } });
};

it.each([
  ['en', 'Wrong setup secret.'],
  ['de', 'Falsches Einrichtungspasswort.'],
] as const)(
  'says in %s that the setup secret is wrong, and sends that language and the time zone',
  async (language, sentence) => {
    const setup = vi.spyOn(session.client.auth, 'setup').mockRejectedValue(new AppError('INVALID_CREDENTIALS'));
    render(<SetupForm text={islandText(language, 'auth.', 'refusal.')} />);
    fill('[name=secret]', 'a secret that somebody made up');
    fill('[name=name]', 'Ada Lovelace');
    fill('[name=email]', 'ada@example.org');
    fill('[name=password]', 'seven green bicycles');
    fireEvent.submit(document.querySelector('form') ?? document.body);
    expect(await screen.findByText(sentence)).toBeTruthy();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(setup.mock.calls[0]?.[0].body).toMatchObject({ locale: language, timeZone });
  },
);
