import type { Provider } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { readExternalProvider } from './external-provider.config.ts';
import { OpenIdClient } from './openid-client.ts';

/** Where external providers send the browser back to; each must know it beforehand. */
export const RETURN_PATH = '/auth/external';

/** The client of the external provider that the settings name, or null. */
export const openIdClientProvider: Provider = {
  provide: OpenIdClient,
  inject: [SETTINGS, Clock],
  useFactory: (settings: Settings, clock: Clock) => {
    const provider = readExternalProvider(settings);
    const redirectUri = `${settings.publicUrl}${RETURN_PATH}`;
    return provider && new OpenIdClient(provider, { clock, redirectUri, production: settings.production });
  },
};
