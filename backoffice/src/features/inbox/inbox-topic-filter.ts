import { inboxTopicFilter, topicsFor, type NotificationReader, type NotificationTopic } from '@prentice/contract';
import type { FilterValues } from '../../ui/list/filter-model.ts';

/** Returns whether a list shows only what is about something. */
export const hasTopicFilter = ({ type, deadlines }: FilterValues): boolean =>
  String(type ?? '') !== '' || deadlines === true;

/** Returns the topic to which a list is narrowed; undefined where it shows all, or types that are no topic. */
export const chosenTopic = (filters: FilterValues, reader: NotificationReader): NotificationTopic | undefined =>
  topicsFor(reader).find((topic) =>
    Object.entries(inboxTopicFilter(topic, reader)).every(
      ([name, value]) => String(filters[name] ?? '') === String(value),
    ),
  );

/** Returns the filters narrowed to a topic in place of another one; to none when null. */
export function withTopic(
  { type: _type, deadlines: _deadlines, ...others }: FilterValues,
  topic: NotificationTopic | null,
  reader: NotificationReader,
): FilterValues {
  return topic ? { ...others, ...inboxTopicFilter(topic, reader) } : others;
}
