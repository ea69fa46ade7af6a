// @vitest-environment happy-dom
import { AppError } from '@prentice/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import * as browserPush from '../../../push/browser-push.ts';
import { PushSection } from './PushSection.tsx';

vi.mock('../../../push/browser-push.ts');
vi.mock('../../../session/current-user.ts', () => ({
  isSessionEnding: () => false,
  getCurrentUser: () => Promise.resolve({ user: { timeZone: 'UTC' } }),
}));

const push = vi.mocked(browserPush);
const phone = {
  id: 'a'.repeat(24),
  service: 'web' as const,
  device: 'Firefox, Android',
  fingerprint: 'f'.repeat(64),
  lastSeenAt: '2026-03-02T09:00:00.000Z',
  createdAt: '2026-03-01T09:00:00.000Z',
};

const show = (state: browserPush.PushState, devices = [phone]): void => {
  push.loadPushStatus.mockResolvedValue({ state, devices });
  render(<PushSection t={translator('en')} language="en" />);
};
const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['home_screen', /add this site to your home screen/],
  ['insecure', /secure connection/],
  ['browser', /doesn’t support them/],
  ['server', /This server doesn’t send/],
] as const)('says why pushes do not work here: %s', async (reason, text) => {
  show({ kind: 'unsupported', reason });
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Turn on/ })).toBeNull();
});

it('says how to allow what is blocked, and offers no button that could not work', async () => {
  show({ kind: 'denied' });
  expect(await screen.findByText(/To allow them, /)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Turn on/ })).toBeNull();
});

it('explains before it asks, and asks only when the button is pressed', async () => {
  show({ kind: 'off', ended: false }, []);
  const turnOn = await button('Turn on in this browser');
  expect(screen.getByText(/your browser asks for permission/)).toBeDefined();
  expect(push.turnPushOn).not.toHaveBeenCalled();
  push.turnPushOn.mockResolvedValue('on');
  push.loadPushStatus.mockResolvedValue({ state: { kind: 'on', deviceId: phone.id }, devices: [phone] });
  fireEvent.click(turnOn);
  expect(await screen.findByText('On in this browser')).toBeDefined();
  expect(push.turnPushOn).toHaveBeenCalledWith(false);
  expect(screen.queryByText(/Other devices/)).toBeNull();
});

it('says that a question that was closed can be asked again', async () => {
  show({ kind: 'off', ended: false });
  push.turnPushOn.mockResolvedValue('dismissed');
  fireEvent.click(await button('Turn on in this browser'));
  expect(await screen.findByText(/closed without an answer/)).toBeDefined();
});

it('asks before a browser leaves another account, and leaves it when the answer is no', async () => {
  show({ kind: 'off', ended: true });
  push.turnPushOn.mockResolvedValue('other_account');
  fireEvent.click(await button('Turn on in this browser'));
  fireEvent.click(await button('Leave as it is'));
  expect(push.turnPushOn).toHaveBeenCalledTimes(1);
  fireEvent.click(await button('Turn on in this browser'));
  push.turnPushOn.mockResolvedValue('on');
  fireEvent.click(await button('Use for my account instead'));
  await waitFor(() => expect(push.turnPushOn).toHaveBeenLastCalledWith(true));
});

it('says that a browser was removed, and shows why it cannot be added', async () => {
  show({ kind: 'off', ended: true });
  expect(await screen.findByText('This browser no longer receives your push notifications')).toBeDefined();
  push.turnPushOn.mockRejectedValue(new AppError('SAVED_LIMIT', { n: 10 }));
  fireEvent.click(await button('Turn on in this browser'));
  expect((await screen.findByRole('alert')).textContent).toContain('10');
});

it('turns this browser off, and removes others', async () => {
  const thisDevice = { ...phone, id: 'b'.repeat(24), device: 'Chrome, Linux' };
  show({ kind: 'on', deviceId: thisDevice.id }, [thisDevice, phone]);
  fireEvent.click(await button('Remove: Firefox, Android'));
  await waitFor(() => expect(push.turnPushOff).toHaveBeenCalledWith(phone.id, false));
  fireEvent.click(await button('Turn off in this browser'));
  await waitFor(() => expect(push.turnPushOff).toHaveBeenCalledWith(thisDevice.id, true));
});
