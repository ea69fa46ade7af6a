import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../../i18n/text.hook.ts';
import { dayText, exactTime } from '../../../ui/moment.text.ts';
import { Facts } from '../../../ui/panel.tsx';
import { placeText } from '../../../ui/place.text.ts';
import { PayField } from '../../../ui/pay.field.tsx';
import type { PostedInternship } from '../internship.types.ts';

/** What people look for first: pay, length, start, place and mode, deadline, response promise. */
export function PostingFacts({ one }: { one: PostedInternship }): ReactElement {
  const text = useText();
  const word = useWord();
  const locale = useLocale() ?? 'en';
  const places = one.locations.map((place) => placeText(place, locale)).join(' · ');
  const start = one.startDate ? dayText(one.startDate, locale) : null;
  return (
    <Facts
      facts={[
        [text('posting.pay'), <PayField key="pay" pay={one.pay} />],
        [text('posting.duration'), one.durationWeeks && text('posting.weeks', { smart_count: one.durationWeeks })],
        [text('posting.hours'), one.hoursPerWeek && text('posting.hoursPerWeek', { hours: one.hoursPerWeek })],
        [text('posting.start'), [start, one.startFlexible && text('posting.flexible')].filter(Boolean).join(', ')],
        [text('posting.where'), [one.workMode && word('workMode', one.workMode), places].filter(Boolean).join(' · ')],
        [text('posting.deadline'), one.deadline && dayText(one.deadline, locale)],
        [text('posting.publishAt'), one.publishAt && exactTime(Date.parse(one.publishAt), locale)],
        [text('posting.promise'), text('posting.answersWithin', { smart_count: one.responseDays })],
        [text('posting.openings'), one.openings],
        [text('posting.category'), one.category && word('category', one.category)],
        [text('posting.mentor'), one.mentorName],
      ]}
    />
  );
}
