import {
  isUnansweredState,
  undoUntil,
  verificationTimes,
  type Channel,
  type NotificationTitleKey,
} from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY } from '../../platform/clock/clock.ts';
import type { DomainEvent, EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events, handlersForAll } from '../../platform/events/events.service.ts';
import { ApplicationEmailContent } from '../applications/index.ts';
import type { DeliveryContent, NotificationParams } from './deliveries/delivery.entity.ts';
import { NotificationDispatch } from './notification-dispatch.service.ts';
import { NotificationRecipients } from './notification-recipients.service.ts';
import { CANDIDATE, OWN_APPLICATION, type NotificationTrigger } from './notification-trigger-builders.ts';
import { notificationLink, notificationsOf, notificationTriggers, triggersOf } from './notification-triggers.ts';

const withoutPush: readonly Channel[] = ['inapp', 'email'];

type Payload = DomainEvent['payload'];

interface TriggeredNotification {
  readonly trigger: NotificationTrigger;
  readonly params: NotificationParams;
  readonly isPushed: boolean;
}

/** Returns what administrators wrote to whom an event is about. */
function textOf(event: DomainEvent): string {
  switch (event.type) {
    case 'user.suspended':
    case 'user.reinstated':
    case 'employer.messaged':
      return event.payload.text;
    case 'report.upheld':
    case 'report.dismissed':
      return event.payload.answer ?? '';
    case 'employer.info_requested':
    case 'employer.verified':
    case 'employer.rejected':
      return event.payload.note ?? '';
    default:
      return '';
  }
}

const daysAfter = (instant: string, days: number): string => new Date(Date.parse(instant) + days * DAY).toISOString();

/** Returns why a company was not verified, and by when it has to answer or from when it can try again. */
function verificationOf({ type, payload }: DomainEvent): Pick<DeliveryContent, 'verification'> {
  if (type !== 'employer.info_requested' && type !== 'employer.rejected') return {};
  const { reasonCodes, at } = payload;
  const { silenceDays, retryDays } = verificationTimes;
  const day =
    type === 'employer.rejected' ? { retryFrom: daysAfter(at, retryDays) } : { answerBy: daysAfter(at, silenceDays) };
  return { verification: { reasonCodes, ...day } };
}

/**
 * Returns what the keys of an undoable notification about an application begin with, by which it is found when it is
 * undone.
 */
const undoableKey = (title: NotificationTitleKey, payload: Payload): string =>
  `${title}:${'applicationId' in payload ? payload.applicationId : ''}:`;

/** Returns the key of what happens once for what a part of the payload names, such as a mention in a note. */
const keyBy = (title: string, named: unknown): string => `${title}:${String(named)}`;

/** Returns the key of what is one notification to a person, however often it happens. */
function dedupeKeyOf(
  { dedupeGroup, dedupeBy, undoable, title }: NotificationTrigger,
  { id, payload }: DomainEvent,
): string {
  if (undoable) return undoableKey(title, payload) + id;
  return dedupeBy ? keyBy(title, Reflect.get(payload, dedupeBy)) : `${id}:${dedupeGroup ?? title}`;
}

/** Turns events into notifications and their deliveries, once per event, person and channel. */
@Injectable()
export class NotificationConsumers implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly recipients: NotificationRecipients,
    private readonly dispatch: NotificationDispatch,
    private readonly emailContent: ApplicationEmailContent,
  ) {}

  onModuleInit(): void {
    const notifyAll = async (event: DomainEvent) => {
      for (const notification of notificationsOf(event)) await this.notify(notification, event);
    };
    this.events.on('notifications', {
      ...handlersForAll(notificationTriggers, notifyAll),
      'application.note_removed': (event) => this.unlinkNote(event),
      'application.shortlisted': async (event) => {
        await notifyAll(event);
        await this.markAnsweredAsRead(event);
      },
      'application.rejected': async (event) => {
        await this.markAnsweredAsRead(event);
        await this.withholdShortlisting(event);
      },
      'application.withdrawn': async (event) => {
        await notifyAll(event);
        await this.markWithdrawnAsRead(event);
      },
    });
  }

  private async notify({ trigger, params, isPushed }: TriggeredNotification, event: DomainEvent): Promise<void> {
    const notification = {
      type: trigger.type,
      titleKey: trigger.title,
      params,
      link: notificationLink(trigger, event.payload),
      dedupeKey: dedupeKeyOf(trigger, event),
      email: trigger.email ?? false,
      priority: trigger.priority ?? 'normal',
      isRead: trigger.isOwnAct ?? false,
      ...(!isPushed && { channels: withoutPush }),
      ...(trigger.undoable && { notBefore: undoUntil(event.at) }),
      ...(trigger.hiddenWhileUndoable && { hiddenUntil: undoUntil(event.at) }),
    } as const;
    const { undoes, supersedes } = trigger;
    for await (const ids of this.recipients.find(trigger, event)) {
      if (supersedes) await this.dispatch.supersede(ids, undoableKey(supersedes, event.payload), 'shown');
      const reached = undoes ? await this.dispatch.retract(ids, undoableKey(undoes, event.payload)) : ids;
      if (trigger.replacesEarlier) await this.dispatch.markEarlierAsRead(reached, notification);
      await this.dispatch.send(reached, notification, () => this.contentOf(event));
    }
  }

  /** Marks as read what asked the team for a first response, once one of them has given it. */
  private async markAnsweredAsRead({
    payload,
  }: EventOf<'application.shortlisted'> | EventOf<'application.rejected'>): Promise<void> {
    const team = await this.recipients.teamOf(payload.employerId);
    await this.dispatch.markReadByLink(team, notificationLink({ link: CANDIDATE }, payload));
  }

  /**
   * Keeps in the inbox alone that somebody was shortlisted, where it was not sent yet: a rejection is told in its own
   * time, and the email about the shortlisting would arrive just before it.
   */
  private async withholdShortlisting({ payload }: EventOf<'application.rejected'>): Promise<void> {
    await this.dispatch.supersede([payload.internId], undoableKey('application.shortlisted', payload), 'hidden');
  }

  /**
   * Marks as read all that a withdrawn application has told: nothing of it is news any more. A shortlisting that was
   * not shown is taken back instead: who withdrew from a state without an answer does not know of one.
   */
  private async markWithdrawnAsRead({ payload }: EventOf<'application.withdrawn'>): Promise<void> {
    if (isUnansweredState(payload.from))
      await this.dispatch.retract([payload.internId], undoableKey('application.shortlisted', payload));
    await this.dispatch.markReadByLink([payload.internId], notificationLink({ link: OWN_APPLICATION }, payload));
  }

  /** Unlinks a note: what mentioned somebody in a note that is gone leads to the application instead. */
  private async unlinkNote({ payload }: EventOf<'application.note_removed'>): Promise<void> {
    for (const trigger of triggersOf('application.mentioned')) {
      const dedupeKey = keyBy(trigger.title, payload.noteId);
      const link = notificationLink(trigger, payload).split('#')[0] ?? '';
      await this.dispatch.relink(payload.userIds, dedupeKey, link);
    }
  }

  /** Returns what an email about an event contains besides its message. */
  private async contentOf(event: DomainEvent): Promise<DeliveryContent> {
    const attachment = await this.emailContent.find(event);
    return {
      personalText: attachment?.personalText || textOf(event),
      calendar: attachment?.calendar ?? null,
      ...(attachment?.personalText && attachment.author && { author: attachment.author }),
      ...(attachment?.interview && { interview: attachment.interview }),
      ...(attachment?.offer && { offer: attachment.offer }),
      ...(attachment?.rejection && { rejection: attachment.rejection }),
      ...verificationOf(event),
      ...(event.type === 'employer.responses_due' && { due: event.payload.due }),
    };
  }
}
