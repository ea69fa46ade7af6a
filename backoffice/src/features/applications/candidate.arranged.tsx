import { Box, Link } from '@mui/material';
import { isInterviewMoot, lastCallOff } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { Moment } from '../../ui/moment.tsx';
import { dayText, exactTime } from '../../ui/moment.text.ts';
import { Facts, Panel } from '../../ui/panel.tsx';
import { PayField } from '../../ui/pay.field.tsx';
import type { Candidacy } from './application.types.ts';
import { InterviewCalendar } from './interview.calendar.tsx';

function Interviewed({ one }: { one: Candidacy }): ReactElement | null {
  const text = useText();
  const word = useWord();
  const locale = useLocale() ?? 'en';
  const { id, interview } = one;
  if (!interview) return null;
  const calendar = text(isInterviewMoot(one) ? 'outcome.calendarRemove' : 'outcome.calendar');
  const where = interview.link ? (
    <Link href={interview.link} target="_blank" rel="noreferrer" sx={{ display: 'inline-block', minHeight: 24 }}>
      {interview.link}
    </Link>
  ) : (
    interview.place
  );
  return (
    <Panel title={text('outcome.interview')} beside={<InterviewCalendar id={id} label={calendar} />}>
      <Facts
        facts={[
          [text('outcome.when'), exactTime(Date.parse(interview.startsAt), locale)],
          [text('candidates.minutes'), String(interview.durationMinutes)],
          [text('candidates.mode'), word('interviewMode', interview.mode)],
          [text('outcome.where'), where],
          [text('outcome.note'), interview.note],
        ]}
      />
    </Panel>
  );
}

/** When it was to be is kept, with what takes it out of the team's calendars too. */
function CalledOff({ one: { id, state, events } }: { one: Candidacy }): ReactElement | null {
  const text = useText();
  const locale = useLocale() ?? 'en';
  const off = lastCallOff<Candidacy['events'][number]>(events);
  if (!off?.interviewAt || state !== 'shortlisted') return null;
  return (
    <Panel
      title={text('outcome.calledOff')}
      beside={<InterviewCalendar id={id} label={text('outcome.calendarRemove')} />}
    >
      <Facts
        facts={[
          [text('outcome.when'), exactTime(Date.parse(off.interviewAt), locale)],
          [text('outcome.callOffWords'), off.note],
        ]}
      />
    </Panel>
  );
}

function Offered({ one: { offer } }: { one: Candidacy }): ReactElement | null {
  const text = useText();
  const locale = useLocale() ?? 'en';
  if (!offer) return null;
  return (
    <Panel title={text('outcome.madeOffer')}>
      <Facts
        facts={[
          [text('outcome.startDate'), dayText(offer.startDate, locale)],
          [text('outcome.pay'), <PayField key="pay" pay={offer.pay} />],
          [text('outcome.expires'), <Moment key="until" at={offer.expiresAt} />],
        ]}
      />
      <Box sx={{ mt: 1.5, maxWidth: '68ch', whiteSpace: 'pre-line' }}>{offer.text}</Box>
    </Panel>
  );
}

/** The interview, or that it was called off, and the offer as the candidate has them. */
export function Arranged({ one }: { one: Candidacy }): ReactElement {
  return (
    <>
      <Interviewed one={one} />
      <CalledOff one={one} />
      <Offered one={one} />
    </>
  );
}
