import type { INestApplicationContext } from '@nestjs/common';
import { limits, type ApplicationState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { User } from '../features/accounts/index.ts';
import { Application } from '../features/applications/index.ts';
import { Internship } from '../features/internships/index.ts';
import { Member } from '../features/members/index.ts';
import {
  Notification,
  NotificationDelivery,
  notificationsOf,
  notificationLink,
} from '../features/notifications/index.ts';
import { Clock, DAY, HOUR, instantOrNull } from '../platform/clock/clock.ts';
import { Database } from '../platform/database/database.service.ts';
import { demoAccounts } from './demo-accounts.ts';
import { deliveriesOf } from './seed-deliveries.ts';

/** How far back the inboxes go, and within how many days something is unread. */
const SHOWN_DAYS = 10;
const UNREAD_DAYS = 2;

/** What candidates did that their company is told of, by the state it led to. */
const eventNames = {
  interested: 'application.interested',
  submitted: 'application.submitted',
  withdrawn: 'application.withdrawn',
  accepted: 'application.accepted',
  offer_declined: 'application.declined',
} as const satisfies Partial<Record<ApplicationState, string>>;
type ToldState = keyof typeof eventNames;
const isTold = (state: ApplicationState): state is ToldState => Object.hasOwn(eventNames, state);

interface StoredApplication {
  readonly _id: ObjectId;
  readonly internshipId: ObjectId;
  readonly employerId: ObjectId;
  readonly internId: ObjectId;
  readonly responseDueAt: Date | null;
  readonly events: readonly {
    readonly id: string;
    readonly from: ApplicationState | null;
    readonly to: ApplicationState;
    readonly at: Date;
  }[];
}

interface StoredMember {
  readonly userId: ObjectId;
  readonly employerId: ObjectId;
}

/** Returns what the candidate of an application did since a time, as the events that were recorded then. */
const eventsSince = ({ events, ...application }: StoredApplication, title: string, since: Date) =>
  events.flatMap(({ id, from, to, at }) => {
    if (!isTold(to) || at < since) return [];
    const { _id, internshipId, employerId, internId, responseDueAt } = application;
    const actorId = internId.toHexString();
    const payload = {
      applicationId: _id.toHexString(),
      internshipId: internshipId.toHexString(),
      employerId: employerId.toHexString(),
      internId: actorId,
      title,
      employerName: '',
      responseDueAt: instantOrNull(responseDueAt),
      from,
      to,
      actorId,
      actorKind: 'intern',
      reason: null,
      at: at.toISOString(),
    } as const;
    return { id, at, type: eventNames[to], payload };
  });

/** Returns the rows of an inbox that these events make, each with how it is emailed. */
const rowsOf = (userId: ObjectId, events: ReturnType<typeof eventsSince>, now: Date) =>
  events.flatMap((event) =>
    notificationsOf(event).flatMap(({ trigger, params }) => {
      if (trigger.to !== 'team') return [];
      const isUnread = now.getTime() - event.at.getTime() < UNREAD_DAYS * DAY;
      const row = {
        _id: new ObjectId(),
        userId,
        type: trigger.type,
        titleKey: trigger.title,
        params,
        link: notificationLink(trigger, event.payload),
        priority: trigger.priority ?? 'normal',
        dedupeKey: `${event.id}:${trigger.title}`,
        createdAt: event.at,
        readAt: isUnread ? null : new Date(event.at.getTime() + 2 * HOUR),
        expiresAt: new Date(event.at.getTime() + limits.notificationDays * DAY),
      };
      return { row, email: trigger.email ?? false };
    }),
  );

/** Gives those of the demo company who answer applications the notifications of what candidates did lately, and their emails. */
export async function seedDemoTeam(app: INestApplicationContext): Promise<void> {
  const database = app.get(Database);
  const now = app.get(Clock).now();
  const emails = demoAccounts.flatMap(({ member, email }) => (member && member !== 'reviewer' ? email : []));
  const users = await database
    .collection(User)
    .find({ email: { $in: emails } })
    .toArray();
  const members = await database
    .collection<StoredMember>(Member)
    .find({ userId: { $in: users.map(({ _id }) => _id) } })
    .toArray();
  const [first] = members;
  if (!first) return;
  const { employerId } = first;
  const postings = await database
    .collection<{ _id: ObjectId; title: string }>(Internship)
    .find({ employerId })
    .toArray();
  const titles = new Map(postings.map(({ _id, title }) => [_id.toHexString(), title]));
  const applications = await database.collection<StoredApplication>(Application).find({ employerId }).toArray();
  const since = new Date(now.getTime() - SHOWN_DAYS * DAY);
  const events = applications.flatMap((application) =>
    eventsSince(application, titles.get(application.internshipId.toHexString()) ?? '', since),
  );
  const rows = members.flatMap(({ userId }) => rowsOf(userId, events, now));
  if (rows.length === 0) return;
  await database.collection(Notification).insertMany(rows.map(({ row }) => row));
  const deliveries = rows.flatMap(({ row, email }) => deliveriesOf(row, email, now));
  await database.collection(NotificationDelivery).insertMany(deliveries);
}
