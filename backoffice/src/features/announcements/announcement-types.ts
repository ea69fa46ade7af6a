import {
  announcementLanguages,
  DAY,
  dayOf,
  defaultTimeZone,
  instantOfLocalTime,
  writtenLanguages,
  type AnnouncementAudience,
  type announcementViews,
  type AudienceReply,
  type ViewOf,
} from '@prentice/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { clockTime, readersZone, weekdayText } from '../../ui/formats/time-format.ts';
import { useNow } from '../../ui/page/timing.hook.ts';

/** An announcement in a list, and with its texts. */
export type ListedAnnouncement = ViewOf<typeof announcementViews.summary>;
export type OpenedAnnouncement = ViewOf<typeof announcementViews.item>;

/** Returns an audience in words, such as "Employer accounts · verified only · German". */
export function useAudienceText(): (audience: AnnouncementAudience) => string {
  const text = useMessages();
  const valueLabel = useValueLabel();
  return ({ groups, verification, institution, field, activity, activityDays, language }) => {
    if (groups.length === 0) return text('announcements.audience.nobody');
    const names = groups.map((group) => valueLabel('announcementGroup', group)).join(', ');
    const states = verification.map((state) => valueLabel('verificationState', state).toLocaleLowerCase()).join(', ');
    return [
      names,
      groups.includes('employer') && states && text('announcements.audience.verification', { states }),
      groups.includes('intern') && institution && text('announcements.audience.institution', { text: institution }),
      groups.includes('intern') && field && text('announcements.audience.field', { text: field }),
      activity !== 'any' && text(`announcements.audience.${activity}`, { smart_count: activityDays }),
      language && valueLabel('announcementLanguage', language),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

/** Returns how many get it on each channel that is used, such as "30 on the website, 9 by email". */
export function useReachText(): (reach: AudienceReply['reach'], used: { email: boolean; push: boolean }) => string {
  const text = useMessages();
  return ({ inapp, email, push }, used) =>
    [
      text('announcements.reach.inapp', { count: inapp }),
      used.email && text('announcements.reach.email', { count: email }),
      used.push && text('announcements.reach.push', { count: push }),
    ]
      .filter(Boolean)
      .join(', ');
}

/**
 * Returns how many recipients read it in the other language because there is no text in theirs, in words; empty where
 * nobody does.
 */
export function useMissingLanguageText(): (
  texts: Pick<OpenedAnnouncement, 'en' | 'de'>,
  readers: AudienceReply['languages'],
) => string {
  const text = useMessages();
  return (texts, readers) => {
    const written = writtenLanguages(texts);
    const [missing] = announcementLanguages.filter((language) => !written.includes(language));
    if (written.length !== 1 || !missing || readers[missing] === 0) return '';
    return text(`announcements.noText.${missing}`, { smart_count: readers[missing] });
  };
}

/** Returns how many have it in their inbox, in words; empty before sending begins. */
export function useProgressText(): (announcement: Omit<ListedAnnouncement, 'failures'>) => string {
  const text = useMessages();
  return ({ state, startedAt, processed, recipients }) => {
    if (state === 'sent') return text('announcements.sentTo', { smart_count: processed });
    return startedAt ? text('announcements.progressOf', { processed, recipients: recipients ?? processed }) : '';
  };
}

/**
 * Asks how many more announcements can be sent in the week of a moment.
 * @param at an ISO instant; the present one when null
 */
export const useAnnouncementWeek = (scheduledFor: string | null) =>
  useQuery({
    queryKey: ['announcements', 'week', scheduledFor],
    queryFn: ({ signal }) =>
      client.announcements.week({ query: scheduledFor === null ? {} : { at: scheduledFor } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Returns a function that says from when on announcements can be sent again: the week after the one of a Monday. */
export function useWeekRenewalText(): (monday: string) => string {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const zone = readersZone();
  return (monday) => {
    const nextMonday = new Date(Date.parse(`${monday}T00:00:00Z`) + 7 * DAY);
    const renewal = instantOfLocalTime(nextMonday, defaultTimeZone).getTime();
    const day = weekdayText(dayOf(renewal, zone), dayOf(now, zone), locale);
    return text('announcements.week.renewal', { day, time: clockTime(renewal, locale, zone) });
  };
}

/** What the page of a draft gets from the page before it when sending is to be confirmed at once. */
export const sendingRequested = { confirmSending: true };
export const isSendingRequested = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'confirmSending' in state;
