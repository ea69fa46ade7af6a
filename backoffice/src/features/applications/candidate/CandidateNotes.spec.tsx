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

type Note = ViewOf<typeof noteView>;
const { applicationNotes } = client;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps what is written on while a note is on its way', async () => {
  let answer: (note: Note) => void = () => undefined;
  vi.spyOn(applicationNotes, 'list').mockResolvedValue({ total: 0, items: [] });
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
