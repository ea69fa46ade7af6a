// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Me } from '@prentice/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { queryClient } from '../../session/query.hook.ts';
import { session } from '../../site/browser-session.ts';
import { useOpenSetting } from './open-setting.hook.ts';
import { SecondFactorSection } from './SecondFactorSection.tsx';

vi.mock('../../session/current-user.ts', () => ({
  isSessionEnding: () => false,
  getCurrentUser: () => Promise.resolve({ user: { role: 'intern' } }),
}));

const buildMe = (secondFactorDue: boolean): Me =>
  ({
    actor: { secondFactorDue },
    user: { email: 'ada@example.org', name: null, timeZone: 'UTC', signInMethods: ['password'] },
  }) as unknown as Me;

function Page({ secondFactorDue = false }: { secondFactorDue?: boolean }) {
  const disclosureOf = useOpenSetting();
  const me = buildMe(secondFactorDue);
  const disclosure = disclosureOf('second-factor');
  return <SecondFactorSection t={translator('en')} language="en" me={me} disclosure={disclosure} />;
}

const { secondFactor } = session.client;
const status = { since: null, recoveryCodesLeft: 0, required: false, passkeys: [], passkeysOffered: true };
const opening = () => screen.findByRole('button', { name: 'Set up: Two-factor authentication' });

beforeEach(() => void vi.spyOn(secondFactor, 'status').mockResolvedValue(status));
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

describe('the second factor', () => {
  it('asks for the password only once it is to be set up, and not after cancelling', async () => {
    render(<Page />);
    const button = await opening();
    expect(screen.queryByLabelText('Your password')).toBeNull();
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(await opening());
  });

  it('is open from the start where it is required, and cannot be closed', async () => {
    render(<Page secondFactorDue />);
    expect(await screen.findByLabelText('Your password')).toBeDefined();
    expect(screen.getByText(/Administrators need two-factor authentication/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('has its own buttons while it is on, and goes back to them', async () => {
    vi.spyOn(secondFactor, 'status').mockResolvedValue({
      ...status,
      since: '2026-03-02T09:00:00.000Z',
      recoveryCodesLeft: 9,
    });
    render(<Page />);
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(screen.getByLabelText('Your password')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('You have 9 recovery codes left.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Set up/ })).toBeNull();
  });
});
