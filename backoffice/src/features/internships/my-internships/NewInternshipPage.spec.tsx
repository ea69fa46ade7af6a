import { cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../providers/session.ts';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import NewInternshipPage from './NewInternshipPage.tsx';

const openPage = () =>
  renderWithAdmin(
    <MemoryRouter>
      <NewInternshipPage />
    </MemoryRouter>,
  );
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Title/ });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the first page of a new internship', () => {
  it('keeps what was typed when it is loaded again, until the draft exists', async () => {
    await openPage();
    fireEvent.change(title(), { target: { value: 'Trainee in the lab' } });
    cleanup();
    await openPage();
    expect(title().value).toBe('Trainee in the lab');
  });
  it('says what is missing instead of refusing without a word', async () => {
    const create = vi.spyOn(client.internships, 'create');
    await openPage();
    fireEvent.click(screen.getByRole('button', { name: 'Create draft' }));
    expect(screen.getByText(/Enter a title\./)).toBeTruthy();
    expect(document.activeElement).toBe(title());
    expect(create).not.toHaveBeenCalled();
  });
});
