// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { markCards } from './card-marks.ts';

const api = vi.hoisted(() => ({
  addBookmark: vi.fn(async () => 'bookmark'),
  removeBookmark: vi.fn(async () => undefined),
}));
vi.mock('./small-api.ts', () => ({
  ...api,
  loadMarks: async () => ({ saved: new Map([['kept', 'first']]), applied: new Map() }),
}));

const requestedId = 'a'.repeat(24);
const card = (id: string): string =>
  `<article data-internship="${id}"><div class="card-head"></div><button hidden data-save></button></article>`;
const pressed = (): (string | null)[] =>
  [...document.querySelectorAll('[data-save]')].map((button) => button.getAttribute('aria-pressed'));
const mark = () =>
  markCards({ id: 'a', name: null, emailVerified: true }, null, {
    applied: '',
    withdrawn: '',
    fresh: 'New',
    failed: 'Not saved',
  });

afterEach(() => {
  vi.restoreAllMocks();
  api.addBookmark.mockClear();
  location.hash = '';
});

it('shows by the button what is saved, and adds no line to the card for it', async () => {
  document.body.innerHTML = card('kept') + card(requestedId);
  await mark();
  expect(pressed()).toEqual(['true', 'false']);
  expect(document.querySelector('.card-marks')).toBeNull();
});

it('saves the internship that somebody has just signed in to save, and no other', async () => {
  location.hash = `#save-${requestedId}`;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/auth/studentAuth`);
  document.body.innerHTML = card('other') + card(requestedId);
  await mark();
  await vi.waitFor(() => expect(pressed()).toEqual(['false', 'true']));
  expect(api.addBookmark.mock.calls).toEqual([[requestedId]]);
  expect(location.hash).toBe('');
});

it('leads to signing in where the session has ended elsewhere, and nowhere for another failure', async () => {
  const leave = vi.spyOn(location, 'assign').mockReturnValue();
  document.body.innerHTML = card(requestedId);
  await mark();
  const button = document.querySelector<HTMLButtonElement>('[data-save]');
  for (const status of [503, 401]) {
    expect(leave).not.toHaveBeenCalled();
    api.addBookmark.mockRejectedValueOnce(new Error('refused', { cause: status }));
    button?.click();
    await vi.waitFor(() => expect(button?.hasAttribute('aria-disabled')).toBe(false));
  }
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(leave.mock.calls[0]?.[0]).toContain(`${encodeURIComponent(`#save-${requestedId}`)}&ended=1`);
  expect(pressed()).toEqual(['false']);
});

it('says what could not be saved, until it is tried again', async () => {
  document.body.innerHTML = card(requestedId);
  await mark();
  const button = document.querySelector<HTMLButtonElement>('[data-save]');
  const alert = () => document.querySelector('[role=alert]')?.textContent;
  api.addBookmark.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  button?.click();
  await vi.waitFor(() => expect(alert()).toBe('Not saved'));
  expect(pressed()).toEqual(['false']);
  button?.click();
  await vi.waitFor(() => expect(pressed()).toEqual(['true']));
  expect(alert()).toBeUndefined();
});

it('saves nothing for a link on another website', async () => {
  location.hash = `#save-${requestedId}`;
  document.body.innerHTML = card(requestedId);
  await mark();
  expect(pressed()).toEqual(['false']);
  expect(api.addBookmark).not.toHaveBeenCalled();
});
