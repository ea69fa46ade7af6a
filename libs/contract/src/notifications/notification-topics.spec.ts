import { expect, it } from 'vitest';
import { roles } from '../kernel/actor.ts';
import { notificationTopics, notificationTypes, notificationTypesFor } from './notification-type-table.ts';
import { topicsFor, typesOfTopic } from './notification-types.ts';

it('has one topic for each type of notification', () => {
  for (const role of roles) {
    const types = topicsFor(role).flatMap((topic) => typesOfTopic(topic, role));
    expect(types.toSorted()).toEqual(notificationTypesFor(role).toSorted());
  }
  const all = roles.flatMap((role) => notificationTopics.flatMap((topic) => typesOfTopic(topic, role)));
  /* Nobody filters by tests, or chooses about them. */
  expect([...new Set(all), 'test'].toSorted()).toEqual(notificationTypes.toSorted());
});

it('offers each role the topics that concern it', () => {
  expect(topicsFor('intern')).toEqual(['applications', 'reminders', 'internships', 'news', 'account']);
  expect(topicsFor('employer')).toEqual(['applications', 'reminders', 'internships', 'reviews', 'news', 'account']);
  expect(topicsFor('limited_admin')).toEqual(['reviews', 'news', 'account']);
});
