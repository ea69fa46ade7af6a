// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { session } from '../../../site/browser-session.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { anApplication, aStep } from './intern-application.builder.ts';
import type { DisplayContext } from './application-timeline.ts';

const withdrawnAt = '2026-12-01T10:00:00.000Z';
const withdrawn = anApplication({
  state: 'withdrawn',
  events: [
    aStep('submitted', { by: 'intern' }),
    aStep('withdrawn', { from: 'submitted', by: 'intern', at: withdrawnAt }),
  ],
});
const display = (minutes: number): DisplayContext => ({
  t: translator('en'),
  language: 'en',
  timeZone: 'UTC',
  now: Date.parse(withdrawnAt) + minutes * 60_000,
});
const onChanged = vi.fn();
const show = (minutes: number) =>
  render(
    <ApplicationList
      applications={[withdrawn]}
      todos={[]}
      display={display(minutes)}
      empty={null}
      onChanged={onChanged}
    />,
  );

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('offers to undo a withdrawal for ten minutes, and puts the application back', async () => {
  const { applications } = session.client;
  const id = withdrawn.id;
  vi.spyOn(applications, 'undo').mockResolvedValue({ done: 1, refused: 0, results: [{ id, ok: true, code: null, message: null }] }); // prettier-ignore
  vi.spyOn(applications, 'get').mockResolvedValue(anApplication());
  show(9);
  expect(screen.getByText(/You can undo this until 10:10\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo withdrawal' }));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ state: 'submitted' })));
});

it('gives the focus to the row that is back', async () => {
  const { applications } = session.client;
  const { id } = withdrawn;
  vi.spyOn(applications, 'undo').mockResolvedValue({ done: 1, refused: 0, results: [{ id, ok: true, code: null, message: null }] }); // prettier-ignore
  vi.spyOn(applications, 'get').mockResolvedValue(anApplication());
  const dashboard = (application: typeof withdrawn) => (
    <ApplicationList applications={[application]} todos={[]} display={display(1)} empty={null} onChanged={change} />
  );
  const change = vi.fn((changed: typeof withdrawn) => rerender(dashboard(changed)));
  const { rerender, container } = render(dashboard(withdrawn));
  fireEvent.click(screen.getByRole('button', { name: 'Undo withdrawal' }));
  await vi.waitFor(() =>
    expect(container.ownerDocument.activeElement).toBe(container.querySelector(`#application-${id} summary`)),
  );
});

it('says why a withdrawal can no longer be undone', async () => {
  const results = [{ id: withdrawn.id, ok: false, code: 'NO_OPENINGS', message: '' }];
  vi.spyOn(session.client.applications, 'undo').mockResolvedValue({ done: 0, refused: 1, results });
  show(1);
  fireEvent.click(screen.getByRole('button', { name: 'Undo withdrawal' }));
  expect((await screen.findByRole('alert')).textContent).toBe('All openings are filled.');
});

it('offers nothing after ten minutes', () => {
  show(10);
  expect(screen.queryByRole('button', { name: 'Undo withdrawal' })).toBeNull();
});
