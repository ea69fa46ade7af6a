import { defaultPreferences, notificationTypeNames, notificationTypes } from '@prentice/contract';
import { expect, it } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { channelPreferences, notificationTypesFor, withChannelPreference } from './notification-preferences.ts';

it('changes one channel and keeps the rest', () => {
  const changed = withChannelPreference(defaultPreferences, 'news', 'email', true);
  expect(channelPreferences(changed, 'news')).toEqual({ inapp: true, push: false, email: true });
  expect(channelPreferences(defaultPreferences, 'verification').email).toBe(true);
  expect(channelPreferences(changed, 'broadcast')).toEqual(channelPreferences(defaultPreferences, 'broadcast'));
  expect(defaultPreferences.types).toEqual({});
});

it('never switches decisions or security notices off in the application', () => {
  expect(withChannelPreference(defaultPreferences, 'security', 'inapp', false)).toBe(defaultPreferences);
  expect(
    channelPreferences(withChannelPreference(defaultPreferences, 'security', 'email', false), 'security').email,
  ).toBe(false);
});

it('offers the notification types of the role', () => {
  expect(notificationTypesFor('intern')).not.toContain('response.reminder');
  expect(notificationTypesFor('employer')).toContain('response.reminder');
  expect(notificationTypesFor('employer')).toContain('security');
  expect(notificationTypesFor('employer')).not.toContain('deadline.near');
  expect(notificationTypesFor('employer')).not.toContain('review.queue');
  expect(notificationTypesFor('admin')).toContain('review.queue');
});

it.each(['en', 'de'] as const)('calls the types in %s what emails call them', (language) => {
  for (const type of notificationTypes)
    expect(translator(language)(`notification.${type}`)).toBe(notificationTypeNames[language][type]);
});
