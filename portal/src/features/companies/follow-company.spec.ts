// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enableFollowing } from './follow-company.ts';

const calls: [string, string][] = [];
let saved: { id: string; query: string }[] = [];
const send = vi.fn<typeof fetch>((path, init) => {
  const method = init?.method ?? 'GET';
  calls.push([method, String(path)]);
  if (method === 'GET') return Promise.resolve(Response.json(saved));
  return Promise.resolve(
    Response.json({ id: 'a1', query: 'employer=nord' }, { status: method === 'POST' ? 201 : 200 }),
  );
});

const page = (): [HTMLButtonElement, HTMLElement] => {
  document.body.innerHTML = `<button disabled data-query="employer=nord" data-name="Nord" data-follow="Follow"
    data-following="Following" data-failed="That didn’t work."><span></span></button><span data-follow-status></span>`;
  const [button, status] = [
    document.querySelector('button'),
    document.querySelector<HTMLElement>('[data-follow-status]'),
  ];
  if (!button || !status) throw new Error('The button is not there.');
  return [button, status];
};

beforeEach(() => vi.stubGlobal('fetch', send));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  calls.length = 0;
  saved = [];
});

const press = async (button: HTMLButtonElement): Promise<void> => {
  button.click();
  await vi.waitFor(() => expect(button.hasAttribute('aria-disabled')).toBe(false));
};

it('follows a company with one press, and stops with another', async () => {
  const [button, status] = page();
  await enableFollowing(button, status);
  expect(button.textContent).toBe('Follow');
  await press(button);
  expect(button.textContent).toBe('Following');
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await press(button);
  expect(button.textContent).toBe('Follow');
  expect(calls.map(([method]) => method)).toEqual(['GET', 'POST', 'DELETE']);
});

it('follows a company at once for somebody who has just signed in to do so, and only then', async () => {
  const referrer = vi.spyOn(document, 'referrer', 'get');
  referrer.mockReturnValue('https://elsewhere.example/auth/');
  location.hash = '#follow';
  const [unwanted, quiet] = page();
  await enableFollowing(unwanted, quiet);
  expect([unwanted.textContent, location.hash]).toEqual(['Follow', '']);

  referrer.mockReturnValue(`${location.origin}/auth/studentAuth`);
  location.hash = '#follow';
  const [button, status] = page();
  await enableFollowing(button, status);
  await vi.waitFor(() => expect(button.textContent).toBe('Following'));
  expect(document.activeElement).toBe(button);
  expect(calls.map(([method]) => method)).toEqual(['GET', 'GET', 'POST']);
});

it('knows a company that is followed already, and says when a press did nothing', async () => {
  saved = [{ id: 'a1', query: 'employer=nord' }];
  const [button, status] = page();
  await enableFollowing(button, status);
  expect(button.textContent).toBe('Following');
  send.mockRejectedValueOnce(new TypeError('offline'));
  await press(button);
  expect(status.textContent).toBe('That didn’t work.');
  expect(button.textContent).toBe('Following');
});
