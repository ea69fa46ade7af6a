import { notificationSentence, userList, type Permission } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Events, type DomainEvent } from '../../platform/events/events.service.ts';
import { composeLetter } from '../../platform/mail/letter.ts';
import { Mail } from '../../platform/mail/mail.port.ts';
import { AccountRegistry } from '../ports/account-registry.port.ts';
import { Membership } from '../ports/membership.port.ts';
import { noticeRules, type NoticeRule } from './notice.table.ts';
import { Notifications } from './notifications.service.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The events' own words for a notice: titles, names, instants; never a person's data. */
function paramsOf({ payload }: DomainEvent): Record<string, string | number | null> {
  const due = text(payload['responseDueAt']) || text(payload['dueAt']);
  return {
    title: text(payload['title']),
    name: text(payload['name']),
    label: text(payload['targetLabel']),
    due,
    subject: text(payload['subject']),
  };
}

const linkOf = (rule: NoticeRule, { payload }: DomainEvent): string =>
  rule.link.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(text(payload[key])));

/** Turns events into notifications, once per event and person, and into mail where people are owed one. */
@Injectable()
export class NotificationConsumers implements OnModuleInit {
  constructor(
    @Inject(Events) private readonly events: Events,
    @Inject(Notifications) private readonly notifications: Notifications,
    @Inject(Membership) private readonly members: Membership,
    @Inject(AccountRegistry) private readonly accounts: AccountRegistry,
    @Inject(Mail) private readonly mail: Mail,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.events.on('notifications.erasure', ['data.erased'], ({ payload }) =>
      this.notifications.forget(text(payload['userId'])),
    );
    const types = [...new Set(noticeRules.map((rule) => rule.event))];
    this.events.on('notifications', types, async (event) => {
      for (const rule of noticeRules) if (rule.event === event.type) await this.tell(rule, event);
    });
  }

  private async tell(rule: NoticeRule, event: DomainEvent): Promise<void> {
    const acting = text(event.payload['by']);
    const receipt = rule.to === 'intern' && !rule.others;
    const people = (await this.recipients(rule, event)).filter((id) => id !== acting || receipt);
    const params = paramsOf(event);
    const link = linkOf(rule, event);
    for (const userId of people) {
      const isNew = await this.notifications.tell({
        userId,
        type: rule.type,
        titleKey: rule.title,
        params,
        link,
        priority: rule.high ? 'high' : 'normal',
        dedupeKey: `${event.id}:${rule.title}`,
      });
      if (isNew && rule.mail) await this.send(userId, rule, params, link, text(event.payload['text']));
    }
  }

  private async send(
    userId: string,
    rule: NoticeRule,
    params: ReturnType<typeof paramsOf>,
    link: string,
    body: string,
  ): Promise<void> {
    const account = (await this.accounts.cards([new ObjectId(userId)])).get(userId);
    if (!account || (account.status !== 'active' && account.status !== 'unverified')) return;
    if (!(await this.notifications.wantsMail(userId, rule.type))) return;
    const sentence = notificationSentence(rule.title, params, account.locale);
    const label = account.locale.startsWith('de') ? 'Ansehen' : 'Open';
    const letter = {
      subject: sentence,
      paragraphs: [sentence, ...body.split(/\n+/)].filter(Boolean),
      action: { label, path: link as `/${string}` },
    };
    await this.mail.send(
      composeLetter(letter, { to: account.email, locale: account.locale, publicUrl: this.settings.publicUrl }),
    );
  }

  private async recipients(rule: NoticeRule, { payload }: DomainEvent): Promise<string[]> {
    switch (rule.to) {
      case 'intern':
        return [text(payload['internId'])].filter(Boolean);
      case 'user':
        return [text(payload['userId'])].filter(Boolean);
      case 'reporter':
        return [text(payload['reporterId'])].filter(Boolean);
      case 'users':
        return Array.isArray(payload['userIds']) ? payload['userIds'].map(String) : [];
      case 'moderators':
        return this.administrators('dashboard:view');
      case 'verifiers':
        return this.administrators('employers:verify');
      case 'administrators':
        return this.administrators(null);
      default: {
        const employerId = text(payload['employerId']);
        if (!employerId) return [];
        const roles = rule.to === 'owners' ? (['owner'] as const) : (['owner', 'recruiter'] as const);
        return (await this.members.people([new ObjectId(employerId)], roles)).map((member) => member.userId);
      }
    }
  }

  /** Full administrators, and the limited ones who hold the permission. */
  private async administrators(permission: Permission | null): Promise<string[]> {
    const query = {
      filters: {},
      sort: { field: 'createdAt', name: 'createdAt', order: 'ASC' as const },
      range: [0, 199] as const,
    };
    const limited = permission ? [{ role: 'limited_admin', permissions: permission }] : [];
    const scope = { status: 'active', $or: [{ role: 'admin' }, ...limited] };
    const page = await this.accounts.page(userList, query, scope, ['id']);
    return page.items.map((row) => String(row['_id']));
  }
}
