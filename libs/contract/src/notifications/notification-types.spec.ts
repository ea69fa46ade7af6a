import { describe, expect, it } from 'vitest';
import { defaultPreferences, type Preferences } from './notification.contract.ts';
import {
  channelUse,
  inboxTopicFilter,
  isChannelChosen,
  isInSummaryOnly,
  topicsFor,
  typesOfTopic,
  wantsChannel,
} from './notification-types.ts';

const chosen = (types: Preferences['types']): Preferences => ({ ...defaultPreferences, types });

describe('the channels of a notification', () => {
  it('are those that its type uses unless somebody chooses otherwise', () => {
    expect(channelUse('search.match', 'push')).toBe('opt_in');
    expect(wantsChannel(defaultPreferences, 'search.match', 'email')).toBe(true);
    expect(wantsChannel(defaultPreferences, 'search.match', 'push')).toBe(false);
  });
  it('are those that somebody chose', () => {
    const preferences = chosen({ 'search.match': { inapp: true, email: false, push: true } });
    expect(wantsChannel(preferences, 'search.match', 'email')).toBe(false);
    expect(wantsChannel(preferences, 'search.match', 'push')).toBe(true);
    expect(wantsChannel(preferences, 'search.match', 'inapp')).toBe(true);
    expect(wantsChannel(preferences, 'news', 'push')).toBe(false);
  });
  it('cannot be switched off where they are always used, nor on where they never are', () => {
    const preferences = chosen({ security: { email: false, push: true, inapp: false } });
    expect(wantsChannel(preferences, 'security', 'email')).toBe(true);
    expect(wantsChannel(preferences, 'security', 'inapp')).toBe(true);
    expect(wantsChannel(preferences, 'security', 'push')).toBe(false);
  });
  it.each([
    ['search.match', 'email', true],
    ['search.match', 'push', true],
    ['security', 'email', false],
    ['security', 'push', false],
  ] as const)('of %s by %s can be chosen: %s', (type, channel, isChosen) => {
    expect(isChannelChosen(type, channel)).toBe(isChosen);
  });
});

describe('the summary', () => {
  it('alone tells companies of new and withdrawn applications, and students of changed internships', () => {
    expect(isInSummaryOnly('application.received', 'employer')).toBe(true);
    expect(isInSummaryOnly('application.withdrawn', 'employer')).toBe(true);
    expect(isInSummaryOnly('internship.changed', 'intern')).toBe(true);
  });
  it('is not the only email about anything else', () => {
    expect(isInSummaryOnly('application.received', 'intern')).toBe(false);
    expect(isInSummaryOnly('application.decision', 'intern')).toBe(false);
    expect(isInSummaryOnly('news', 'anonymous')).toBe(false);
  });
});

describe('the topics of notifications', () => {
  it('hold the types that can reach their reader', () => {
    expect(typesOfTopic('reminders', { role: 'intern' })).toEqual(['deadline.near']);
    expect(typesOfTopic('reminders', { role: 'employer' })).toEqual(['response.reminder']);
    expect(typesOfTopic('account', { role: 'intern' })).toEqual(['security']);
  });
  it('are left out where nothing of them can reach their reader', () => {
    expect(topicsFor({ role: 'anonymous' })).toEqual([]);
    expect(topicsFor({ role: 'admin' })).toEqual(['reviews', 'news', 'account']);
  });
  it('filter an inbox by types, and reminders by the date until which something is to be done', () => {
    expect(inboxTopicFilter('reminders', { role: 'employer' })).toEqual({ deadlines: true });
    expect(inboxTopicFilter('news', { role: 'employer' })).toEqual({ type: ['news', 'broadcast'] });
  });
});
