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

const savedDraft = draftUpdate.parse({ title: 'Trainee' });
const ownIn = (state: OwnInternship['state'], id: string) =>
  ({ ...savedDraft, id, state, version: 3, pendingRevision: null }) as OwnInternship;

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
      {saving.conflict && <button onClick={() => saving.overwrite()}>Overwrite</button>}
    </>
  );
}

function DraftForm({ internship }: { internship: OwnInternship }): ReactElement {
  const resumed = useUnsavedDraft(internship.id).read();
  return (
    <Form record={{ ...savedDraft, ...resumed?.values, id: internship.id }}>
      <Title internship={internship} resumed={resumed} />
    </Form>
  );
}

const store = accountStore('someone');
const openWizard = (internship: OwnInternship) =>
  renderWithAdmin(
    <StoreContextProvider value={store}>
      <DraftForm internship={internship} />
    </StoreContextProvider>,
  );
const title = () => screen.getByRole<HTMLInputElement>('textbox');
const typeTitle = (value: string) => act(async () => void fireEvent.change(title(), { target: { value } }));
const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const expectStatus = (state: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(state));
const update = () => vi.mocked(client.internships.update);

beforeEach(() => void vi.spyOn(client.internships, 'update').mockRejectedValue(new TypeError('offline')));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('an unsaved draft', () => {
  it('is restored when the wizard is opened again, and is sent', async () => {
    const internship = ownIn('draft', 'a'.repeat(24));
    await openWizard(internship);
    await typeTitle('Trainee in the lab');
    cleanup();
    await waitFor(() => expect(update()).toHaveBeenCalledTimes(1));
    update().mockResolvedValue({ ...internship, version: 4 });
    await openWizard(internship);
    expect(title().value).toBe('Trainee in the lab');
    await click('Send');
    await expectStatus('saved');
    expect(update().mock.lastCall?.[0]).toMatchObject({ version: 3, body: { title: 'Trainee in the lab' } });
    cleanup();
    await openWizard(internship);
    expect(title().value).toBe('Trainee');
  });

  it('waits for its author where changes go to review, and can be discarded', async () => {
    const internship = ownIn('open', 'b'.repeat(24));
    await openWizard(internship);
    await typeTitle('Trainee in the kitchen');
    cleanup();
    await openWizard(internship);
    await expectStatus('pending');
    expect(title().value).toBe('Trainee in the kitchen');
    await click('Start again');
    await expectStatus('saved');
    expect(update()).not.toHaveBeenCalled();
    cleanup();
    await openWizard(internship);
    expect(title().value).toBe('Trainee');
  });

  it('is proposed once by two clicks', async () => {
    const internship = ownIn('open', 'c'.repeat(24));
    let reply: (saved: OwnInternship) => void = () => undefined;
    update().mockReturnValue(new Promise((resolve) => (reply = resolve)));
    await openWizard(internship);
    await typeTitle('Trainee at sea');
    await click('Send');
    await click('Send');
    await act(async () => reply({ ...internship, version: 4 }));
    await expectStatus('saved');
    expect(update()).toHaveBeenCalledTimes(1);
  });
});

it('loses nothing that is typed while the version of a colleague is under way', async () => {
  const internship = ownIn('open', 'd'.repeat(24));
  let refuse: () => void = () => undefined;
  update().mockReturnValue(new Promise((_, reject) => (refuse = () => reject(new AppError('VERSION_CONFLICT')))));
  const theirs = { ...internship, version: 4, summary: 'Theirs', history: [] };
  vi.spyOn(client.internships, 'get').mockResolvedValue(theirs);
  await openWizard(internship);
  await typeTitle('Trainee at');
  await click('Send');
  await typeTitle('Trainee at sea');
  await act(async () => refuse());
  await screen.findByRole('button', { name: 'Overwrite' });
  expect(title().value).toBe('Trainee at sea');
  await click('Overwrite');
  expect(title().value).toBe('Trainee at sea');
});

it('finds no conflict with itself when the page was left during a save and more was typed after coming back', async () => {
  const internship = ownIn('draft', 'ab'.repeat(12));
  update().mockReturnValueOnce(new Promise(() => undefined));
  await openWizard(internship);
  await typeTitle('Trainee on leave');
  cleanup();
  await waitFor(() => expect(update()).toHaveBeenCalledTimes(1));
  const theirs = { ...internship, title: 'Trainee on leave', version: 4, history: [] };
  vi.spyOn(client.internships, 'get').mockResolvedValue(theirs);
  update()
    .mockRejectedValueOnce(new AppError('VERSION_CONFLICT'))
    .mockResolvedValue({ ...internship, version: 5 });
  await openWizard(internship);
  await typeTitle('Trainee on leave and back');
  await click('Send');
  await expectStatus('saved');
  expect(screen.queryByRole('button', { name: 'Overwrite' })).toBeNull();
  expect(update().mock.lastCall?.[0]).toMatchObject({ version: 4, body: { title: 'Trainee on leave and back' } });
});

it('saves what is complete, and stores the rest in this browser', async () => {
  const internship = ownIn('draft', 'ac'.repeat(12));
  update().mockResolvedValue({ ...internship, version: 4 });
  await openWizard(internship);
  await typeTitle('x'.repeat(101));
  await click('Send');
  await expectStatus('saved');
  expect(update().mock.lastCall?.[0]).toMatchObject({ body: { title: 'Trainee' } });
  expect(screen.getByRole('list').textContent).toBe('title');
  cleanup();
  await openWizard(internship);
  expect(title().value).toBe('x'.repeat(101));
});

describe('a save that failed', () => {
  it('is retried when the server was busy, and then everything is saved', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const internship = ownIn('draft', 'e'.repeat(24));
    update()
      .mockRejectedValueOnce(new AppError('OVERLOADED'))
      .mockResolvedValue({ ...internship, version: 4 });
    await openWizard(internship);
    await typeTitle('Trainee on a slow day');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await expectStatus('failed');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await expectStatus('saved');
    expect(update()).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('is no conflict when the server had saved it and only its reply was lost', async () => {
    const internship = ownIn('draft', 'f'.repeat(24));
    update().mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new AppError('VERSION_CONFLICT'));
    const saved = { ...internship, title: 'Trainee in a tunnel', version: 4, history: [] };
    vi.spyOn(client.internships, 'get').mockResolvedValue(saved);
    await openWizard(internship);
    await typeTitle('Trainee in a tunnel');
    await click('Send');
    await expectStatus('failed');
    await click('Send');
    await expectStatus('saved');
    expect(screen.queryByRole('button', { name: 'Overwrite' })).toBeNull();
    update().mockResolvedValue({ ...internship, version: 5 });
    await typeTitle('Trainee behind a tunnel');
    await click('Send');
    await expectStatus('saved');
    expect(update().mock.lastCall?.[0]).toMatchObject({ version: 4 });
  });
});
