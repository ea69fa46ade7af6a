/*
 * The least that react-admin needs for four lists behind a sign-in: what `npm run bench -- backoffice` compares the console
 * with. All parts are react-admin's own.
 */
import simpleRestProvider from 'ra-data-simple-rest';
import { createRoot } from 'react-dom/client';
import { Admin, DataTable, fetchUtils, List, Resource, type AuthProvider } from 'react-admin';

const TOKEN = 'token';

const authProvider: AuthProvider = {
  login: async ({ username, password }) => {
    const reply = await fetch('/api/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: username, password, signInPage: 'admin' }),
    });
    if (!reply.ok) throw new Error(reply.statusText);
    const { accessToken } = await reply.json();
    localStorage.setItem(TOKEN, accessToken);
  },
  logout: async () => localStorage.removeItem(TOKEN),
  checkAuth: () => (localStorage.getItem(TOKEN) ? Promise.resolve() : Promise.reject(new Error('Not signed in'))),
  checkError: async () => undefined,
};

const dataProvider = simpleRestProvider('/api', (url, options) =>
  fetchUtils.fetchJson(url, {
    ...options,
    user: { authenticated: true, token: `Bearer ${localStorage.getItem(TOKEN)}` },
  }),
);

const listOf = (fields: readonly string[]) => () => (
  <List sort={{ field: 'id', order: 'ASC' }}>
    <DataTable>
      {fields.map((field) => (
        <DataTable.Col key={field} source={field} />
      ))}
    </DataTable>
  </List>
);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Admin authProvider={authProvider} dataProvider={dataProvider} disableTelemetry>
      <Resource name="employers" list={listOf(['name', 'city', 'country', 'industry'])} />
      <Resource name="interns" list={listOf(['firstName', 'lastName', 'headline', 'status'])} />
      <Resource name="news" list={listOf(['title', 'state', 'publishedAt', 'authorName'])} />
      <Resource name="external-jobs" list={listOf(['title', 'organisation', 'city', 'state'])} />
    </Admin>,
  );
