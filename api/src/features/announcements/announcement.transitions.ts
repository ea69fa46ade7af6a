import {
  announcementLifecycle,
  announcementLimits,
  announcementMissing,
  AppError,
  defaultTimeZone,
  errorMessage,
  localTimeOf,
  type AnnouncementState,
  utcDay,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { DAY } from '../../platform/clock/clock.ts';
import type { UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { defineTransitions, guardThat, type TransitionContext } from '../../platform/transitions/define-transitions.ts';
import { AnnouncementAudiences } from './announcement-audiences.service.ts';
import { Announcement, type AnnouncementRow } from './announcement.entity.ts';

interface AnnouncementRequest {
  readonly to: AnnouncementState;
  /** True while it is created. */
  readonly first?: boolean;
  /** The number of recipients that was typed. */
  readonly recipients?: number | undefined;
}
interface AnnouncementFacts {
  /** People of the audience now. */
  readonly count: number;
  /** The week in which it is sent, and the first free place there; null when there is none. */
  readonly week: string;
  readonly place: number | null;
}
type AnnouncementContext = TransitionContext<
  AnnouncementRow,
  AnnouncementState,
  AnnouncementRequest,
  AnnouncementFacts | null
>;

/** Returns the Monday of the week of a moment, by the calendar where the market is. */
export function weekOf(date: Date): string {
  const local = localTimeOf(date, defaultTimeZone);
  return utcDay(new Date(local.getTime() - ((local.getUTCDay() + 6) % 7) * DAY));
}

/** Returns whether something can be scheduled for a time: in the future, and not too far. */
export const canSendAt = (sendAt: Date | null | undefined, now: Date): boolean =>
  sendAt instanceof Date && sendAt > now && sendAt.getTime() <= now.getTime() + announcementLimits.scheduleDays * DAY;

/** Returns the refusal of a time at the field where it was chosen. */
export function sendTimeInvalid(): AppError {
  const message = errorMessage('SEND_TIME_INVALID');
  return new AppError('SEND_TIME_INVALID', {}, [{ field: 'sendAt', code: 'out_of_range', message }]);
}

/** Returns what every event of an announcement says. */
export const announcementPayload = (record: AnnouncementRow, by: string | null, now: Date) => ({
  announcementId: record._id.toHexString(),
  title: record.title,
  recipients: record.recipients ?? null,
  by,
  at: now.toISOString(),
});
const payload = ({ record, actor, now }: AnnouncementContext) => announcementPayload(record, actor.actorId, now);

function assertComplete({ record }: AnnouncementContext): void {
  const missing = announcementMissing(record);
  if (missing.length > 0) throw new AppError('VALIDATION_FAILED', {}, missing);
}

/** Reserves a place in a week: two who take the same place at once are told apart by the unique index. */
function reserveWeekSlot({ record, from, facts, actor }: AnnouncementContext): void {
  record.recipients = facts?.count ?? record.recipients ?? null;
  /* What was scheduled has its place since then. */
  if (from === 'scheduled') return;
  record.week = facts?.week ?? null;
  record.weekSlot = facts?.place ?? null;
  record.sentBy = actor.actorId ? objectId(actor.actorId) : null;
}

/** Defines the transitions of announcements: guards and effects of `announcementLifecycle`. */
@Injectable()
export class AnnouncementTransitions {
  constructor(private readonly audiences: AnnouncementAudiences) {}

  readonly definition = defineTransitions<typeof announcementLifecycle, AnnouncementContext>(announcementLifecycle, {
    stateOf: ({ state }, { first }) => (first ? null : state),
    setState: (announcement, to) => (announcement.state = to),
    versions: ({ version }) => [version],
    facts: ({ unitOfWork, record, to, now }) => this.facts(unitOfWork, record, to, now),
    guards: {
      complete: assertComplete,
      sendAtAhead: guardThat(({ record, now }) => canSendAt(record.sendAt, now), sendTimeInvalid),
      due: guardThat(({ record, now }) => record.sendAt instanceof Date && record.sendAt <= now),
      audienceConfirmed: ({ request, facts }) => {
        const count = facts?.count ?? 0;
        if (count === 0) throw new AppError('AUDIENCE_EMPTY');
        if (request.recipients !== count) throw new AppError('AUDIENCE_CHANGED', { count });
      },
      belowWeeklyLimit: guardThat(
        ({ facts }) => typeof facts?.place === 'number',
        () => new AppError('ANNOUNCEMENT_LIMIT'),
      ),
    },
    effects: {
      to: {
        draft: ({ record }) => void Object.assign(record, { weekSlot: null, recipients: null, sentBy: null }),
        scheduled: reserveWeekSlot,
        sending: (context) => {
          reserveWeekSlot(context);
          if (context.from === 'draft') context.record.sendAt = null;
          context.record.startedAt = context.now;
        },
        sent: ({ record, now }) => void Object.assign(record, { endedAt: now, claimedBy: null, claimedUntil: null }),
        cancelled: ({ record, from, now }) => {
          record.endedAt = now;
          /* Nobody has been sent anything yet, so another one can take the place. */
          if (from === 'scheduled') record.weekSlot = null;
        },
      },
    },
    appendHistory: ({ record, from, to, now }) => {
      record.history = [...record.history, { from, to, at: now }];
    },
    audit: ({ record, from, to, actor }) => ({
      caller: actor.caller ?? null,
      action: from === null ? 'created' : 'transition',
      resource: 'announcements',
      id: record._id.toHexString(),
      label: record.title || null,
      changes: [
        { field: 'state', before: from, after: to },
        ...(to === 'scheduled' || to === 'sending'
          ? [{ field: 'recipients', before: null, after: record.recipients ?? null }]
          : []),
      ],
    }),
    event: {
      'announcement.created': payload,
      'announcement.scheduled': payload,
      'announcement.schedule_cancelled': payload,
      'announcement.started': payload,
      'announcement.sent': payload,
      'announcement.cancelled': payload,
    },
  });

  private async facts(
    unitOfWork: UnitOfWork,
    { audience, sendAt }: AnnouncementRow,
    to: AnnouncementState,
    now: Date,
  ): Promise<AnnouncementFacts | null> {
    if (to !== 'scheduled' && to !== 'sending') return null;
    const week = weekOf(to === 'scheduled' && sendAt ? sendAt : now);
    const [count, planned] = await Promise.all([
      this.audiences.count(audience),
      unitOfWork.find(Announcement, { week, weekSlot: { $ne: null } }),
    ]);
    const takenSlots = new Set(planned.map(({ weekSlot }) => weekSlot));
    const places = Array.from({ length: announcementLimits.perWeek }, (_, index) => index + 1);
    return { count, week, place: places.find((each) => !takenSlots.has(each)) ?? null };
  }
}
