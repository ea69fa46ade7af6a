import { Injectable, type OnModuleInit } from '@nestjs/common';
import { objectId } from '../../platform/database/ids.ts';
import type { DomainEvent } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { AccountRegistry, type AccountCard } from '../ports/account-registry.port.ts';
import { PersonalData } from '../ports/personal-data.port.ts';
import { LetterEnclosures } from '../ports/letter-enclosures.port.ts';
import { NoticeLetters, type NoticeParams } from './notice.letters.ts';
import { NoticeRecipients } from './notice.recipients.ts';
import { noticeRules, type NoticeRule } from './notice.table.ts';
import { Notifications } from './notifications.service.ts';

/** Changed fields that a notice names at most. */
const NAMED_FIELDS = 8;

type Payload = DomainEvent['payload'];

const dueIn = (payload: Payload): string => {
  const answer = 'responseDueAt' in payload ? payload.responseDueAt : null;
  return answer ?? ('dueAt' in payload ? payload.dueAt : null) ?? '';
};

/** The role that an event gives to a member of a company, if it is such an event. */
const roleIn = (payload: Payload): NoticeParams => {
  if ('memberId' in payload && 'to' in payload) return { role: payload.to };
  return 'invitationId' in payload && 'role' in payload ? { role: payload.role } : {};
};

/** The events' own words for a notice: titles, names, instants; never a person's data. */
const paramsOf = (payload: Payload): NoticeParams => ({
  title: 'title' in payload ? payload.title : '',
  name: 'name' in payload ? payload.name : '',
  label: 'targetLabel' in payload ? payload.targetLabel : '',
  due: dueIn(payload),
  subject: 'subject' in payload ? payload.subject : '',
  ...('interviewAt' in payload && payload.interviewAt ? { when: payload.interviewAt } : {}),
  ...roleIn(payload),
  ...('changed' in payload ? { fields: payload.changed.slice(0, NAMED_FIELDS).join(',') } : {}),
});

const textIn = (payload: Payload): string => ('text' in payload ? payload.text : '');
const linkOf = ({ link }: NoticeRule, payload: Payload): string =>
  link.replace('{internshipId}', 'internshipId' in payload ? payload.internshipId : '');

/** Turns events into notifications, once per event and person, and into mail where people are owed one. */
@Injectable()
export class NotificationConsumers implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly notifications: Notifications,
    private readonly recipients: NoticeRecipients,
    private readonly letters: NoticeLetters,
    private readonly enclosures: LetterEnclosures,
    private readonly accounts: AccountRegistry,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.events.on('notifications.erasure', ['data.erased'], ({ payload }) =>
      this.notifications.forget(payload.userId),
    );
    this.personal.register('notifications', (userId) => this.notifications.told(userId));
    this.personal.register('notificationPreferences', (userId) => this.notifications.chosen(userId));
    const types = [...new Set(noticeRules.map((rule) => rule.event))];
    this.events.on('notifications', types, async (event) => {
      for (const rule of noticeRules) if (rule.event === event.type) await this.tell(rule, event);
    });
  }

  private async tell(rule: NoticeRule, event: DomainEvent): Promise<void> {
    for await (const ids of this.recipients.of(rule, event)) {
      const people = await this.there(ids);
      const params = paramsOf(event.payload);
      const link = linkOf(rule, event.payload);
      const told = await this.notifications.tell(
        people.map(({ id }) => id),
        {
          type: rule.type,
          titleKey: rule.title,
          params,
          link,
          priority: rule.high ? 'high' : 'normal',
          dedupeKey: `${event.id}:${rule.once ?? rule.title}`,
        },
      );
      const anew = people.filter(({ id }) => told.has(id));
      const enclosed = rule.mail && anew.length > 0 ? await this.enclosures.of(event) : null;
      const body = enclosed?.words || textIn(event.payload);
      await this.letters.send(rule, anew, { params, link, body, calendar: enclosed?.calendar ?? null });
    }
  }

  /** Those of them who still have an account. */
  private async there(ids: readonly string[]): Promise<AccountCard[]> {
    const cards = await this.accounts.cards(ids.map(objectId));
    return [...cards.values()].filter(({ status }) => status !== 'erased');
  }
}
