// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

const api = vi.hoisted(() => ({ callApi: vi.fn<(method: string, path: string, body?: object) => Promise<unknown>>() }));
vi.mock('../../site/signed-in/small-api.ts', async (load) => ({
  ...(await load<object>()),
  openSession: async () => ({ id: 'a', name: null, emailVerified: true }),
  callApi: api.callApi,
}));

const card = (id: string): string => `
  <div data-external-job="${id}" data-failed="Not saved." data-offline="You’re offline."
    data-marked="Marked as applied on {date}" data-removed="Removed.">
    <button disabled data-save aria-pressed="false" aria-label="Save job"></button>
    <button hidden data-apply>I applied today</button>
    <span hidden data-applied="Applied on {date}"></span>
    <a href="/x" hidden data-change>Change date</a>
    <span role="status"></span>
    <button hidden data-undo>Undo</button>
  </div>`;

const part = (id: string, selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[data-external-job="${id}"] ${selector}`);
  if (!element) throw new Error(`${selector} is not there.`);
  return element;
};

const isPressed = (id: string): string | null => part(id, '[data-save]').getAttribute('aria-pressed');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  location.hash = '';
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
  await vi.waitFor(() => expect(part('one', '[role=status]').textContent).toBe('Marked as applied on 2 Mar'));
  expect(api.callApi).toHaveBeenLastCalledWith('POST', '/saved-external-jobs', {
    externalJobId: 'one',
    appliedOn: '2026-03-02',
  });
  expect([part('one', '[data-save]').hidden, isPressed('one')]).toEqual([false, 'true']);
  expect(part('one', '[data-apply]').hidden).toBe(true);

  api.callApi.mockResolvedValueOnce(saved);
  part('one', '[data-undo]').click();
  await vi.waitFor(() => expect(part('one', '[data-apply]').hidden).toBe(false));
  expect(api.callApi).toHaveBeenLastCalledWith('POST', '/saved-external-jobs', {
    externalJobId: 'one',
    appliedOn: null,
    note: 'Ask Ms Pichler.',
  });
  expect(part('one', '[data-undo]').hidden).toBe(true);

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

it('notes an application to a job that was not saved, and forgets the job again', async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 2, 12), toFake: ['Date'] });
  document.body.innerHTML = card('one');
  api.callApi.mockResolvedValueOnce([]);
  await import('./external-job-saving.ts');
  await vi.waitFor(() => expect(part('one', '[data-apply]').hidden).toBe(false));
  api.callApi.mockResolvedValueOnce({ id: 's1', externalJobId: 'one', appliedOn: '2026-03-02', note: null });
  part('one', '[data-apply]').click();
  await vi.waitFor(() => expect(part('one', '[data-undo]').hidden).toBe(false));
  expect(isPressed('one')).toBe('true');
  api.callApi.mockResolvedValueOnce(undefined);
  part('one', '[data-undo]').click();
  await vi.waitFor(() => expect(isPressed('one')).toBe('false'));
  expect(api.callApi).toHaveBeenLastCalledWith('DELETE', '/saved-external-jobs/s1');
  expect([part('one', '[data-apply]').hidden, part('one', '[data-undo]').hidden]).toEqual([false, true]);
});

it('saves the job that somebody has just signed in to save, and no other', async () => {
  const [requestedId, other] = ['a'.repeat(24), 'b'.repeat(24)];
  location.hash = `#save-${requestedId}`;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/auth/studentAuth`);
  document.body.innerHTML = card(requestedId) + card(other);
  api.callApi
    .mockResolvedValueOnce([])
    .mockResolvedValueOnce({ id: 's1', externalJobId: requestedId, appliedOn: null, note: null });
  await import('./external-job-saving.ts');
  await vi.waitFor(() => expect(isPressed(requestedId)).toBe('true'));
  expect([isPressed(other), location.hash]).toEqual(['false', '']);
});
