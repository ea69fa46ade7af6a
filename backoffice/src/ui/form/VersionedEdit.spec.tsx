import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider, useRecordContext } from 'ra-core';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VersionedEdit } from './VersionedEdit.tsx';

const Body = (): ReactElement => <p>{String(useRecordContext()?.['body'] ?? 'no body')}</p>;

describe('An edit page', () => {
  afterEach(cleanup);

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
