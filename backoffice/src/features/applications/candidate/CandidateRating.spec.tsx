import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../../providers/session.ts';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import { CandidateRating } from './CandidateRating.tsx';
import { anApplication } from '../application-details.builder.ts';

const ada = anApplication();
let answer: () => void = () => undefined;

beforeEach(
  () =>
    void vi
      .spyOn(client.applications, 'rate')
      .mockImplementation(() => new Promise((resolve) => (answer = () => resolve(ada)))),
);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A candidate whose state can change, which makes another version of the application. */
function Moving(): ReactElement {
  const [version, setVersion] = useState(1);
  return (
    <>
      <button onClick={() => setVersion(2)}>Move</button>
      <CandidateRating application={{ ...ada, version }} />
    </>
  );
}

const stars = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rating' });
const choose = (value: string) => fireEvent.change(stars(), { target: { value } });
const saveButton = () => screen.queryByRole('button', { name: 'Save' });

it('is not undone by a transition of the candidate before it is saved', async () => {
  await renderWithAdmin(<Moving />);
  choose('4');
  fireEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(stars().value).toBe('4');
});

it('shows what was saved until the candidate is loaded again, and what was chosen meanwhile as not saved', async () => {
  await renderWithAdmin(<CandidateRating application={ada} />);
  choose('4');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  await act(async () => answer());
  await waitFor(() => expect(saveButton()).toBeNull());
  expect(stars().value).toBe('4');
  choose('5');
  expect(saveButton()).not.toBeNull();
});
