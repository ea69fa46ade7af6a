import { expect, it } from 'vitest';
import { chosenTopic, hasTopicFilter, withTopic } from './inbox-topic-filter.ts';

const owner = { role: 'employer', memberRole: 'owner' } as const;

it('narrows a list to all that has a date under deadlines, in place of another topic', () => {
  const news = withTopic({ unread: true }, 'news', owner);
  expect([chosenTopic(news, owner), hasTopicFilter(news)]).toEqual(['news', true]);
  const deadlines = withTopic(news, 'reminders', owner);
  expect(deadlines).toEqual({ unread: true, deadlines: true });
  expect([chosenTopic(deadlines, owner), hasTopicFilter(deadlines)]).toEqual(['reminders', true]);
  expect(withTopic(deadlines, null, owner)).toEqual({ unread: true });
  expect(chosenTopic({ unread: true }, owner)).toBeUndefined();
});
