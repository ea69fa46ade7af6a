// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RESULTS_CHANGED } from '../site/page-events.ts';
import { applyFiltersLive, formAddress } from './live-filters.ts';

const LAW = { link: 'aria-current="true"', input: '<input type="hidden" name="category" value="law" />' };

const pageWith = (count: number, chosen: Partial<typeof LAW> = {}): string => `
  <form id="search" action="https://site.example/internships">
    <input name="q" value="data" />
    <div id="filters">
      <details><summary>Field</summary>
        <a href="/internships?q=data&category=law" id="category-law" data-filter="category" data-value="law" ${chosen.link ?? ''}>
          Law ${count}
        </a>${chosen.input ?? ''}
        <a href="/internships?q=data&level=1" data-filter="level" data-value="1" data-single>Documents</a>
        <a href="/internships?q=data&level=2" data-filter="level" data-value="2" data-single>Domain</a>
        <input name="payFrom" value="" />
      </details>
    </div>
    <button type="button" id="open-filters">Filters · ${count}</button>
    <section id="list"><h2 id="results">${count} internships</h2></section>
  </form>`;

const valueOf = (value: string): HTMLElement => {
  const link = document.querySelector<HTMLElement>(`[data-value="${value}"]`);
  if (!link) throw new Error('The filter is not there.');
  return link;
};
const law = (): HTMLElement => valueOf('law');

describe('filters that apply at once', () => {
  const send = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', send);
    document.body.innerHTML = pageWith(160);
    applyFiltersLive(document);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    send.mockReset();
  });

  const tick = async (): Promise<void> => {
    law().click();
    await vi.advanceTimersByTimeAsync(200);
  };

  it('leave empty fields out of the address', () => {
    const form = document.querySelector<HTMLFormElement>('#search');
    expect(form && formAddress(form)).toBe('https://site.example/internships?q=data');
  });

  it('replace results and counts, and keep focus and open groups', async () => {
    send.mockResolvedValue(new Response(`<title>Law</title>${pageWith(7, LAW)}`));
    const group = document.querySelector('details');
    if (group) group.open = true;
    law().focus();
    const changed = vi.fn();
    document.addEventListener(RESULTS_CHANGED, changed, { once: true });
    await tick();
    expect(String(send.mock.calls[0]?.[0])).toContain('category=law');
    expect(document.querySelector('#results')?.textContent).toBe('7 internships');
    expect(document.querySelector('#open-filters')?.textContent).toBe('Filters · 7');
    expect(document.querySelector('details')?.open).toBe(true);
    expect(document.activeElement).toBe(law());
    expect(document.title).toBe('Law');
    expect(changed).toHaveBeenCalledOnce();
  });

  it('are chosen together before the results are there, and one in place of another where only one can be', async () => {
    send.mockResolvedValue(new Response(pageWith(7, LAW)));
    for (const value of ['law', '1', '2']) valueOf(value).click();
    expect(law().getAttribute('aria-current')).toBe('true');
    await vi.advanceTimersByTimeAsync(200);
    expect(String(send.mock.calls[0]?.[0])).toBe('https://site.example/internships?q=data&category=law&level=2');
    expect(send).toHaveBeenCalledOnce();
  });

  it('are taken back by pressing them again', async () => {
    document.body.innerHTML = pageWith(7, LAW);
    applyFiltersLive(document);
    send.mockResolvedValue(new Response(pageWith(160)));
    await tick();
    expect(String(send.mock.calls[0]?.[0])).toBe('https://site.example/internships?q=data');
    expect(law().hasAttribute('aria-current')).toBe(false);
  });

  it('leave a value that is pressed with a key held to the browser', async () => {
    law().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    await vi.advanceTimersByTimeAsync(200);
    expect(send).not.toHaveBeenCalled();
  });

  it('send the form when the server cannot be reached', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    const form = document.querySelector<HTMLFormElement>('#search');
    const sent = vi.fn((event: Event) => event.preventDefault());
    form?.addEventListener('submit', sent);
    await tick();
    expect(sent).toHaveBeenCalledOnce();
  });
});
