import type { SettingsSection } from '@prentice/contract';
import type { Client } from '@prentice/client';
import { languageFacts } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';

type SettingsClient = Pick<Client, 'auth' | 'secondFactor' | 'notifications' | 'account'>;

/** Says what is set in a section of the settings, such as "English, time zone Vienna". */
export type SettingsStates = Partial<Record<SettingsSection, string>>;

/** Returns "New York" for "America/New_York". */
const cityOf = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

const orNull = <T>(reply: Promise<T>): Promise<T | null> => reply.catch(() => null);

/** Loads what is set for the person that the client acts for; what cannot be loaded is left out. */
export async function loadSettingsStates(client: SettingsClient, t: Translate): Promise<SettingsStates> {
  const [me, factor, preferences, sessions] = await Promise.all([
    orNull(client.auth.me()),
    orNull(client.secondFactor.status()),
    orNull(client.notifications.getPreferences()),
    orNull(client.account.sessions({ list: { range: [0, 0] } })),
  ]);
  const factorText = factor && t(factor.since ? 'settings.state.factorOn' : 'settings.state.factorOff');
  return {
    ...(me && { account: [me.user.email, factorText].filter(Boolean).join(' · ') }),
    ...(sessions && { devices: t('settings.state.devices', { count: sessions.total }) }),
    ...(me && {
      language: t('settings.state.language', {
        language: languageFacts[me.user.locale].name,
        zone: cityOf(me.user.timeZone),
      }),
    }),
    ...(preferences && { notifications: t(`settings.state.digest.${preferences.digest}`) }),
  };
}
