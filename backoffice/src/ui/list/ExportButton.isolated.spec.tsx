import { saveFile } from '@prentice/client/browser';
import { AppError } from '@prentice/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, useList, useStore } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import type { ExportFile } from './export.hook.ts';
import { ExportButton } from './ExportButton.tsx';

vi.mock(import('@prentice/client/browser'), async (original) => ({ ...(await original()), saveFile: vi.fn() }));

const companies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, name: `C${index}`, state: 'open' }));

interface ListProps extends Omit<ExportFile, 'name'> {
  readonly total?: number;
}
/** Hides columns as the table does. */
function HideButton() {
  const [, setHidden] = useStore<string[]>('test.datatable', []);
  return (
    <button type="button" onClick={() => setHidden(['city', 'pay'])}>
      Hide city and pay
    </button>
  );
}

function Companies({ total = 2, ...file }: ListProps) {
  const list = useList({ data: companies(total), sort: { field: 'name', order: 'ASC' }, filter: { state: 'open' } });
  return (
    <ListContextProvider value={list}>
      <HideButton />
      <ExportButton storeKey="test.datatable" file={{ name: 'companies.csv', ...file }} />
    </ListContextProvider>
  );
}

/** A call that waits until the test lets it continue. */
function pendingExport() {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const call = vi.fn<ExportFile['call']>((_, { signal }) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Stopped.', 'AbortError')));
    return promise;
  });
  const part = (text: string) => {
    const bytes = new TextEncoder().encode(text);
    act(() => call.mock.calls[0]?.[1].onProgress?.(bytes.length, bytes));
  };
  return {
    call,
    part,
    end: () => act(async () => resolve(new Blob(['id\r\n']))),
    fail: (why: unknown) => act(async () => reject(why)),
  };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const lastQueryOf = (call: ReturnType<typeof pendingExport>['call']) => call.mock.calls[0]?.[0];

describe('an export', () => {
  beforeEach(() => vi.mocked(saveFile).mockClear());
  afterEach(cleanup);

  it('tells how many rows have come in, and saves the file once it is whole', async () => {
    const { call, part, end } = pendingExport();
    await renderWithAdmin(<Companies call={call} />);
    press('Export CSV');
    expect(screen.getByRole('status').textContent).toBe('Preparing the file');
    part('id,name\r\n1,Beta\r\n');
    expect(screen.getByRole('status').textContent).toBe('1 of 2 rows');
    expect(saveFile).not.toHaveBeenCalled();
    await end();
    expect(saveFile).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
  });

  it('asks for the filter and the order of the list, and leaves out what is hidden', async () => {
    const { call } = pendingExport();
    await renderWithAdmin(<Companies call={call} csvColumns={{ pay: ['payMin', 'payMax'] }} />);
    press('Hide city and pay');
    press('Export CSV');
    expect(lastQueryOf(call)).toEqual({
      filter: '{"state":"open"}',
      sort: '["name","ASC"]',
      without: 'city,payMin,payMax',
      lang: 'en',
    });
  });

  it('names no hidden column that the file does not have', async () => {
    const { call } = pendingExport();
    await renderWithAdmin(<Companies call={call} columns={['city']} />);
    press('Hide city and pay');
    press('Export CSV');
    expect(lastQueryOf(call)).toMatchObject({ without: 'city' });
  });

  it('can be stopped, and leaves nothing behind', async () => {
    const { call, part } = pendingExport();
    await renderWithAdmin(<Companies call={call} />);
    press('Export CSV');
    part('id,name\r\n1,Beta\r\n');
    await act(async () => press('Stop the export'));
    expect(saveFile).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
  });

  it.each([new TypeError('network error'), new AppError('FORBIDDEN')])(
    'saves nothing when it fails: %s',
    async (why) => {
      const { call, part, fail } = pendingExport();
      await renderWithAdmin(<Companies call={call} />);
      press('Export CSV');
      part('id,name\r\n1,Beta\r\n');
      await fail(why);
      expect(saveFile).not.toHaveBeenCalled();
      expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
    },
  );

  it('says how many rows a file holds when the list is longer', async () => {
    const { call } = pendingExport();
    await renderWithAdmin(<Companies call={call} total={10_001} />);
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    expect(screen.getByText('A CSV file can hold up to 10,000 rows. Narrow the filters.')).toBeTruthy();
  });
});
