import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { draftUpdate, AppError } from '@prentice/contract';
import { Form, StoreContextProvider } from 'ra-core';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../../providers/session.ts';
import { accountStore } from '../../../../providers/account-store.ts';
import { renderWithAdmin } from '../../../../test/render-with-admin.tsx';
import type { OwnInternship } from '../../internship-types.ts';
import { useDraftSaving } from './draft-saving.hook.ts';
import { useUnsavedDraft, type UnsavedDraft } from './unsaved-draft.hook.ts';

const written = draftUpdate.parse({ title: 'Trainee' });
const ownIn = (state: OwnInternship['state'], id: string) =>
  ({ ...written, id, state, version: 3, pendingRevision: null }) as OwnInternship;

function Title({ internship, resumed }: { internship: OwnInternship; resumed: UnsavedDraft | null }): ReactElement {
  const { register } = useFormContext();
  const saving = useDraftSaving(internship, resumed);
  return (
    <>
      <input aria-label="Title" {...register('title')} />
      <p role="status">{saving.state}</p>
      <ul>
        {saving.heldBack.map(({ field }) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <button onClick={() => void saving.saveNow()}>Send</button>
      <button onClick={saving.restart}>Start again</button>
      {saving.conflict && <button onClick={() => saving.overwrite()}>Save mine</button>}
    </>
  );
}

function DraftForm({ internship }: { internship: OwnInternship }): ReactElement {
  const resumed = useUnsavedDraft(internship.id).read();
  return (
    <Form record={{ ...written, ...resumed?.values, id: internship.id }}>
      <Title internship={internship} resumed={resumed} />
    </Form>
  );
}

const store = accountStore('someone');
const open = (internship: OwnInternship) =>
  renderWithAdmin(
    <StoreContextProvider value={store}>
      <DraftForm internship={internship} />
    </StoreContextProvider>,
  );
const title = () => screen.getByRole<HTMLInputElement>('textbox');
const typeTitle = (value: string) => act(async () => void fireEvent.change(title(), { target: { value } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const expectStatus = (state: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(state));
const update = () => vi.mocked(client.internships.update);

beforeEach(() => void vi.spyOn(client.internships, 'update').mockRejectedValue(new TypeError('offline')));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('words that the server has not got', () => {
  it('are there again when the wizard is opened anew, and are sent', async () => {
    const internship = ownIn('draft', 'a'.repeat(24));
    await open(internship);
    await typeTitle('Trainee in the lab');
    cleanup();
    await waitFor(() => expect(update()).toHaveBeenCalledTimes(1));
    update().mockResolvedValue({ ...internship, version: 4 });
    await open(internship);
    expect(title().value).toBe('Trainee in the lab');
    await press('Send');
    await expectStatus('saved');
    expect(update().mock.lastCall?.[0]).toMatchObject({ version: 3, body: { title: 'Trainee in the lab' } });
    cleanup();
    await open(internship);
    expect(title().value).toBe('Trainee');
  });

  it('wait for the one who writes where they go to review, and can be given up', async () => {
    const internship = ownIn('open', 'b'.repeat(24));
    await open(internship);
    await typeTitle('Trainee in the kitchen');
    cleanup();
    await open(internship);
    await expectStatus('waiting');
    expect(title().value).toBe('Trainee in the kitchen');
    await press('Start again');
    await expectStatus('saved');
    expect(update()).not.toHaveBeenCalled();
    cleanup();
    await open(internship);
    expect(title().value).toBe('Trainee');
  });

  it('are proposed once by two presses', async () => {
    const internship = ownIn('open', 'c'.repeat(24));
    let answer: (saved: OwnInternship) => void = () => undefined;
    update().mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await open(internship);
    await typeTitle('Trainee at sea');
    await press('Send');
    await press('Send');
    await act(async () => answer({ ...internship, version: 4 }));
    await expectStatus('saved');
    expect(update()).toHaveBeenCalledTimes(1);
  });
});

it('loses no word that is written on while the answer about a colleague is on its way', async () => {
  const internship = ownIn('open', 'd'.repeat(24));
  let refuse: () => void = () => undefined;
  update().mockReturnValue(new Promise((_, reject) => (refuse = () => reject(new AppError('VERSION_CONFLICT')))));
  const theirs = { ...internship, version: 4, summary: 'Theirs', history: [] };
  vi.spyOn(client.internships, 'get').mockResolvedValue(theirs);
  await open(internship);
  await typeTitle('Trainee at');
  await press('Send');
  await typeTitle('Trainee at sea');
  await act(async () => refuse());
  await screen.findByRole('button', { name: 'Save mine' });
  expect(title().value).toBe('Trainee at sea');
  await press('Save mine');
  expect(title().value).toBe('Trainee at sea');
});

it('finds no conflict with itself when the page was left during a save and more was typed after coming back', async () => {
  const internship = ownIn('draft', 'ab'.repeat(12));
  update().mockReturnValueOnce(new Promise(() => undefined));
  await open(internship);
  await typeTitle('Trainee on leave');
  cleanup();
  await waitFor(() => expect(update()).toHaveBeenCalledTimes(1));
  const theirs = { ...internship, title: 'Trainee on leave', version: 4, history: [] };
  vi.spyOn(client.internships, 'get').mockResolvedValue(theirs);
  update()
    .mockRejectedValueOnce(new AppError('VERSION_CONFLICT'))
    .mockResolvedValue({ ...internship, version: 5 });
  await open(internship);
  await typeTitle('Trainee on leave and back');
  await press('Send');
  await expectStatus('saved');
  expect(screen.queryByRole('button', { name: 'Save mine' })).toBeNull();
  expect(update().mock.lastCall?.[0]).toMatchObject({ version: 4, body: { title: 'Trainee on leave and back' } });
});

it('saves what is complete, and keeps the rest in this browser', async () => {
  const internship = ownIn('draft', 'ac'.repeat(12));
  update().mockResolvedValue({ ...internship, version: 4 });
  await open(internship);
  await typeTitle('x'.repeat(101));
  await press('Send');
  await expectStatus('saved');
  expect(update().mock.lastCall?.[0]).toMatchObject({ body: { title: 'Trainee' } });
  expect(screen.getByRole('list').textContent).toBe('title');
  cleanup();
  await open(internship);
  expect(title().value).toBe('x'.repeat(101));
});

describe('a save that failed', () => {
  it('is tried again by itself when the server was busy, and then everything is saved', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const internship = ownIn('draft', 'e'.repeat(24));
    update()
      .mockRejectedValueOnce(new AppError('OVERLOADED'))
      .mockResolvedValue({ ...internship, version: 4 });
    await open(internship);
    await typeTitle('Trainee on a slow day');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await expectStatus('failed');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await expectStatus('saved');
    expect(update()).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('had been saved when only its reply was lost: nobody is asked about a conflict with oneself', async () => {
    const internship = ownIn('draft', 'f'.repeat(24));
    update().mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new AppError('VERSION_CONFLICT'));
    const saved = { ...internship, title: 'Trainee in a tunnel', version: 4, history: [] };
    vi.spyOn(client.internships, 'get').mockResolvedValue(saved);
    await open(internship);
    await typeTitle('Trainee in a tunnel');
    await press('Send');
    await expectStatus('failed');
    await press('Send');
    await expectStatus('saved');
    expect(screen.queryByRole('button', { name: 'Save mine' })).toBeNull();
    update().mockResolvedValue({ ...internship, version: 5 });
    await typeTitle('Trainee behind a tunnel');
    await press('Send');
    await expectStatus('saved');
    expect(update().mock.lastCall?.[0]).toMatchObject({ version: 4 });
  });
});
