import { brand } from '../kernel/brand.ts';
import {
  notificationTypeTable,
  notificationTypeTexts,
  type NotificationType,
  type PushedType,
} from './notification-type-table.ts';

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

const bodies = { en: `Open ${brand.name} to read it.`, de: `Öffnen Sie ${brand.name}, um sie zu lesen.` } as const;

/** Returns whether notifications of a type are sent as pushes. */
export const isPushedType = (type: NotificationType): type is PushedType =>
  notificationTypeTable[type].channels.push !== 'never';

/** Returns what is sent as a push about a notification, in a language; nothing of it depends on a person. */
export function pushMessage(id: string, type: PushedType, link: string, locale: string): PushMessage {
  const lang = locale.startsWith('de') ? 'de' : 'en';
  return { id, type, link, title: notificationTypeTexts[type].push[lang], body: bodies[lang], lang };
}
