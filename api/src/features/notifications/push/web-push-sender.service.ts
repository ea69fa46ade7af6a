import type { PushMessage } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { RequestOptions } from 'web-push';
import { Clock } from '../../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { OutboundClient, type OutboundPage } from '../../../platform/outbound/outbound-client.ts';
import { PushServerKeys } from './push-server-keys.service.ts';
import {
  PUSH_DEADLINE,
  retryAfterOf,
  type PushOptions,
  type PushOutcome,
  type PushSender,
  type PushTarget,
} from './push-sender.ts';

/** Timeouts and rate limits; everything else below 500 will be the same next time. */
const TRANSIENT: readonly number[] = [408, 425, 429];

/** Loads the library at the first push: no start needs it. */
const loadWebPush = async () => (await import('web-push')).default;

/**
 * Sends pushes as browsers' push services take them: encrypted for the browser (RFC 8291), signed with this server's
 * key (RFC 8292). The library only makes the request. It is sent by the outbound client, which checks where the address
 * leads: whoever subscribes may name any.
 */
@Injectable()
export class WebPushSender implements PushSender {
  constructor(
    private readonly outbound: OutboundClient,
    private readonly keys: PushServerKeys,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  get isAvailable(): boolean {
    return this.outbound.isEnabled;
  }

  send(targets: readonly PushTarget[], message: PushMessage, options: PushOptions): Promise<readonly PushOutcome[]> {
    return Promise.all(targets.map((target) => this.sendTo(target, message, options)));
  }

  private async sendTo(target: PushTarget, message: PushMessage, options: PushOptions): Promise<PushOutcome> {
    const request = await this.prepare(target, message, options);
    if (!request) return { kind: 'refused', error: 'The keys of the browser are not valid.' };
    const { body, headers } = request;
    const reply = await this.outbound.read(target.endpoint, { body, headers, deadline: PUSH_DEADLINE });
    if (reply.ok) return this.outcomeOf(reply);
    if (reply.failure === 'not_allowed')
      return { kind: 'refused', error: 'The address of the push service is not one of the public internet.' };
    return { kind: 'unavailable', error: `The push service: ${reply.failure}`, retryAfterSeconds: null };
  }

  /** Returns the request; null when the browser's keys are none. */
  private async prepare(
    { endpoint, keys }: PushTarget,
    message: PushMessage,
    { ttlSeconds, urgency, topic }: PushOptions,
  ) {
    if (!keys) return null;
    const [webPush, serverKeys] = await Promise.all([loadWebPush(), this.keys.current()]);
    const options: RequestOptions = {
      vapidDetails: { subject: `mailto:${this.settings.operator.supportEmail}`, ...serverKeys },
      TTL: ttlSeconds,
      urgency,
      topic,
      contentEncoding: 'aes128gcm',
    };
    try {
      const { body, headers } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), options);
      const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
      return { body, headers: Object.fromEntries(texts) };
    } catch {
      return null;
    }
  }

  private outcomeOf({ status, headers }: OutboundPage): PushOutcome {
    if (status >= 200 && status < 300) return { kind: 'accepted' };
    if (status === 404 || status === 410) return { kind: 'gone' };
    const error = `The push service answered ${status}.`;
    if (status < 500 && !TRANSIENT.includes(status)) return { kind: 'refused', error };
    return { kind: 'unavailable', error, retryAfterSeconds: retryAfterOf(headers['retry-after'], this.clock.now()) };
  }
}
