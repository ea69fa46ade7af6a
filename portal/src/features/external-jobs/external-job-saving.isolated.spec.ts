// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

const api = vi.hoisted(() => ({ callApi: vi.fn<(method: string, path: string, body?: object) => Promise<unknown>>() }));
vi.mock('../../site/signed-in/small-api.ts', async (load) => ({
  ...(await load<object>()),
  openSession: async () => ({ id: 'a', name: null, emailVerified: true }),
  callApi: api.callApi,
}));

const card = (id: string): string => `
  <div data-external-job="${id}" data-failed="Not saved.">
    <button disabled data-save aria-pressed="false" aria-label="Save job"></button>
    <button disabled data-apply>I applied today</button>
    <a href="/x" hidden data-change="Applied on {date} – change"></a>
    <span role="status"></span>
  </div>`;

const part = (id: string, selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-external-job="${id}"] ${selector}`);
  if (!found) throw new Error(`${selector} is not there.`);
  return found;
};

const isPressed = (id: string): string | null => part(id, '[data-save]').getAttribute('aria-pressed');

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
  api.callApi.mockReset();
});

it('shows what a student saved, saves and removes, and notes the day of an application', async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 2, 12), toFake: ['Date'] });
  document.documentElement.lang = 'en';
  document.body.innerHTML = card('one') + card('two');
  const saved = { id: 's1', externalJobId: 'one', appliedOn: null, note: 'Ask Ms Pichler.' };
  api.callApi.mockResolvedValueOnce([saved]);
  await import('./external-job-saving.ts');
  await vi.waitFor(() => expect(isPressed('one')).toBe('true'));
  expect(isPressed('two')).toBe('false');

  api.callApi.mockResolvedValueOnce({ ...saved, appliedOn: '2026-03-02' });
  part('one', '[data-apply]').click();
  await vi.waitFor(() => expect(part('one', '[data-change]').textContent).toBe('Applied on 2 Mar – change'));
  expect(api.callApi).toHaveBeenLastCalledWith('POST', '/saved-external-jobs', {
    externalJobId: 'one',
    appliedOn: '2026-03-02',
  });
  expect(part('one', '[data-save]').hidden).toBe(true);

  api.callApi.mockRejectedValueOnce(new Error('503'));
  part('two', '[data-save]').click();
  await vi.waitFor(() => expect(part('two', '[role=status]').textContent).toBe('Not saved.'));
  expect(isPressed('two')).toBe('false');

  api.callApi.mockResolvedValueOnce({ id: 's2', externalJobId: 'two', appliedOn: null, note: null });
  part('two', '[data-save]').click();
  await vi.waitFor(() => expect(isPressed('two')).toBe('true'));
  api.callApi.mockResolvedValueOnce(undefined);
  part('two', '[data-save]').click();
  await vi.waitFor(() => expect(isPressed('two')).toBe('false'));
  expect(api.callApi).toHaveBeenLastCalledWith('DELETE', '/saved-external-jobs/s2');
});
