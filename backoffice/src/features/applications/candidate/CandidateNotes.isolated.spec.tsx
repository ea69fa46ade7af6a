import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { noteView, ViewOf } from '@prentice/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { client } from '../../../providers/session.ts';
import { buildMe } from '../../../test/me.builder.ts';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import { CandidateNotes } from './CandidateNotes.tsx';

vi.mock(import('../../../providers/me-store.ts'), async (original) => ({
  ...(await original()),
  useMe: () => buildMe({ role: 'employer' }),
}));

vi.mock('react-router', () => ({ useLocation: () => window.location }));

type Note = ViewOf<typeof noteView>;
const { applicationNotes } = client;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps what is written on while a note is on its way', async () => {
  let answer: (note: Note) => void = () => undefined;
  vi.spyOn(applicationNotes, 'list').mockResolvedValue({ total: 0, items: [] });
  vi.spyOn(client.members, 'list').mockResolvedValue({ total: 0, items: [] });
  const create = vi
    .spyOn(applicationNotes, 'create')
    .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await renderWithAdmin(<CandidateNotes applicationId="ada" />);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  const write = (value: string) => fireEvent.change(field, { target: { value } });
  write('Good portfolio.');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add note' })));
  write('Good portfolio. Ask about Vienna.');
  await act(async () => answer({} as Note));
  await waitFor(() => expect(field.value).toBe('Ask about Vienna.'));
  expect(create).toHaveBeenCalledExactlyOnceWith({ body: { applicationId: 'ada', text: 'Good portfolio.' } });
});

const colleague = (id: string, name: string) => ({
  id, userId: id, employerId: 'e', role: 'recruiter' as const, email: `${name}@work.example`, name,
  createdAt: '2026-03-02T09:00:00.000Z', version: 1,
}); // prettier-ignore

const MIA = 'a'.repeat(24);
const MAX = 'b'.repeat(24);
const GONE = 'c'.repeat(24);

const aNote = (change: Partial<Note>): Note => ({
  id: 'd'.repeat(24), applicationId: 'ada', authorId: buildMe({ role: 'employer' }).actor.id ?? '', authorName: 'Olga', text: '',
  mentions: [], createdAt: '2026-03-02T09:00:00.000Z', updatedAt: '2026-03-02T09:00:00.000Z', version: 1, ...change,
}); // prettier-ignore

async function renderNotes(...items: Note[]): Promise<HTMLTextAreaElement> {
  vi.spyOn(applicationNotes, 'list').mockResolvedValue({ total: items.length, items });
  const members = vi
    .spyOn(client.members, 'list')
    .mockResolvedValue({ total: 2, items: [colleague(MIA, 'Mia Berg'), colleague(MAX, 'Max Mai')] });
  await renderWithAdmin(<CandidateNotes applicationId="mentions" />);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  await waitFor(() => expect(members).toHaveBeenCalled());
  await act(async () => undefined);
  return field;
}

const type = (field: HTMLTextAreaElement, value: string): void => {
  fireEvent.change(field, { target: { value, selectionStart: value.length } });
};
const press = (field: HTMLTextAreaElement, key: string): void => void fireEvent.keyDown(field, { key });
const active = (field: HTMLTextAreaElement): string | null | undefined =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('offers colleagues after an @, chooses by keys, and sends ids', async () => {
  const create = vi.spyOn(applicationNotes, 'create').mockResolvedValue(aNote({}));
  const field = await renderNotes();
  type(field, 'Please ask @m');
  const options = () => screen.getAllByRole('option').map((option) => option.textContent);
  expect(options()).toEqual(['Mia Berg', 'Max Mai']);
  expect(screen.getByRole('listbox', { name: 'Colleagues' }).id).toBe(field.getAttribute('aria-controls'));
  expect(screen.getByText('2 colleagues to choose')).toBeTruthy();
  expect(active(field)).toBe('Mia Berg');
  press(field, 'ArrowDown');
  expect(active(field)).toBe('Max Mai');
  press(field, 'ArrowDown');
  expect(active(field)).toBe('Mia Berg');
  press(field, 'ArrowUp');
  press(field, 'Enter');
  expect(field.value).toBe('Please ask @Max Mai ');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  type(field, 'Please ask @Max Mai and @be');
  fireEvent.click(screen.getByRole('option', { name: 'Mia Berg' }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add note' })));
  const text = `Please ask @[${MAX}] and @[${MIA}]`;
  expect(create).toHaveBeenCalledExactlyOnceWith({ body: { applicationId: 'mentions', text } });
});

it('closes the list with Escape until something else is typed, and leaves Enter alone without a list', async () => {
  const field = await renderNotes();
  type(field, '@mi');
  press(field, 'Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  type(field, '@mia');
  expect(screen.getByRole('listbox')).toBeTruthy();
  type(field, 'mia@');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('shows mentions by name, also of those who have left, and keeps them when the note is changed', async () => {
  const text = `Ask @[${MIA}] or @[${GONE}].`;
  const mentions = [
    { id: MIA, name: 'Mia Berg' },
    { id: GONE, name: null },
  ];
  const note = aNote({ text, mentions });
  const update = vi.spyOn(applicationNotes, 'update').mockResolvedValue(note);
  await renderNotes(note);
  expect(document.getElementById(`note-${note.id}`)?.textContent).toContain('Ask @Mia Berg or @former member.');
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' });
  expect(field.value).toBe('Ask @Mia Berg or @former member.');
  type(field, `${field.value} Soon.`);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  const params = { id: note.id };
  expect(update).toHaveBeenCalledExactlyOnceWith({ params, version: 1, body: { text: `${text} Soon.` } });
});

it('brings the note that the address names into view', async () => {
  const note = aNote({ text: 'Look here.' });
  window.location.hash = `#note-${note.id}`;
  const scroll = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scroll;
  await renderNotes(aNote({ id: 'e'.repeat(24), text: 'Not here.' }), note);
  expect(document.activeElement?.id).toBe(`note-${note.id}`);
  expect(scroll).toHaveBeenCalledTimes(1);
  window.location.hash = '';
});
