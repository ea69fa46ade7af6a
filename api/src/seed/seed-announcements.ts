import { announcementAudience, limits, policyVersions, type AnnouncementState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { Consent } from '../features/accounts/index.ts';
import { Announcement, type AnnouncementRow, type AnnouncementStep, weekOf } from '../features/announcements/index.ts';
import { announcementKey, Notification, NotificationDelivery } from '../features/notifications/index.ts';
import { DAY, HOUR, MINUTE } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.service.ts';
import type { SeedAccount, SeedContext } from './seed-people.ts';

const AGE_MS = 9 * DAY;
const none = { title: '', body: '' };
const students = announcementAudience.parse({ groups: ['intern'] });

const officeHours = {
  title: 'Career advice is open on Tuesdays again',
  body: 'Bring your CV, or just a question.\n\nWe sit in room 2.14 from 14:00 to 17:00. You need no appointment.',
};
const officeHoursDe = {
  title: 'Die Berufsberatung ist dienstags wieder offen',
  body: 'Bringen Sie Ihren Lebenslauf mit, oder einfach eine Frage.\n\nWir sind von 14:00 bis 17:00 Uhr in Raum 2.14.',
};
const fair = {
  title: 'Meet 42 companies at the spring career fair',
  body: 'The fair takes place on the last Thursday of April. Read in the news which companies come and what to bring.',
};
const verification = {
  title: 'Renew your verification before summer',
  body: 'A verification lasts twelve months. Companies whose verification ends in July can renew it now.',
};

/**
 * Fills the announcements of the demo, sent by the first administrator: one with its report, one to come, one draft.
 */
export async function seedAnnouncements(
  database: Database,
  { random, now }: SeedContext,
  users: readonly SeedAccount[],
): Promise<void> {
  const timeAfter = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const sentBy = users.find(({ role }) => role === 'admin')?._id ?? null;
  const readers = users.filter(({ role, status }) => role === 'intern' && status === 'active');
  const historyOf = (...steps: readonly (readonly [AnnouncementState, Date])[]): AnnouncementStep[] =>
    steps.map(([to, when], index) => ({ from: steps[index - 1]?.[0] ?? null, to, at: when }));
  const base = {
    de: none,
    link: null,
    email: false,
    push: false,
    sendAt: null,
    sentBy: null,
    week: null,
    weekSlot: null,
    recipients: null,
    processed: 0,
    cursor: null,
    claimedBy: null,
    claimedUntil: null,
    startedAt: null,
    endedAt: null,
    report: null,
    version: 1,
  };
  const timestamps = { createdAt: timeAfter(-AGE_MS - HOUR), updatedAt: timeAfter(-AGE_MS) };
  const sent: AnnouncementRow = {
    ...base,
    ...timestamps,
    _id: new ObjectId(random.id()),
    title: officeHours.title,
    en: officeHours,
    de: officeHoursDe,
    audience: students,
    email: true,
    state: 'sent',
    sentBy,
    recipients: readers.length,
    processed: readers.length,
    startedAt: timeAfter(-AGE_MS),
    endedAt: timeAfter(-AGE_MS + MINUTE),
    history: historyOf(
      ['draft', timestamps.createdAt],
      ['sending', timeAfter(-AGE_MS)],
      ['sent', timeAfter(-AGE_MS + MINUTE)],
    ),
  };
  const scheduled: AnnouncementRow = {
    ...base,
    createdAt: timeAfter(-HOUR),
    updatedAt: timeAfter(-HOUR),
    _id: new ObjectId(random.id()),
    title: fair.title,
    en: fair,
    link: '/news',
    audience: students,
    push: true,
    sendAt: timeAfter(14 * DAY),
    week: weekOf(timeAfter(14 * DAY)),
    weekSlot: 1,
    state: 'scheduled',
    sentBy,
    recipients: readers.length,
    history: historyOf(['draft', timeAfter(-2 * HOUR)], ['scheduled', timeAfter(-HOUR)]),
  };
  const draft: AnnouncementRow = {
    ...base,
    createdAt: timeAfter(-3 * HOUR),
    updatedAt: timeAfter(-3 * HOUR),
    _id: new ObjectId(random.id()),
    title: verification.title,
    en: verification,
    audience: announcementAudience.parse({ groups: ['employer'], verification: ['verified'] }),
    email: true,
    state: 'draft',
    history: historyOf(['draft', timeAfter(-3 * HOUR)]),
  };
  await database.collection<AnnouncementRow>(Announcement).insertMany([sent, scheduled, draft]);
  const subscribers = readers.filter(({ email }) => !isDemoStudent(email) && random.chance(0.4));
  await seedDeliveries(database, { random, now }, sent, readers, subscribers);
  const agreed = { policy: 'broadcast_mail', policyVersion: policyVersions.broadcast_mail, granted: true };
  const consents = subscribers.map(({ _id: userId }) => {
    return { _id: new ObjectId(random.id()), userId, ...agreed, at: timeAfter(-AGE_MS - DAY) };
  });
  if (consents.length > 0) await database.collection(Consent).insertMany(consents);
}

/** Returns whether somebody is the demo student, who has read all announcements, and gets none by email. */
const isDemoStudent = (email: string): boolean => email.startsWith('student@');

/** Makes what the students got in their inboxes, and by email those who have agreed to that. */
async function seedDeliveries(
  database: Database,
  { random, now }: Pick<SeedContext, 'random' | 'now'>,
  { _id, title, en, de }: AnnouncementRow,
  readers: readonly SeedAccount[],
  subscribers: readonly SeedAccount[],
): Promise<void> {
  if (readers.length === 0) return;
  const sentAt = new Date(now.getTime() - AGE_MS);
  const later = new Date(sentAt.getTime() + limits.notificationDays * DAY);
  const written = { title, textLanguage: 'en', otherTitle: de.title };
  const common = {
    dedupeKey: announcementKey(_id.toHexString()),
    type: 'broadcast',
    titleKey: 'announcement',
    link: '/dashboard/notifications',
    createdAt: sentAt,
  };
  const inboxes = readers.map(({ _id: userId, email }) => ({
    _id: new ObjectId(random.id()),
    userId,
    ...common,
    params: { ...written, text: en.body, otherText: de.body },
    priority: 'normal',
    expiresAt: later,
    readAt:
      isDemoStudent(email) || random.chance(0.6) ? new Date(sentAt.getTime() + random.whole(1, 150) * HOUR) : null,
  }));
  const deliveries = readers.flatMap((reader) =>
    (['inapp', 'email'] as const).map((channel) => {
      const userId = reader._id;
      const isSent = channel === 'inapp' || subscribers.includes(reader);
      return {
        _id: new ObjectId(random.id()),
        userId,
        ...common,
        channel,
        params: written,
        digest: false,
        mandatory: false,
        content: null,
        state: isSent ? 'sent' : 'suppressed',
        reason: isSent ? null : 'switched_off',
        attempts: 0,
        interruptions: 0,
        dueAt: null,
        claimedBy: null,
        claimedUntil: null,
        lastTriedAt: null,
        lastError: null,
        sentAt: isSent ? sentAt : null,
        expiresAt: later,
        deleteAt: later,
      };
    }),
  );
  await database.collection(Notification).insertMany(inboxes);
  await database.collection(NotificationDelivery).insertMany(deliveries);
}
