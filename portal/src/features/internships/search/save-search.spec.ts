// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RESULTS_CHANGED } from '../../../site/page-events.ts';
import { enableSearchSaving } from './save-search.ts';

const sent: [string, unknown][] = [];
let saved: { query: string }[] = [];
let isRefused = false;
const send = vi.fn<typeof fetch>((_path, init) => {
  if (init?.method !== 'POST') return Promise.resolve(Response.json(saved));
  sent.push([init.method, JSON.parse(String(init.body))]);
  return Promise.resolve(Response.json({ id: 'a1' }, { status: isRefused ? 503 : 201 }));
});

const listWith = (query: string): string =>
  `<section id="list"><a data-save-search href="/form" data-query="${query}" data-name="Remote" data-known="See your searches"
    data-done="Saved." data-failed="That didn’t work."><span>Save</span></a><span data-save-search-status></span></section>`;
/** The document keeps its listeners: each test has a new one. */
let page: Document;
const link = (): HTMLAnchorElement => page.querySelector('a') ?? page.createElement('a');
const status = (): string | null | undefined => page.querySelector('[data-save-search-status]')?.textContent;

const start = async (): Promise<void> => {
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = listWith('mode=remote');
  await enableSearchSaving(page);
};

beforeEach(() => vi.stubGlobal('fetch', send));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sent.length = 0;
  saved = [];
  isRefused = false;
});

it('saves a search where it is, says so, and then leads to the saved ones', async () => {
  await start();
  link().click();
  await vi.waitFor(() => expect(status()).toBe('Saved.'));
  expect(sent).toEqual([['POST', { name: 'Remote', query: 'mode=remote', notify: true }]]);
  expect(link().textContent).toBe('See your searches');
  expect(link().getAttribute('href')).toBe('/dashboard/searches');
});

it('says that a search is saved already, also after the filters have changed', async () => {
  saved = [{ query: 'mode=hybrid' }];
  await start();
  expect(link().textContent).toBe('Save');
  page.body.innerHTML = listWith('mode=hybrid');
  page.dispatchEvent(new CustomEvent(RESULTS_CHANGED));
  expect(link().textContent).toBe('See your searches');
});

it('says that it did not work, and lets one try again', async () => {
  isRefused = true;
  await start();
  link().click();
  await vi.waitFor(() => expect(status()).toBe('That didn’t work.'));
  expect(link().textContent).toBe('Save');
});
