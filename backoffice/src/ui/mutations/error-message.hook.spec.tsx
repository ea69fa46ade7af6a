import { cleanup, screen } from '@testing-library/react';
import { AppError } from '@prentice/contract';
import { HttpError } from 'ra-core';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { useFailureMessage } from './error-message.hook.ts';

afterEach(cleanup);

async function messageOf(failure: unknown): Promise<string | null> {
  const Say = (): ReactElement => <p role="note">{useFailureMessage()(failure)}</p>;
  await renderWithAdmin(<Say />);
  return screen.getByRole('note').textContent;
}

describe('a failure is said', () => {
  it('as out of reach when there was no answer', async () => {
    expect(await messageOf(new TypeError('Failed to fetch'))).toContain('reach the server');
  });
  it('by its own sentence when the server refused', async () => {
    expect(await messageOf(new HttpError('The name is taken.', 409, { code: 'SOMETHING' }))).toBe('The name is taken.');
    cleanup();
    expect(await messageOf(new AppError('NOT_FOUND'))).not.toContain('reach the server');
  });
  it('with its parameters in words, and what the first field lacks', async () => {
    const fields = [{ field: 'title', code: 'too_small', message: 'Write at least 8 characters.' }];
    const refused = new AppError('INTERNSHIP_INCOMPLETE', { missing: 'title, tasks' }, fields);
    expect(await messageOf(refused)).toBe('Complete the internship first: Title, Tasks. Write at least 8 characters.');
  });
});
