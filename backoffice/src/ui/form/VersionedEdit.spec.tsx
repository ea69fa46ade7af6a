import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form, testDataProvider, useInput, useRecordContext } from 'ra-core';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '../../test/Notices.tsx';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { formDrafts } from './FormDraft.tsx';
import { VersionedEdit } from './VersionedEdit.tsx';

const Body = (): ReactElement => <p>{String(useRecordContext()?.['body'] ?? 'no body')}</p>;

const TitleForm = (): ReactElement => (
  <Form>
    <TitleInput />
    <button type="submit">Save</button>
  </Form>
);
const TitleInput = (): ReactElement => <input aria-label="Title" {...useInput({ source: 'title' }).field} />;
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

/** An edit page of a record that a server holds, saved with another title. */
async function saveTitle() {
  let record = { id: '1', title: 'Lab assistant', version: 1 };
  const update = vi.fn(async (_: string, { data }: { data: Partial<typeof record> }) => {
    if (data.version !== record.version) throw new Error('VERSION_CONFLICT');
    record = { ...record, ...data, version: record.version + 1 };
    return { data: record };
  });
  const getOne = async () => ({ data: record });
  await renderWithAdmin(
    <>
      <VersionedEdit resource="texts" id="1" labelPrefix="texts" isUndoable>
        <TitleForm />
      </VersionedEdit>
      <Notices />
    </>,
    'en',
    /* The records of this test have one shape. */
    testDataProvider({ getOne: getOne as never, update: update as never }),
  );
  const input = await screen.findByDisplayValue('Lab assistant');
  await act(async () => void fireEvent.change(input, { target: { value: 'Lab assistant in Graz' } }));
  await press('Save');
  await screen.findByRole('button', { name: 'Undo' });
  return { update, saved: () => record };
}

describe('An edit page', () => {
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });

  it('puts back what was saved before, as another change of the version that was saved', async () => {
    const { saved } = await saveTitle();
    expect(saved()).toEqual({ id: '1', title: 'Lab assistant in Graz', version: 2 });
    await press('Undo');
    expect(await screen.findByText('Changes undone')).toBeDefined();
    expect(saved()).toEqual({ id: '1', title: 'Lab assistant', version: 3 });
    expect(await screen.findByDisplayValue('Lab assistant')).toBeDefined();
  });

  it('puts nothing back over what was typed since', async () => {
    const { update, saved } = await saveTitle();
    formDrafts('texts').save('1', { title: 'Lab assistant in Linz' }, 2);
    await press('Undo');
    expect(await screen.findByText('Save or discard your changes first.')).toBeDefined();
    expect(update).toHaveBeenCalledTimes(1);
    expect(saved().title).toBe('Lab assistant in Graz');
  });

  it('shows the record as it is saved, also right after a list has loaded a row of it', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } });
    queryClient.setQueryData(['texts', 'getOne', { id: '1', meta: undefined }], { id: '1', title: 'A row' });
    const getOne = vi.fn().mockResolvedValue({ data: { id: '1', title: 'A row', body: 'The whole record' } });
    render(
      <CoreAdminContext dataProvider={testDataProvider({ getOne })} queryClient={queryClient}>
        <VersionedEdit resource="texts" id="1" labelPrefix="texts">
          <Body />
        </VersionedEdit>
      </CoreAdminContext>,
    );
    expect(await screen.findByText('The whole record')).toBeDefined();
  });
});
