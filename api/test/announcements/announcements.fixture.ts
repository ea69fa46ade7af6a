import { announcementAudience, type AnnouncementState, type AnnouncementTransitionRequest } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { Announcement, type AnnouncementRow } from '../../src/features/announcements/index.ts';
import { User, type UserRow } from '../../src/features/accounts/index.ts';
import { NotificationDelivery, type DeliveryRow } from '../../src/features/notifications/deliveries/delivery.entity.ts';
import { Notification, type NotificationRow } from '../../src/features/notifications/notification.entity.ts';
import { newIdempotencyKey } from '../support/marketplace.fixture.ts';
import { actorsOf, type TestActor, type TestActors } from '../support/test-actors.ts';
import { START, type TestApp } from '../support/test-app.ts';

/** An announcement in both languages to all students. */
export const announcementForm = (more: object = {}) => ({
  en: { title: 'Office hours in May', body: 'We answer questions every Tuesday.\n\nCome as you are.' },
  de: { title: 'Sprechstunden im Mai', body: 'Wir beantworten jeden Dienstag Fragen.' },
  audience: { groups: ['intern' as const] },
  ...more,
});

/** Announcements, with who writes them. */
export class AnnouncementsFixture {
  private constructor(
    readonly api: TestApp,
    readonly people: TestActors,
    readonly admin: TestActor,
    readonly limited: TestActor,
  ) {}

  static async create(api: TestApp): Promise<AnnouncementsFixture> {
    const people = actorsOf(api);
    return new AnnouncementsFixture(
      api,
      people,
      await people.admin(),
      await people.limitedAdmin('announcements:manage'),
    );
  }

  get rows() {
    return this.api.database.collection<AnnouncementRow>(Announcement);
  }

  get users() {
    return this.api.database.collection<UserRow>(User);
  }

  get inboxes() {
    return this.api.database.collection<NotificationRow>(Notification);
  }

  get deliveries() {
    return this.api.database.collection<DeliveryRow>(NotificationDelivery);
  }

  /** Removes announcements and what came of them, and sets the clock back: access tokens last 15 minutes. */
  async reset(): Promise<void> {
    this.api.clock.set(START);
    await this.rows.deleteMany({});
    await this.inboxes.deleteMany({ type: 'broadcast' });
    await this.deliveries.deleteMany({ type: 'broadcast' });
  }

  later(milliseconds: number): string {
    return new Date(this.api.clock.now().getTime() + milliseconds).toISOString();
  }

  draft(more: object = {}) {
    return this.admin.client.announcements.create({ body: announcementForm(more) });
  }

  async count(audience: object = { groups: ['intern'] }): Promise<number> {
    const body = announcementAudience.parse(audience);
    return (await this.admin.client.announcements.audience({ body })).count;
  }

  change(id: string, to: AnnouncementState, more: Partial<AnnouncementTransitionRequest> = {}, who = this.admin) {
    const idempotencyKey = newIdempotencyKey();
    return who.client.announcements.transition({ params: { id }, body: { to, ...more }, idempotencyKey });
  }

  /** Sends it to as many as there are, without waiting for the fan-out. */
  async start(more: object = {}) {
    const { id, audience } = await this.draft(more);
    return this.change(id, 'sending', { recipients: await this.count(audience) });
  }

  get(id: string) {
    return this.admin.client.announcements.get({ params: { id } });
  }

  /** Lets the fan-out run until nothing is left. */
  send(): Promise<void> {
    return this.api.job('announcements.sending');
  }

  report(id: string) {
    return this.admin.client.announcements.report({ params: { id } });
  }

  /** Stores many accounts at once, without sessions. */
  async crowd(size: number, change: (n: number) => object = () => ({})): Promise<ObjectId[]> {
    const now = this.api.clock.now();
    const rows = Array.from({ length: size }, (_, n) => {
      const _id = new ObjectId();
      return {
        _id,
        email: `${_id.toHexString()}@crowd.example`,
        role: 'intern',
        status: 'active',
        permissions: [],
        name: null,
        locale: 'en',
        timeZone: 'UTC',
        identities: [{ provider: 'local', subject: _id.toHexString() }],
        passwordHash: null,
        pendingEmail: null,
        emailVerifiedAt: now,
        lastActiveAt: now,
        lastSignInAt: now,
        suspension: null,
        erasureDueAt: null,
        createdAt: now,
        updatedAt: now,
        version: 1,
        ...change(n),
      };
    });
    await this.users.insertMany(rows as never);
    return rows.map(({ _id }) => _id);
  }
}
