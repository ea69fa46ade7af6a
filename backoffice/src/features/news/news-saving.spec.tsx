import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { newsFaults, useNewsSaving } from './news-saving.hook.ts';
import type { EditedNews } from './news-types.ts';

const draft = {
  id: 'a'.repeat(24),
  title: 'Open evening in the workshop',
  slug: 'open-evening-in-the-workshop',
  state: 'draft',
  publishAt: null,
  version: 3,
} as EditedNews;

function Title({ transition }: { transition: () => Promise<void> }): ReactElement {
  const { register } = useFormContext();
  const saving = useNewsSaving(draft, () => undefined);
  return (
    <>
      <input aria-label="Title" {...register('title')} />
      <p role="status">{saving.status}</p>
      <button type="button" onClick={() => void saving.run(transition)}>
        Publish
      </button>
    </>
  );
}

function FaultyEvent({ showField }: { showField: (field: string) => void }): ReactElement {
  const { getFieldState, formState } = useFormContext();
  const saving = useNewsSaving(draft, showField);
  return (
    <>
      <p role="alert">{getFieldState('event.endsAt', formState).error?.message}</p>
      <button type="button" onClick={() => void saving.save()}>
        Save
      </button>
    </>
  );
}

const update = () => vi.mocked(client.news.update);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const now = Date.parse('2026-03-02T09:00:00.000Z');
const past = '2026-03-01T09:00:00.000Z';
const ahead = '2026-03-03T09:00:00.000Z';
const form = (publishAt: string | null) => ({ title: 'Open evening', publishAt });

describe('a news item that is saved', () => {
  it('cannot be given a publish time in the past', () => {
    expect(newsFaults(form(past), { publishAt: null }, now)).toMatchObject({
      publishAt: { message: 'Choose a time in the future, at most a year ahead.' },
    });
    expect(newsFaults(form(ahead), { publishAt: null }, now)).toEqual({});
    expect(newsFaults(form(null), { publishAt: past }, now)).toEqual({});
  });

  it('keeps a publish time that has passed since', () => {
    expect(newsFaults(form(past), { publishAt: past }, now)).toEqual({});
  });

  it('names what is wrong with an event at the input where it is', async () => {
    const event = {
      startsAt: '2027-04-29T13:00',
      endsAt: '2027-04-29T12:00',
      place: 'Hall 2',
      timeZone: 'Europe/Vienna',
    };
    const faults = newsFaults({ title: 'Open evening', event }, { publishAt: null }, now);
    expect(faults['event']).toMatchObject({ endsAt: { message: expect.stringMatching(/end/i) } });
    const showField = vi.fn();
    await renderWithAdmin(
      <Form record={{ ...draft, event }}>
        <FaultyEvent showField={showField} />
      </Form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(showField).toHaveBeenCalledWith('event.endsAt'));
    expect(screen.getByRole('alert').textContent).toMatch(/end/i);
  });

  it('names the fields that the server would refuse', () => {
    expect(Object.keys(newsFaults({ title: 'Short', slug: 'A' }, { publishAt: null }, now))).toEqual(['slug', 'title']);
  });
});

describe('a draft', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(client.news, 'update').mockImplementation(({ version }) =>
      Promise.resolve({ ...draft, version: Number(version) + 1 }),
    );
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is not saved by itself while it is published, which would conflict with what was published', async () => {
    const { promise, resolve: publish } = Promise.withResolvers<void>();
    await renderWithAdmin(
      <Form record={draft}>
        <Title transition={() => promise} />
      </Form>,
    );
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Open evening in the new workshop' } });
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await pass(5_000);
    expect(update()).toHaveBeenCalledTimes(1);

    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Open evening in the old workshop' } });
    await pass(5_000);
    expect(update()).toHaveBeenCalledTimes(1);

    publish();
    await pass(5_000);
    await waitFor(() => expect(update()).toHaveBeenCalledTimes(2));
    expect(update().mock.lastCall?.[0].body).toMatchObject({ title: 'Open evening in the old workshop' });
  });
});
