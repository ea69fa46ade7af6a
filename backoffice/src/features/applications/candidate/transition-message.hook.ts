import { MINUTE } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { relativeTime } from '../../../ui/formats/time-format.ts';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import type { ApplicationDetails } from '../application-types.ts';

const messageKeys = {
  shortlisted: 'triage.departed.shortlisted',
  rejected: 'triage.departed.rejected',
  withdrawn: 'triage.departed.withdrawn',
} as const;
const hasMessage = (state: string): state is keyof typeof messageKeys => state in messageKeys;

type Entry = ApplicationDetails['events'][number] & { readonly actorId?: string | null };

/** Returns the entry of the history with which an application came to its state; blind review hides whose it was. */
export function latestTransition({ events, state }: Pick<ApplicationDetails, 'events' | 'state'>): Entry | undefined {
  const entries: readonly Entry[] = events;
  return entries.findLast(({ to }) => to === state);
}

type NameById = (userId: string | null | undefined) => string | undefined;

/** Returns what says who took a candidate to their state, and when. */
export function useTransitionMessage(): (application: ApplicationDetails, colleagueName: NameById) => string {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const nameOf = useCandidateName();
  return (application, colleagueName) => {
    const state = valueLabel('applicationState', application.state);
    const entry = latestTransition(application);
    const changedAt = Date.parse(entry?.at ?? application.updatedAt);
    const change = {
      name: nameOf(application),
      state,
      who: colleagueName(entry?.actorId) ?? text('triage.yourTeam'),
      when: now - changedAt < MINUTE ? text('triage.justNow') : relativeTime(changedAt, now, locale),
    };
    if (hasMessage(application.state) && entry?.reason !== 'undone')
      return text(messageKeys[application.state], change);
    return text(entry?.by === 'employer' ? 'triage.departed.moved' : 'triage.departed.nowInState', change);
  };
}
