import { defaultPreferences } from '@prentice/contract';
import { expect, it } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import {
  alwaysEmailedTopics,
  channelPreferences,
  emailsAbout,
  emailTopics,
  notificationTypeLabel,
  withChannelPreference,
  withTopicEmail,
} from './notification-preferences.ts';

const intern = { role: 'intern' } as const;

it('changes one channel and keeps the rest', () => {
  const changed = withChannelPreference(defaultPreferences, 'news', 'email', true);
  expect(channelPreferences(changed, 'news')).toEqual({ inapp: true, push: false, email: true });
  expect(channelPreferences(defaultPreferences, 'verification').email).toBe(true);
  expect(channelPreferences(changed, 'broadcast')).toEqual(channelPreferences(defaultPreferences, 'broadcast'));
  expect(defaultPreferences.types).toEqual({});
});

it('never switches security notices off, nor decisions in the application', () => {
  expect(withChannelPreference(defaultPreferences, 'application.decision', 'inapp', false)).toBe(defaultPreferences);
  expect(withChannelPreference(defaultPreferences, 'security', 'inapp', false)).toBe(defaultPreferences);
  expect(withChannelPreference(defaultPreferences, 'security', 'email', false)).toBe(defaultPreferences);
  const stored = { ...defaultPreferences, types: { security: { inapp: false, push: false, email: false } } };
  expect(channelPreferences(stored, 'security')).toEqual({ inapp: true, push: false, email: true });
  expect(alwaysEmailedTopics(intern)).toEqual(['account']);
});

it('names what reaches students by what it is to them', () => {
  const t = translator('en');
  expect(notificationTypeLabel('application.received', intern, t)).toBe('Submitted applications');
  expect(notificationTypeLabel('application.received', { role: 'employer' }, t)).toBe('New applications');
});

it('sums the channels of a topic up in one choice of emails', () => {
  expect(emailTopics(intern)).toEqual(['applications', 'internships', 'news']);
  expect(emailTopics({ role: 'admin' })).toEqual(['reviews', 'news']);
  expect(emailTopics({ role: 'employer', memberRole: 'reviewer' })).toEqual(['applications', 'internships', 'news']);
  const about = (preferences: typeof defaultPreferences) => emailsAbout(preferences, 'applications', intern);
  expect(about(defaultPreferences)).toBe('all');
  expect(emailsAbout(defaultPreferences, 'news', intern)).toBe('none');
  const some = withChannelPreference(defaultPreferences, 'application.offer', 'email', false);
  expect(about(some)).toBe('some');
  const none = withTopicEmail(some, 'applications', intern, false);
  expect(about(none)).toBe('none');
  expect(channelPreferences(none, 'application.decision').inapp).toBe(true);
  expect(about(withTopicEmail(none, 'applications', intern, true))).toBe('all');
});
