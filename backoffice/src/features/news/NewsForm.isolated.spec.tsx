import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { Notices } from '../../test/Notices.tsx';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { NewsForm } from './NewsForm.tsx';
import type { EditedNews } from './news-types.ts';

/* Specs get another copy of the router than react-admin does; the open tab in the address is no matter here. */
vi.mock('react-router', () => ({ useSearchParams: () => [new URLSearchParams(), () => undefined] }));

beforeEach(() => {
  vi.spyOn(client.news, 'tags').mockResolvedValue([]);
  vi.spyOn(client.news, 'revisions').mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const article: EditedNews = {
  id: '65f0000000000000000000aa',
  title: 'Open evening of the career office',
  slug: 'open-evening',
  summary: 'Meet employers of your field and ask them what you want to know.',
  body: 'The doors open at six. Bring your CV: two recruiters read it with you.',
  cover: null,
  language: 'en',
  tags: ['events'],
  audience: 'all',
  authorId: null,
  authorName: null,
  byline: null,
  event: null,
  eventSequence: 0,
  updatedByName: null,
  publishAt: null,
  pinned: false,
  state: 'published',
  publishedAt: '2026-03-02T09:00:00.000Z',
  correctedAt: null,
  revision: 1,
  views: 0,
  undoableUntil: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  version: 2,
};
const event = { startsAt: '2027-04-29T13:00', endsAt: null, place: 'Graz', timeZone: 'Europe/Vienna' };
const withoutZone = { startsAt: '2027-04-29T13:00', endsAt: null, place: 'Graz' };
const cover = { image: '/news/images/65f0000000000000000000ab', alt: 'A full lecture hall' };

const renderForm = (item: EditedNews) =>
  renderWithAdmin(
    <ResourceContextProvider value="news">
      <RecordContextProvider value={item}>
        <NewsForm item={item} onSaved={() => undefined} />
        <Notices />
      </RecordContextProvider>
    </ResourceContextProvider>,
  );

/** Whether the browser asks before the page is left. */
const asksToLeave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/* The whole editor is loaded for the first of them. */
describe('the editor of a published item', { timeout: 60_000 }, () => {
  it.each([
    ['with an event', { event }],
    ['with an event whose time zone was left out', { event: withoutZone }],
    ['with an event that has an end', { event: { ...event, endsAt: '2027-04-29T15:00' } }],
    ['without an event', { event: null }],
    ['with a cover', { cover }],
    ['that was unpublished', { state: 'unpublished' as const }],
  ])('counts an item as saved when it was opened before and nothing was typed, %s', async (_, fields) => {
    const item = { ...article, ...fields };
    await renderForm(item);
    for (const tab of screen.getAllByRole('tab')) fireEvent.click(tab);
    cleanup();
    await renderForm(item);
    await screen.findByText('Saved');
    expect(screen.queryByText('Your unsaved changes are back.')).toBeNull();
    expect(asksToLeave()).toBe(false);
  });

  it('shows the usual time zone where an event names none', async () => {
    await renderForm({ ...article, event: withoutZone });
    const zone = screen.getByRole<HTMLInputElement>('combobox', { name: /Time zone of the place/, hidden: true });
    expect(zone.value).toBe('Europe/Vienna');
  });

  const titleField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
  /** Saves another title, and returns what was sent since. */
  const saveTitle = async () => {
    const update = vi.spyOn(client.news, 'update').mockImplementation(async ({ version, body }) => ({
      ...article,
      title: body.title,
      version: Number(version) + 1,
    }));
    await renderForm(article);
    fireEvent.change(titleField(), { target: { value: 'Open evening in the workshop' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Undo' });
    await screen.findByText('Saved');
    return () => update.mock.calls.map(([{ version, body }]) => [version, body.title]);
  };

  it('puts back what readers saw before, when saving is undone', async () => {
    const sent = await saveTitle();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Changes undone');
    expect(sent()).toEqual([
      [2, 'Open evening in the workshop'],
      [3, 'Open evening of the career office'],
    ]);
  });

  it('puts nothing back over what was typed since', async () => {
    const sent = await saveTitle();
    fireEvent.change(titleField(), { target: { value: 'Open evening in the lab' } });
    await screen.findByText('Not saved yet');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Save or discard your changes first.');
    expect(sent()).toEqual([[2, 'Open evening in the workshop']]);
    expect(titleField().value).toBe('Open evening in the lab');
  });

  it('counts as saved once changes are discarded', async () => {
    await renderForm(article);
    fireEvent.change(titleField(), { target: { value: 'Open evening in the lab' } });
    await screen.findByText('Not saved yet');
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await screen.findByText('Saved');
    expect(titleField().value).toBe(article.title);
    expect(asksToLeave()).toBe(false);
  });

  it('counts as saved once changes are discarded that were kept on leaving', async () => {
    await renderForm(article);
    fireEvent.change(titleField(), { target: { value: 'Open evening in the lab' } });
    await screen.findByText('Not saved yet');
    cleanup();
    await renderForm(article);
    await screen.findByText('Your unsaved changes are back.');
    fireEvent.click(within(screen.getByRole('note')).getByRole('button', { name: 'Discard changes' }));
    await screen.findByText('Saved');
    expect(titleField().value).toBe(article.title);
    expect(asksToLeave()).toBe(false);
  });

  it('asks before it is left once its event was changed', async () => {
    await renderForm({ ...article, event });
    fireEvent.change(screen.getByRole('textbox', { name: /Place/, hidden: true }), { target: { value: 'Linz' } });
    await waitFor(() => expect(asksToLeave()).toBe(true));
  });
});
