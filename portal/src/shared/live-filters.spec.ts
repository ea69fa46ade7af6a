// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RESULTS_CHANGED } from '../site/page-events.ts';
import { applyFiltersLive, formAddress } from './live-filters.ts';

const pageWith = (count: number, checked: string): string => `
  <form id="search" action="https://site.example/internships">
    <input name="q" value="data" />
    <div id="filters">
      <details><summary>Field</summary>
        <label><input type="checkbox" name="category" value="law" ${checked} />Law ${count}</label>
        <input name="payFrom" value="" />
      </details>
    </div>
    <button type="button" id="open-filters">Filters · ${count}</button>
    <section id="list"><h2 id="results">${count} internships</h2></section>
  </form>`;

const law = (): HTMLInputElement => {
  const checkbox = document.querySelector<HTMLInputElement>('input[value="law"]');
  if (!checkbox) throw new Error('The filter is not there.');
  return checkbox;
};

describe('filters that apply at once', () => {
  const send = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', send);
    document.body.innerHTML = pageWith(160, '');
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
    send.mockResolvedValue(new Response(`<title>Law</title>${pageWith(7, 'checked')}`));
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

  it('send the form when the server cannot be reached', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    const form = document.querySelector<HTMLFormElement>('#search');
    const sent = vi.fn((event: Event) => event.preventDefault());
    form?.addEventListener('submit', sent);
    await tick();
    expect(sent).toHaveBeenCalledOnce();
  });
});
