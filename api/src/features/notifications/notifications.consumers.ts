import { Injectable, type OnModuleInit } from '@nestjs/common';
import { objectId } from '../../platform/database/ids.ts';
import type { DomainEvent } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Accounts, type AccountSummary } from '../accounts/index.ts';
import { InterviewEmailAttachments } from '../applications/index.ts';
import { NotificationEmails, type NotificationParams } from './notification-emails.ts';
import { NotificationRecipients } from './notification-recipients.ts';
import { notificationTriggers, type NotificationTrigger } from './notification-triggers.ts';
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
  label: 'targetLabel' in payload ? payload.targetLabel : '',
  due: dueIn(payload),
  subject: 'subject' in payload ? payload.subject : '',
  ...('interviewAt' in payload && payload.interviewAt ? { when: payload.interviewAt } : {}),
  ...roleIn(payload),
  ...('changed' in payload ? { fields: payload.changed.slice(0, MAX_NAMED_FIELDS).join(',') } : {}),
});

const textIn = (payload: Payload): string => ('text' in payload ? payload.text : '');
const linkOf = ({ link }: NotificationTrigger, payload: Payload): string =>
  link.replace('{internshipId}', 'internshipId' in payload ? payload.internshipId : '');

/** Turns events into notifications, once per event and person, and into mail where people are owed one. */
@Injectable()
export class NotificationConsumers implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly notifications: Notifications,
    private readonly recipients: NotificationRecipients,
    private readonly emails: NotificationEmails,
    private readonly attachments: InterviewEmailAttachments,
    private readonly accounts: Accounts,
  ) {}

  onModuleInit(): void {
    const types = [...new Set(notificationTriggers.map((trigger) => trigger.event))];
    this.events.on('notifications', types, async (event) => {
      for (const trigger of notificationTriggers) if (trigger.event === event.type) await this.notify(trigger, event);
    });
  }

  private async notify(trigger: NotificationTrigger, event: DomainEvent): Promise<void> {
    for await (const ids of this.recipients.find(trigger, event)) {
      const people = await this.existingAccounts(ids);
      const params = paramsOf(event.payload);
      const link = linkOf(trigger, event.payload);
      const told = await this.notifications.notify(
        people.map(({ id }) => id),
        {
          type: trigger.type,
          titleKey: trigger.title,
          params,
          link,
          priority: trigger.high ? 'high' : 'normal',
          dedupeKey: `${event.id}:${trigger.once ?? trigger.title}`,
        },
      );
      const anew = people.filter(({ id }) => told.has(id));
      const enclosed = trigger.mail && anew.length > 0 ? await this.attachments.find(event) : null;
      const body = enclosed?.personalText || textIn(event.payload);
      await this.emails.send(trigger, anew, {
        params,
        link,
        personalText: body,
        calendar: enclosed?.calendar ?? null,
      });
    }
  }

  /** Those of them who still have an account. */
  private async existingAccounts(ids: readonly string[]): Promise<AccountSummary[]> {
    const cards = await this.accounts.summaries(ids.map(objectId));
    return [...cards.values()].filter(({ status }) => status !== 'erased');
  }
}
