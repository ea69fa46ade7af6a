import type { NewsEvent } from '@prentice/contract';
import { instantOrNull } from '../../platform/clock/clock.ts';
import type { AuditChange } from '../../platform/audit/audit.service.ts';
import type { NewsRow } from './news.entity.ts';

const eventFields = ['startsAt', 'endsAt', 'place', 'timeZone'] as const;

type EventOfItem = NewsEvent | null | undefined;
const valueOf = (event: EventOfItem, field: (typeof eventFields)[number]): string | null => event?.[field] ?? null;

/** Returns whether people would have to change their calendars. */
export const isEventChanged = (before: EventOfItem, after: EventOfItem): boolean =>
  eventFields.some((field) => valueOf(before, field) !== valueOf(after, field));

/** Returns what the history says of an item: each field as one value; of the text, which of its revisions it is. */
const auditedValues = (item: NewsRow): Readonly<Record<string, AuditChange['before']>> => ({
  title: item.title,
  slug: item.slug,
  summary: item.summary,
  audience: item.audience,
  language: item.language,
  tags: item.tags.join(', '),
  byline: item.byline ?? null,
  pinned: item.pinned,
  cover: item.cover?.alt ?? null,
  publishAt: instantOrNull(item.publishAt),
  ...Object.fromEntries(eventFields.map((field) => [`event.${field}`, valueOf(item.event, field)])),
  revision: item.revision,
});

/** Returns what was changed in an item, by field, for its history. */
export function newsChanges(before: NewsRow, after: NewsRow): AuditChange[] {
  const values = auditedValues(after);
  return Object.entries(auditedValues(before)).flatMap(([field, value]): AuditChange[] =>
    value === values[field] ? [] : [{ field, before: value, after: values[field] ?? null }],
  );
}
