// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppError, type Me } from '@prentice/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { session } from '../../site/browser-session.ts';
import { EmailSection } from './EmailSection.tsx';
import { EraseForm } from './DataSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';

const me = { user: { email: 'ada@example.org', pendingEmail: null, signInMethods: ['password'] } } as unknown as Me;
const wrong = () => Promise.reject(new AppError('INVALID_CREDENTIALS'));
const { account, dataRequests } = session.client;
const nothing = () => undefined;
const disclosure = { id: 'change', isOpen: true, isOtherOpen: false, open: nothing, close: nothing };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const fill = (selector: string, value: string): void => {
  const field = document.querySelector(selector);
  if (field) fireEvent.change(field, { target: { value } });
};
const send = (): boolean => fireEvent.submit(document.querySelector('form') ?? document.body);

describe('a form that asks for no address', () => {
  it.each([
    ['en', 'Wrong password.'],
    ['de', 'Falsches Passwort.'],
  ] as const)('says in %s that the password is wrong, and nothing about an address', async (language, sentence) => {
    const t = translator(language);
    vi.spyOn(account, 'changeEmail').mockImplementation(wrong);
    vi.spyOn(account, 'changePassword').mockImplementation(wrong);
    vi.spyOn(dataRequests, 'create').mockImplementation(wrong);
    render(<EmailSection t={t} me={me} onMe={nothing} disclosure={disclosure} />);
    fill('[name=email]', 'new@example.org');
    fill('[name=password]', 'no longer known');
    send();
    expect(await screen.findByText(sentence)).toBeTruthy();
    cleanup();
    render(<PasswordSection t={t} me={me} disclosure={disclosure} />);
    fill('[name=current]', 'no longer known');
    fill('[name=new]', 'seven green bicycles');
    send();
    expect(await screen.findByText(sentence)).toBeTruthy();
    cleanup();
    render(<EraseForm t={t} language={language} hasPassword request={null} reload={nothing} />);
    fill('[name=erase-password]', 'no longer known');
    send();
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});
