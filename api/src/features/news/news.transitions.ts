import { AppError, errorMessage, newsLifecycle, newsLimits, newsMissing, type NewsState } from '@prentice/contract';
import { DAY } from '../../platform/clock/clock.ts';
import { hex, objectId } from '../../platform/database/ids.ts';
import { defineTransitions, guardThat, type TransitionContext } from '../../platform/transitions/define-transitions.ts';
import { undoOfItem, type NewsRow } from './news.entity.ts';

interface NewsRequest {
  readonly to: NewsState;
  /** True while the item is created. */
  readonly first?: boolean;
}
type NewsContext = TransitionContext<NewsRow, NewsState, NewsRequest, null>;

/** Returns whether an item can be published at a time: in the future, and not too far. */
export const canPublishAt = (publishAt: Date | null | undefined, now: Date): boolean =>
  publishAt instanceof Date && publishAt > now && publishAt.getTime() <= now.getTime() + newsLimits.scheduleDays * DAY;

/**
 * Refuses a publish time that was just chosen; one that passed while the item was a draft stays until somebody changes
 * it.
 * @throws AppError PUBLISH_TIME_INVALID
 */
export function assertNewPublishTime(publishAt: Date | null, before: Date | null | undefined, now: Date): void {
  if (publishAt === null || publishAt.getTime() === before?.getTime() || canPublishAt(publishAt, now)) return;
  const message = errorMessage('PUBLISH_TIME_INVALID');
  throw new AppError('PUBLISH_TIME_INVALID', {}, [{ field: 'publishAt', code: 'out_of_range', message }]);
}

/** @throws AppError VALIDATION_FAILED naming what is missing before an item can be published */
export function assertNewsComplete(item: Pick<NewsRow, 'summary' | 'body'>): void {
  const missing = newsMissing(item);
  if (missing.length > 0) throw new AppError('VALIDATION_FAILED', {}, missing);
}

/** Returns what every event of a news item says. */
export const newsPayload = (record: NewsRow, by: string | null, now: Date) => ({
  newsId: record._id.toHexString(),
  slug: record.slug,
  title: record.title,
  audience: record.audience,
  authorId: hex(record.authorId),
  by,
  at: now.toISOString(),
});

function recordEditor({ record, actor }: NewsContext): void {
  record.updatedBy = actor.actorId ? objectId(actor.actorId) : null;
}

function leavePublication(context: NewsContext): void {
  recordEditor(context);
  Object.assign(context.record, { pinned: false, pinSlot: null });
}

/** The transitions of news items: guards and effects of `newsLifecycle`. */
export const newsTransitions = defineTransitions<typeof newsLifecycle, NewsContext>(newsLifecycle, {
  stateOf: ({ state }, { first }) => (first ? null : state),
  setState: (item, to) => (item.state = to),
  versions: ({ version }) => [version],
  facts: async () => null,
  guards: {
    complete: ({ record }) => assertNewsComplete(record),
    publishAtAhead: guardThat(
      ({ record, now }) => canPublishAt(record.publishAt, now),
      () => new AppError('PUBLISH_TIME_INVALID'),
    ),
    due: guardThat(({ record, now }) => record.publishAt instanceof Date && record.publishAt <= now),
  },
  effects: {
    before: ({ record, from, actor, now }) => {
      record.undo = from !== null && actor.actorKind === 'admin' ? undoOfItem(record, now) : null;
    },
    to: {
      draft: recordEditor,
      scheduled: recordEditor,
      published: (context) => {
        const { record, now } = context;
        recordEditor(context);
        Object.assign(record, { publishedAt: record.publishedAt ?? now, publishAt: null });
      },
      unpublished: leavePublication,
      archived: leavePublication,
    },
  },
  audit: ({ record, from, to, actor }) => ({
    caller: actor.caller ?? null,
    action: from === null ? 'created' : 'transition',
    resource: 'news',
    id: record._id.toHexString(),
    label: record.title,
    changes: [{ field: 'state', before: from, after: to }],
  }),
  event: {
    'news.created': ({ record, actor, now }) => newsPayload(record, actor.actorId, now),
    'news.scheduled': ({ record, actor, now }) => newsPayload(record, actor.actorId, now),
    'news.schedule_cancelled': ({ record, actor, now }) => newsPayload(record, actor.actorId, now),
    'news.published': ({ record, from, actor, now }) => ({
      ...newsPayload(record, actor.actorId, now),
      isFirst: from !== 'unpublished',
    }),
    'news.unpublished': ({ record, actor, now }) => newsPayload(record, actor.actorId, now),
    'news.archived': ({ record, actor, now }) => newsPayload(record, actor.actorId, now),
  },
});
