import { undoUntil, type Channel, type NotificationTitleKey } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DomainEvent, EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events, handleAlike } from '../../platform/events/events.service.ts';
import { ApplicationEmailAttachments } from '../applications/index.ts';
import type { DeliveryContent, NotificationParams } from './deliveries/delivery.entity.ts';
import { NotificationDispatch } from './notification-dispatch.service.ts';
import { NotificationRecipients } from './notification-recipients.service.ts';
import { OWN_APPLICATION, type NotificationTrigger } from './notification-trigger.ts';
import { notificationTriggers, triggersOf } from './notification-triggers.ts';

/** Changed fields that a notice names at most. */
const MAX_NAMED_FIELDS = 8;
const withoutPush: readonly Channel[] = ['inapp', 'email'];

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
  ...('employerName' in payload && { company: payload.employerName }),
  ...('overdue' in payload && 'count' in payload ? { count: payload.count, overdue: payload.overdue } : {}),
  label: 'targetLabel' in payload ? payload.targetLabel : '',
  due: dueIn(payload),
  subject: 'subject' in payload ? payload.subject : '',
  ...('interviewAt' in payload && payload.interviewAt ? { when: payload.interviewAt } : {}),
  ...roleIn(payload),
  ...('changed' in payload ? { fields: payload.changed.slice(0, MAX_NAMED_FIELDS).join(',') } : {}),
});

const textIn = (payload: Payload): string => ('text' in payload ? payload.text : '');
const linkTo = (link: string, payload: Payload): string =>
  link.replace(/\{(\w+)\}/g, (_, field: string) => String(Reflect.get(payload, field) ?? ''));

/** What the keys of an undoable notification about an application begin with, by which it is found when it is undone. */
const undoableKey = (title: NotificationTitleKey, payload: Payload): string =>
  `${title}:${'applicationId' in payload ? payload.applicationId : ''}:`;

/** The same for what is one notification to a person, however often it happens. */
function dedupeKeyOf({ once, oncePer, undoable, title }: NotificationTrigger, { id, payload }: DomainEvent): string {
  if (undoable) return undoableKey(title, payload) + id;
  return oncePer ? `${title}:${String(Reflect.get(payload, oncePer))}` : `${id}:${once ?? title}`;
}

/** Turns events into notifications and their deliveries, once per event, person and channel. */
@Injectable()
export class NotificationConsumers implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly recipients: NotificationRecipients,
    private readonly dispatch: NotificationDispatch,
    private readonly attachments: ApplicationEmailAttachments,
  ) {}

  onModuleInit(): void {
    const notifyAll = async (event: DomainEvent) => {
      for (const trigger of triggersOf(event.type)) await this.notify(trigger, event);
    };
    this.events.on('notifications', {
      ...handleAlike(notificationTriggers, notifyAll),
      'application.note_removed': (event) => this.unlinkNote(event),
      'application.withdrawn': async (event) => {
        await notifyAll(event);
        await this.readAboutWithdrawn(event);
      },
    });
  }

  private async notify(trigger: NotificationTrigger, event: DomainEvent): Promise<void> {
    const notification = {
      type: trigger.type,
      titleKey: trigger.title,
      params: paramsOf(event.payload),
      link: linkTo(trigger.link, event.payload),
      dedupeKey: dedupeKeyOf(trigger, event),
      email: trigger.email ?? false,
      priority: trigger.priority ?? 'normal',
      ...(trigger.push?.(event.payload) === false && { channels: withoutPush }),
      ...(trigger.undoable && { notBefore: undoUntil(event.at) }),
    } as const;
    const { undoes, releases } = trigger;
    for await (const ids of this.recipients.find(trigger, event)) {
      if (releases) await this.dispatch.release(ids, undoableKey(releases, event.payload));
      const reached = undoes ? await this.dispatch.retract(ids, undoableKey(undoes, event.payload)) : ids;
      await this.dispatch.send(reached, notification, () => this.contentOf(event));
    }
  }

  /** Nothing that a withdrawn application has told its owner is news any more. */
  private async readAboutWithdrawn({ payload }: EventOf<'application.withdrawn'>): Promise<void> {
    await this.dispatch.markReadByLink(payload.internId, linkTo(OWN_APPLICATION, payload));
    await this.dispatch.retract([payload.internId], undoableKey('application.shortlisted', payload));
  }

  /** What mentioned somebody in a note that is gone leads to the application instead. */
  private async unlinkNote({ payload }: EventOf<'application.note_removed'>): Promise<void> {
    for (const trigger of triggersOf('application.mentioned')) {
      const dedupeKey = `${trigger.title}:${payload.noteId}`;
      const link = linkTo(trigger.link, payload).split('#')[0] ?? '';
      await this.dispatch.relink(payload.userIds, dedupeKey, link);
    }
  }

  /** What an email about an event contains besides its message. */
  private async contentOf(event: DomainEvent): Promise<DeliveryContent> {
    const found = await this.attachments.find(event);
    return {
      personalText: found?.personalText || textIn(event.payload),
      calendar: found?.calendar ?? null,
      ...(found?.interview && { interview: found.interview }),
      ...('due' in event.payload && { due: event.payload.due }),
    };
  }
}
