import type { EmployerDashboard } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { clockTime, readersDay, relativeTime, weekdayText } from '../../ui/formats/time-format.ts';
import { useNow } from '../../ui/page/timing.hook.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import { CandidateEntries } from './CandidateEntries.tsx';

interface UpcomingEvent {
  readonly applicationId: string;
  readonly internshipTitle: string;
  readonly candidate: EmployerDashboard['interviews'][number]['candidate'];
  readonly at: string;
}

/** Shows the day and the time, and how far off that is when somebody points at it. */
function EventTime({ at }: Pick<UpcomingEvent, 'at'>): ReactElement {
  const locale = useLocale() ?? 'en';
  const instant = Date.parse(at);
  const now = useNow();
  const day = weekdayText(readersDay(instant), readersDay(now), locale);
  return (
    <time dateTime={at} title={relativeTime(instant, now, locale)}>
      {day}, {clockTime(instant, locale)}
    </time>
  );
}

function EventPanel({ title, events }: { title: string; events: readonly UpcomingEvent[] }): ReactElement | null {
  if (events.length === 0) return null;
  return (
    <Panel title={title}>
      <CandidateEntries label={title} entries={events} renderTime={({ at }) => <EventTime at={at} />} />
    </Panel>
  );
}

/** Shows upcoming interviews and offers that wait for an answer. */
export function UpcomingEvents({ interviews, offers }: Pick<EmployerDashboard, 'interviews' | 'offers'>): ReactElement {
  const text = useMessages();
  return (
    <>
      <EventPanel
        title={text('dashboard.interviews')}
        events={interviews.map(({ startsAt, ...rest }) => ({ ...rest, at: startsAt }))}
      />
      <EventPanel
        title={text('dashboard.offers')}
        events={offers.map(({ expiresAt, ...rest }) => ({ ...rest, at: expiresAt }))}
      />
    </>
  );
}
