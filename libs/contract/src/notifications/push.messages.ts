import { brand } from '../kernel/brand.ts';
import { notificationTypeTable, type NotificationType } from './notification-type-table.ts';

/** The types that are sent as pushes. */
export type PushedType = {
  [Type in NotificationType]: (typeof notificationTypeTable)[Type]['channels']['push'] extends 'never' ? never : Type;
}[NotificationType];

/** What a push consists of. It passes through the browser's push service and lies on a lock screen: it names nobody. */
export interface PushMessage {
  readonly id: string;
  readonly type: PushedType;
  /** An internal path. */
  readonly link: string;
  readonly title: string;
  readonly body: string;
  readonly lang: 'en' | 'de';
}

/** How long a push service keeps a push for a browser that is off, and how urgent it is (RFC 8030, 5.3). */
export interface PushUse {
  readonly urgency: 'low' | 'normal' | 'high';
  readonly ttlSeconds: number;
}

const HOUR_SECONDS = 3_600;

export const pushUses: Readonly<Record<PushedType, PushUse>> = {
  'application.decision': { urgency: 'high', ttlSeconds: 72 * HOUR_SECONDS },
  'application.interview': { urgency: 'high', ttlSeconds: 72 * HOUR_SECONDS },
  'application.offer': { urgency: 'high', ttlSeconds: 72 * HOUR_SECONDS },
  'application.closed': { urgency: 'normal', ttlSeconds: 72 * HOUR_SECONDS },
  'team.mention': { urgency: 'normal', ttlSeconds: 72 * HOUR_SECONDS },
  'response.reminder': { urgency: 'normal', ttlSeconds: 24 * HOUR_SECONDS },
  'deadline.near': { urgency: 'normal', ttlSeconds: 24 * HOUR_SECONDS },
  'search.match': { urgency: 'low', ttlSeconds: 24 * HOUR_SECONDS },
  news: { urgency: 'low', ttlSeconds: 24 * HOUR_SECONDS },
  broadcast: { urgency: 'low', ttlSeconds: 24 * HOUR_SECONDS },
  test: { urgency: 'high', ttlSeconds: 300 },
};

const titles: Readonly<Record<'en' | 'de', Readonly<Record<PushedType, string>>>> = {
  en: {
    'application.decision': 'There is a decision about an application',
    'application.interview': 'There is news about an interview',
    'application.offer': 'There is news about an offer',
    'application.closed': 'An application was closed',
    'team.mention': 'A colleague mentioned you in a note',
    'response.reminder': 'A response is due',
    'deadline.near': 'A deadline is coming up',
    'search.match': 'New internships match a saved search',
    news: 'There is a new article',
    broadcast: 'There is an announcement',
    test: 'This is a test notification',
  },
  de: {
    'application.decision': 'Es gibt eine Entscheidung zu einer Bewerbung',
    'application.interview': 'Es gibt Neues zu einem Gespräch',
    'application.offer': 'Es gibt Neues zu einem Angebot',
    'application.closed': 'Eine Bewerbung wurde geschlossen',
    'team.mention': 'Sie wurden in einer Notiz erwähnt',
    'response.reminder': 'Eine Antwort ist fällig',
    'deadline.near': 'Eine Frist endet bald',
    'search.match': 'Neue Praktika passen zu einer gespeicherten Suche',
    news: 'Es gibt einen neuen Artikel',
    broadcast: 'Es gibt eine Ankündigung',
    test: 'Das ist eine Testbenachrichtigung',
  },
};

const bodies = { en: `Open ${brand.name} to read it.`, de: `Öffnen Sie ${brand.name}, um sie zu lesen.` } as const;

/** Returns whether notifications of a type are sent as pushes. */
export const isPushedType = (type: NotificationType): type is PushedType =>
  notificationTypeTable[type].channels.push !== 'never';

/** Returns what is sent as a push about a notification, in a language; nothing of it depends on a person. */
export function pushMessage(id: string, type: PushedType, link: string, locale: string): PushMessage {
  const lang = locale.startsWith('de') ? 'de' : 'en';
  return { id, type, link, title: titles[lang][type], body: bodies[lang], lang };
}
