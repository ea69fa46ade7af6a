import { notificationTypeTable, type NotificationTopic, type NotificationType } from './notification-type-table.ts';

/** What the icon of a notification stands for. */
export type NotificationSymbol =
  'answered' | 'calendar' | 'due' | 'feed' | 'info' | 'offer' | 'search' | 'seen' | 'sent' | 'stopped' | 'verified';

const topicSymbols: Readonly<Record<NotificationTopic, NotificationSymbol>> = {
  applications: 'answered',
  reminders: 'due',
  internships: 'search',
  reviews: 'verified',
  news: 'feed',
  account: 'info',
};

const typeSymbols: Readonly<Partial<Record<NotificationType, NotificationSymbol>>> = {
  'application.received': 'sent',
  'application.viewed': 'seen',
  'application.offer': 'offer',
  'application.interview': 'calendar',
  'application.closed': 'stopped',
  'response.late': 'due',
  'application.withdrawn': 'stopped',
};

/* One type says both: that an application goes on, and that it has ended. */
const endings: readonly string[] = ['application.rejected', 'application.terminated', 'application.declined'];

/** Returns what the icon of a notification stands for. */
export function notificationSymbol(type: NotificationType, titleKey: string): NotificationSymbol {
  if (endings.includes(titleKey)) return 'stopped';
  return typeSymbols[type] ?? topicSymbols[notificationTypeTable[type].topic];
}
