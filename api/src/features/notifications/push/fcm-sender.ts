import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { PushMessage } from '@prentice/contract';
import type { Provider } from '@nestjs/common';
import type { Messaging, MulticastMessage, SendResponse } from 'firebase-admin/messaging';
import { Clock, SECOND } from '../../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import {
  PUSH_DEADLINE,
  retryAfterOf,
  type PushOptions,
  type PushOutcome,
  type PushSender,
  type PushTarget,
} from './push-sender.ts';

/** A Firebase project, and how its apps are sent messages. */
export interface FcmProject {
  readonly id: string;
  readonly messaging: Pick<Messaging, 'sendEachForMulticast'>;
}

/** Returns the address of this server when it is https, which is what a web app is told to open. */
const secureOrigin = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string | null =>
  publicUrl.startsWith('https:') ? publicUrl : null;

/** Codes of FCM by which it says that a token is not, or not any more, one of an app. */
const GONE: readonly string[] = [
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
  'messaging/invalid-argument',
];

/* An argument can also be wrong through a fault of this server, which must not cost anybody their app: FCM then names
   the field. */
function isAboutToken(reply: unknown): boolean {
  const named = JSON.stringify(reply ?? '').matchAll(/"field":"([^"]*)"/g);
  return [...named].every(([, field]) => field === 'message.token');
}

/** Sends pushes to apps by Firebase Cloud Messaging, which can read them: a push names nobody. */
export class FcmSender implements PushSender {
  constructor(
    private readonly firebase: FcmProject | null,
    private readonly origin: string | null,
    private readonly clock: Clock,
    private readonly deadline = PUSH_DEADLINE,
  ) {}

  get isAvailable(): boolean {
    return this.firebase !== null;
  }

  /** Returns the project whose apps are sent pushes; null where there is none. */
  get project(): string | null {
    return this.firebase?.id ?? null;
  }

  /*
   * What does not answer is asked up to five times by the kit, also after the deadline. Of two copies an app shows one, because they
   * have the same tag.
   */
  async send(
    targets: readonly PushTarget[],
    message: PushMessage,
    options: PushOptions,
  ): Promise<readonly PushOutcome[]> {
    const all = (outcome: PushOutcome): PushOutcome[] => targets.map(() => outcome);
    if (!this.firebase) return all({ kind: 'refused', error: 'This server has no Firebase project.' });
    const tokens = targets.map(({ endpoint }) => endpoint);
    const timeout = new AbortController();
    try {
      const sent = this.firebase.messaging.sendEachForMulticast(this.messageTo(tokens, message, options));
      const answer = await Promise.race([sent, wait(this.deadline, null, { ref: false, signal: timeout.signal })]);
      if (!answer) return all({ kind: 'unavailable', error: 'FCM: timeout', retryAfterSeconds: null });
      return answer.responses.map((response) => this.outcomeOf(response));
    } catch (error) {
      return all({ kind: 'unavailable', error: `FCM: ${String(error)}`, retryAfterSeconds: null });
    } finally {
      timeout.abort();
    }
  }

  private messageTo(
    tokens: string[],
    message: PushMessage,
    { ttlSeconds, urgency, topic }: PushOptions,
  ): MulticastMessage {
    const { id, type, link, title, body, lang } = message;
    const isUrgent = urgency === 'high';
    const until = Math.floor(this.clock.now().getTime() / SECOND) + ttlSeconds;
    return {
      tokens,
      notification: { title, body },
      data: { id, type, link, lang },
      android: {
        collapseKey: topic,
        priority: isUrgent ? 'high' : 'normal',
        ttl: ttlSeconds * SECOND,
        notification: { tag: id },
      },
      apns: {
        headers: {
          'apns-collapse-id': topic,
          'apns-expiration': String(until),
          'apns-priority': isUrgent ? '10' : '5',
        },
        payload: { aps: { threadId: type } },
      },
      webpush: {
        headers: { TTL: String(ttlSeconds), Urgency: urgency, Topic: topic },
        notification: { tag: id, lang },
        ...(this.origin && { fcmOptions: { link: `${this.origin}${link}` } }),
      },
    };
  }

  private outcomeOf({ success, error }: SendResponse): PushOutcome {
    if (success) return { kind: 'accepted' };
    const { code = 'unknown', httpResponse: reply } = error ?? {};
    if (GONE.includes(code) && isAboutToken(reply?.data)) return { kind: 'gone' };
    const status = reply?.status ?? 0;
    const message = status > 0 ? `FCM answered ${status}, ${code}.` : `FCM: ${code}`;
    /* Without an answer, or with one that is none, it is not known whether the push was taken. */
    const isPermanent = status >= 300 && status < 500 && status !== 429;
    if (isPermanent) return { kind: 'refused', error: message };
    const header: unknown = reply?.headers['retry-after'];
    const retryAfterSeconds = retryAfterOf(typeof header === 'string' ? header : undefined, this.clock.now());
    return { kind: 'unavailable', error: message, retryAfterSeconds };
  }
}

/**
 * Loads the project; the kit is loaded only where it is used.
 * @throws when the file of the service account is not one
 */
async function projectOf(settings: Settings): Promise<FcmProject | null> {
  const { FIREBASE_PROJECT_ID: id, FIREBASE_CREDENTIALS_FILE: file, OUTBOUND_REQUESTS: isOnline } = settings;
  if (!id || !file || !isOnline) return null;
  const [{ cert, initializeApp }, { getMessaging }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/messaging'),
  ]);
  const credential = cert(JSON.parse(readFileSync(file, 'utf8')) as object);
  const app = initializeApp({ projectId: id, credential }, `pushes-${Date.now()}-${Math.random()}`);
  return { id, messaging: getMessaging(app) };
}

/** Sends by the project that the settings name, whoever keeps the passwords. */
export const fcmSenderProvider: Provider = {
  provide: FcmSender,
  inject: [SETTINGS, Clock],
  useFactory: async (settings: Settings, clock: Clock) =>
    new FcmSender(await projectOf(settings), secureOrigin(settings), clock),
};
