import { ThemeProvider } from '@mui/material';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, HttpError, memoryStore, TestMemoryRouter, testDataProvider, useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../../i18n/i18n.provider.ts';
import { muiThemes } from '../../theme/mui-theme.ts';
import { ResourceList } from './ResourceList.tsx';

afterEach(cleanup);

const Shown = (): ReactElement => <p>Shown: {JSON.stringify(useListContext().filterValues)}</p>;

/** Opens a list at an address after its last visit was filtered. */
const open = async (
  address: string,
  isRemembered?: boolean,
  failureOf: (filter: object) => Error | null = () => null,
) => {
  const remembered = { filter: { unread: true }, page: 1, perPage: 25, sort: 'createdAt', order: 'DESC' };
  const getList = async (_resource: string, { filter = {} }: { filter?: object }) => {
    const failure = failureOf(filter);
    if (failure) throw failure;
    return { data: [{ id: 'a' }] as never[], total: 1 };
  };
  render(
    <TestMemoryRouter initialEntries={[address]}>
      <CoreAdminContext
        dataProvider={testDataProvider({ getList })}
        i18nProvider={await createI18n('en')}
        store={memoryStore({ notifications: remembered })}
      >
        <ThemeProvider theme={muiThemes.light}>
          <ResourceList
            resource="notifications"
            isAddressed
            {...(isRemembered !== undefined && { isRemembered })}
            empty={{ title: 'inbox.empty' }}
            filterBar={<Shown />}
            table={<p>Rows</p>}
          />
        </ThemeProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return (await screen.findByText(/^Shown:/)).textContent;
};

it('continues where it was left, unless it remembers nothing', async () => {
  expect(await open('/inbox')).toBe('Shown: {"unread":true}');
  cleanup();
  expect(await open('/inbox', false)).toBe('Shown: {}');
  cleanup();
  expect(await open(`/inbox?filter=${encodeURIComponent('{"type":["news"]}')}`, false)).toBe(
    'Shown: {"type":["news"]}',
  );
});

it('leaves out of an address what the server cannot read, and says nothing of it', async () => {
  const unreadable = new HttpError('The request could not be read.', 400, { code: 'MALFORMED_REQUEST' });
  await open(`/inbox?filter=${encodeURIComponent('{"type":["gone"]}')}&page=0&perPage=-5`, false, (filter) =>
    'type' in filter ? unreadable : null,
  );
  expect(await screen.findByText('Shown: {}')).toBeDefined();
  expect(await screen.findByText('Rows')).toBeDefined();
  expect(screen.queryByText('The request could not be read.')).toBeNull();
});

it('keeps the filters in sight where it could not be loaded, and says why', async () => {
  const refused = new HttpError('Try again later.', 503, { code: 'BUSY' });
  expect(await open('/inbox', false, () => refused)).toBe('Shown: {}');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByText('Rows')).toBeNull();
});
