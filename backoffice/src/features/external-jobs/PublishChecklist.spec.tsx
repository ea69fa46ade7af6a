import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SimpleForm, TextInput } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { missingToPublish, PublishChecklist } from './PublishChecklist.tsx';

afterEach(cleanup);

const DAY = 86_400_000;
const now = Date.parse('2026-03-02T09:00:00Z');
const timeAfter = (days: number) => new Date(now + days * DAY).toISOString();
const complete = { summary: 'x'.repeat(50), city: 'Graz', country: 'AT', workMode: 'onsite', closesAt: timeAfter(30) };
const fields = (form: object) => missingToPublish({ ...complete, ...form }, now).map(({ field }) => field);

describe('what an external job lacks to be published', () => {
  it('is each field that is empty, too short or a day that cannot be', () => {
    expect(fields({})).toEqual([]);
    expect(fields({ summary: 'Short', city: null, country: null, closesAt: null })).toEqual([
      'summary',
      'city',
      'country',
      'closesAt',
    ]);
    expect(fields({ city: '', country: '', workMode: 'remote' })).toEqual([]);
    expect(fields({ closesAt: timeAfter(-1) })).toEqual(['closesAt']);
    expect(fields({ closesAt: timeAfter(181) })).toEqual(['closesAt']);
  });

  it('is listed with links that lead to the fields', async () => {
    await renderWithAdmin(
      <SimpleForm toolbar={false} record={{ id: 'a', workMode: 'remote', closesAt: null, summary: 'x'.repeat(60) }}>
        <TextInput source="closesAt" label="Closing date" />
        <PublishChecklist />
      </SimpleForm>,
    );
    expect(screen.getByText('Choose a closing date.', { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Closing date' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Closing date' })));
  });
});
