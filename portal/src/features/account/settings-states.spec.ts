import { expect, it } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { loadSettingsStates } from './settings-states.ts';

type SettingsClient = Parameters<typeof loadSettingsStates>[0];

const clientWith = (change: object = {}): SettingsClient =>
  ({
    auth: {
      me: () => Promise.resolve({ user: { email: 'ada@people.example', locale: 'de', timeZone: 'America/New_York' } }),
    },
    secondFactor: { status: () => Promise.resolve({ since: null }) },
    notifications: { getPreferences: () => Promise.resolve({ digest: 'daily' }) },
    account: { sessions: () => Promise.resolve({ items: [], total: 2 }) },
    ...change,
  }) as never;

it('says what is set in each section of the settings', async () => {
  expect(await loadSettingsStates(clientWith(), translator('en'))).toEqual({
    account: 'ada@people.example · two-factor authentication off',
    devices: '2 devices',
    language: 'Deutsch, time zone New York',
    notifications: 'Email summary every day',
  });
});

it('leaves out what cannot be loaded', async () => {
  const fail = () => Promise.reject(new Error('No answer.'));
  const client = clientWith({ auth: { me: fail }, secondFactor: { status: fail }, account: { sessions: fail } });
  expect(await loadSettingsStates(client, translator('de'))).toEqual({
    notifications: 'Tägliche Zusammenfassung per E-Mail',
  });
});
