import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../../providers/session.ts';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import { fromLocalInput } from '../../../ui/formats/time-format.ts';
import InterviewDialog from './InterviewDialog.tsx';
import { nextFreeStart } from './interview-form-values.ts';

const firstStart = nextFreeStart(Date.now(), []);
const [day = ''] = firstStart.split('T');

beforeEach(() => {
  const row = {
    id: 'mira',
    noteCount: 0,
    displayName: 'Mira Kernegger',
    interview: { startsAt: fromLocalInput(firstStart) },
  };
  vi.spyOn(client.applications, 'list').mockResolvedValue({ items: [row], total: 1 } as unknown as Awaited<
    ReturnType<typeof client.applications.list>
  >);
  vi.spyOn(client.applications, 'get').mockRejectedValue(new Error('not asked for'));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const open = (applicationId: string, onInvite = vi.fn()) =>
  renderWithAdmin(
    <InterviewDialog
      applicationId={applicationId}
      name="Ada"
      busy={false}
      onClose={() => undefined}
      onInvite={onInvite}
    />,
  );
const startTime = () => screen.findByLabelText<HTMLInputElement>(/Start time/);
const warning = () => screen.queryByText('Mira Kernegger has an interview at this time (10:00).');

it('begins at an hour at which nobody else of the company has an interview', async () => {
  await open('ada');
  expect((await startTime()).value).toBe('11:00');
  expect(screen.getByLabelText<HTMLInputElement>(/Date/).value).toBe(day);
  expect(warning()).toBeNull();
});

it('names who has an interview at the chosen time, and sends the invitation all the same', async () => {
  const onInvite = vi.fn();
  await open('ada', onInvite);
  fireEvent.change(await startTime(), { target: { value: '09:30' } });
  expect(warning()).not.toBeNull();
  fireEvent.change(screen.getByLabelText(/Place or link/), { target: { value: 'Graz' } });
  fireEvent.click(screen.getByRole('button', { name: 'Invite to an interview' }));
  expect(onInvite).toHaveBeenCalledOnce();
});

it('does not take the interview that is rescheduled for another one', async () => {
  await open('mira');
  expect((await startTime()).value).toBe('10:00');
  expect(warning()).toBeNull();
});
