import { expect, it } from 'vitest';
import { roles, type MemberRole } from '../kernel/actor.ts';
import { notificationTopics, notificationTypes, notificationTypesFor } from './notification-type-table.ts';
import { topicsFor, typesOfTopic } from './notification-types.ts';

it('has one topic for each type of notification', () => {
  for (const role of roles) {
    const types = topicsFor({ role }).flatMap((topic) => typesOfTopic(topic, { role }));
    expect(types.toSorted()).toEqual(notificationTypesFor({ role }).toSorted());
  }
  const all = roles.flatMap((role) => notificationTopics.flatMap((topic) => typesOfTopic(topic, { role })));
  /* Nobody filters by tests, or chooses about them. */
  expect([...new Set(all), 'test'].toSorted()).toEqual(notificationTypes.toSorted());
});

it('offers each role the topics that concern it', () => {
  expect(topicsFor({ role: 'intern' })).toEqual(['applications', 'reminders', 'internships', 'news', 'account']);
  expect(topicsFor({ role: 'employer' })).toEqual([
    'applications',
    'reminders',
    'internships',
    'reviews',
    'news',
    'account',
  ]);
  expect(topicsFor({ role: 'limited_admin' })).toEqual(['reviews', 'news', 'account']);
});

it('offers members of a company, and limited administrators, only what can reach them', () => {
  const types = (memberRole: MemberRole) => notificationTypesFor({ role: 'employer', memberRole });
  expect(types('reviewer')).toEqual(['team.mention', 'report.decision', 'news', 'broadcast', 'security']);
  expect(types('recruiter')).not.toContain('verification');
  expect(types('owner')).toEqual(notificationTypesFor({ role: 'employer' }));
  const editor = { role: 'limited_admin', permissions: ['news:manage'] } as const;
  expect(topicsFor(editor)).toEqual(['news', 'account']);
  expect(topicsFor({ ...editor, permissions: ['employers:verify'] })).toEqual(['reviews', 'news', 'account']);
});
