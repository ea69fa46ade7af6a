import { defaultPreferences } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { objectId } from '../../platform/database/ids.ts';
import type { DomainEvent, EventHandlers, EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Accounts, type AccountSummary } from '../accounts/index.ts';
import { InterviewEmailAttachments } from '../applications/index.ts';
import { Deliveries } from './deliveries/deliveries.service.ts';
import type { DeliveryContent, NotificationParams } from './deliveries/delivery.entity.ts';
import { DeliveryWorker } from './deliveries/delivery-worker.ts';
import { NotificationRecipients } from './notification-recipients.ts';
import { notificationTriggers, triggersOf, type NotificationTrigger } from './notification-triggers.ts';
import { Notifications } from './notifications.service.ts';

/** Changed fields that a notice names at most. */
const MAX_NAMED_FIELDS = 8;

type Payload = DomainEvent['payload'];

const dueIn = (payload: Payload): string => {
  const answer = 'responseDueAt' in payload ? payload.responseDueAt : null;
  return answer ?? ('dueAt' in payload ? payload.dueAt : null) ?? '';
};

/** The role that an event gives to a member of a company, if it is such an event. */
const roleIn = (payload: Payload): NotificationParams => {
  if ('memberId' in payload && 'to' in payload) return { role: payload.to };
  return 'invitationId' in payload && 'role' in payload ? { role: payload.role } : {};
};

/** The events' own words for a notice: titles, names, instants; never a person's data. */
const paramsOf = (payload: Payload): NotificationParams => ({
  title: 'title' in payload ? payload.title : '',
  name: 'name' in payload ? payload.name : '',
  ...('overdue' in payload && 'count' in payload ? { count: payload.count } : {}),
  label: 'targetLabel' in payload ? payload.targetLabel : '',
  due: dueIn(payload),
  subject: 'subject' in payload ? payload.subject : '',
  ...('interviewAt' in payload && payload.interviewAt ? { when: payload.interviewAt } : {}),
  ...roleIn(payload),
  ...('changed' in payload ? { fields: payload.changed.slice(0, MAX_NAMED_FIELDS).join(',') } : {}),
});

const textIn = (payload: Payload): string => ('text' in payload ? payload.text : '');
const linkOf = ({ link }: NotificationTrigger, payload: Payload): string =>
  link.replace(/\{(\w+)\}/g, (_, field: string) => String(Reflect.get(payload, field) ?? ''));

/** The same for what is one notification to a person, however often it happens. */
const dedupeKeyOf = ({ once, oncePer, title }: NotificationTrigger, { id, payload }: DomainEvent): string =>
  oncePer ? `${title}:${String(Reflect.get(payload, oncePer))}` : `${id}:${once ?? title}`;

/** Turns events into notifications and their deliveries, once per event, person and channel. */
@Injectable()
export class NotificationConsumers implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly notifications: Notifications,
    private readonly recipients: NotificationRecipients,
    private readonly deliveries: Deliveries,
    private readonly worker: DeliveryWorker,
    private readonly attachments: InterviewEmailAttachments,
    private readonly accounts: Accounts,
  ) {}

  onModuleInit(): void {
    const notifyAll = async (event: DomainEvent) => {
      for (const trigger of triggersOf(event.type)) await this.notify(trigger, event);
    };
    const handlers: EventHandlers = Object.fromEntries(
      Object.keys(notificationTriggers).map((name) => [name, notifyAll]),
    );
    this.events.on('notifications', {
      ...handlers,
      'application.note_removed': (event) => this.unlinkNote(event),
    });
  }

  private async notify(trigger: NotificationTrigger, event: DomainEvent): Promise<void> {
    const notification = {
      type: trigger.type,
      titleKey: trigger.title,
      params: paramsOf(event.payload),
      link: linkOf(trigger, event.payload),
      dedupeKey: dedupeKeyOf(trigger, event),
    };
    for await (const ids of this.recipients.find(trigger, event)) {
      const accounts = await this.existingAccounts(ids);
      const preferences = await this.notifications.preferencesByUser(accounts.map(({ id }) => id));
      const recipients = accounts.map((account) => ({
        account,
        userId: account.id,
        preferences: preferences.get(account.id) ?? defaultPreferences,
      }));
      const delivered = {
        ...notification,
        email: trigger.mail ?? false,
        push: trigger.push?.(event.payload) ?? true,
      };
      const [waiting] = await Promise.all([
        this.deliveries.create(recipients, delivered, () => this.contentOf(event)),
        this.notifications.notify(recipients, { ...notification, priority: trigger.high ? 'high' : 'normal' }),
      ]);
      /* The first are sent while the next are written down. */
      if (waiting > 0) this.worker.wake();
    }
  }

  /** What mentioned somebody in a note that is gone leads to the application instead. */
  private async unlinkNote({ payload }: EventOf<'application.note_removed'>): Promise<void> {
    for (const trigger of triggersOf('application.mentioned')) {
      const dedupeKey = `${trigger.title}:${payload.noteId}`;
      const link = linkOf(trigger, payload).split('#')[0] ?? '';
      await this.notifications.relink(payload.userIds, dedupeKey, link);
      await this.deliveries.relink(payload.userIds, dedupeKey, link);
    }
  }

  /** What an email about an event contains besides its message. */
  private async contentOf(event: DomainEvent): Promise<DeliveryContent> {
    const found = await this.attachments.find(event);
    return {
      personalText: found?.personalText || textIn(event.payload),
      calendar: found?.calendar ?? null,
      ...('due' in event.payload && { due: event.payload.due }),
    };
  }

  /** Those of them who still have an account. */
  private async existingAccounts(ids: readonly string[]): Promise<AccountSummary[]> {
    const summaries = await this.accounts.summaries([...new Set(ids)].map(objectId));
    return [...summaries.values()].filter(({ status }) => status !== 'erased');
  }
}
