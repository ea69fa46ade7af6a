import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import {
  announcementContent,
  type AnnouncementAudience,
  type AnnouncementReport,
  type AnnouncementState,
  type AnnouncementText,
} from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { editedProperties, type CollectionDefinition } from '../../platform/database/collection-definition.ts';

/** A state that an announcement came into. Who did it is in the audit log. */
export interface AnnouncementStep {
  readonly from: AnnouncementState | null;
  readonly to: AnnouncementState;
  readonly at: Date;
}

export const Announcement = defineEntity({
  name: 'Announcement',
  tableName: 'announcements',
  properties: {
    ...editedProperties,
    /** The first title that there is. */
    title: p.string(),
    en: p.json<AnnouncementText>(),
    de: p.json<AnnouncementText>(),
    link: p.string().nullable(),
    audience: p.json<AnnouncementAudience>(),
    email: p.boolean(),
    push: p.boolean(),
    sendAt: p.datetime().$type<Date>().nullable(),
    state: p.string().$type<AnnouncementState>(),
    history: p.json<AnnouncementStep[]>(),
    sentBy: p.type(ObjectId).nullable(),
    /** The Monday of the week that it counts for, and its place there from 1; the place is null while it takes none. */
    week: p.string().nullable(),
    weekSlot: p.integer().nullable(),
    recipients: p.integer().nullable(),
    processed: p.integer(),
    /** The last account that was reached: sending goes on behind it. */
    cursor: p.type(ObjectId).nullable(),
    /** Which process sends it, and until when others leave it alone. */
    claimedBy: p.string().nullable(),
    claimedUntil: p.datetime().$type<Date>().nullable(),
    startedAt: p.datetime().$type<Date>().nullable(),
    endedAt: p.datetime().$type<Date>().nullable(),
    /** As it was last counted; the deliveries themselves are deleted after a time. */
    report: p.json<AnnouncementReport>().nullable(),
  },
});
/** An announcement as it is stored. */
export type AnnouncementRow = InferEntity<typeof Announcement>;

export const announcementCollections: readonly CollectionDefinition[] = [
  {
    entity: Announcement,
    personal: {
      export: 'announcements',
      erasure: 'blank',
      why: 'What was announced to others stays, without who sent it.',
    },
    formerFields: { weekPlace: 'weekSlot' },
    indexes: [
      {
        key: { week: 1, weekSlot: 1 },
        name: 'announcement_week',
        unique: true,
        partialFilterExpression: { weekSlot: { $type: 'number' } },
      },
      { key: { updatedAt: -1, _id: -1 }, name: 'announcement_updated' },
      { key: { sendAt: -1, _id: -1 }, name: 'announcement_send_at' },
      { key: { title: 1, _id: 1 }, name: 'announcement_title' },
      { key: { state: 1, updatedAt: -1, _id: -1 }, name: 'announcement_state' },
      { key: { state: 1, sendAt: 1 }, name: 'announcement_due' },
      { key: { sentBy: 1 }, name: 'announcement_sender' },
    ],
    duplicates: { announcement_week: 'ANNOUNCEMENT_LIMIT' },
    texts: announcementContent.pick({ en: true, de: true }),
  },
];
