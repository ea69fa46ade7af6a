// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { translator } from '../i18n/catalogue.ts';
import { CountedField } from './CountedField.tsx';

afterEach(cleanup);

const t = translator('en');

const field = (value: string, error?: string) => (
  <CountedField
    t={t}
    name="note"
    label="Note"
    max={2000}
    optional
    value={value}
    error={error}
    onChange={() => undefined}
  />
);

it('turns its counter into the error once the text is too long, and announces only that it is', () => {
  const { rerender } = render(field('x'.repeat(2000)));
  const input = screen.getByLabelText(/Note/);
  expect(screen.getByText('2,000 of 2,000 characters').className).toBe('field-counter');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');

  rerender(field('x'.repeat(2100), 'At most 2,000 characters.'));
  expect(screen.getAllByText(/characters/)).toHaveLength(2);
  expect(screen.getByText('2,100 of 2,000 characters').className).toBe('field-error');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('At most 2,000 characters.');
});

it('forgets what a form said of the length once the text fits, and keeps what else it said', () => {
  const { rerender } = render(field('short', 'At most 2,000 characters.'));
  expect(screen.queryByText('At most 2,000 characters.')).toBeNull();
  rerender(field('short', 'Fill this in.'));
  expect(screen.getByText('Fill this in.').className).toBe('field-error');
});
