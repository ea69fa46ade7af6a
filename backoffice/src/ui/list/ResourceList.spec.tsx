import { ThemeProvider } from '@mui/material';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, memoryStore, TestMemoryRouter, testDataProvider, useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../../i18n/i18n.provider.ts';
import { muiThemes } from '../../theme/mui-theme.ts';
import { ResourceList } from './ResourceList.tsx';

afterEach(cleanup);

const Shown = (): ReactElement => <p>Shown: {JSON.stringify(useListContext().filterValues)}</p>;

/** Opens a list at an address after its last visit was filtered. */
const open = async (address: string, isRemembered?: boolean) => {
  const remembered = { filter: { unread: true }, page: 1, perPage: 25, sort: 'createdAt', order: 'DESC' };
  const getList = async () => ({ data: [{ id: 'a' }] as never[], total: 1 });
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
