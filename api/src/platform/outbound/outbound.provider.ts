import type { Provider } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { OutboundClient } from './outbound-client.ts';

/** Tests never reach the network through the application. */
export const outboundProvider: Provider = {
  provide: OutboundClient,
  inject: [SETTINGS, Clock],
  useFactory: (settings: Settings, clock: Clock) =>
    new OutboundClient(clock, { enabled: settings.OUTBOUND_REQUESTS && settings.NODE_ENV !== 'test' }),
};
