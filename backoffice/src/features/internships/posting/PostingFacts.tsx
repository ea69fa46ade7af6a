import { fieldsWith, internshipFields } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { dayText, exactTime } from '../../../ui/formats/time-format.ts';
import { Facts } from '../../../ui/page/Panel.tsx';
import { placeText } from '../../../ui/formats/value-format.ts';
import { PayField } from '../../../ui/formats/PayField.tsx';
import type { PostedInternship } from '../internship-types.ts';

const valueFacts = fieldsWith(internshipFields, 'fact');

/** Shows what people look for first: pay, length, start, place and mode, deadline, response promise. */
export function PostingFacts({ internship }: { internship: PostedInternship }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const places = internship.locations.map((place) => placeText(place, locale)).join(' · ');
  const start = internship.startDate ? dayText(internship.startDate, locale) : null;
  return (
    <Facts
      facts={[
        [text('posting.pay'), <PayField key="pay" pay={internship.pay} />],
        [
          text('posting.duration'),
          internship.durationWeeks && text('posting.weeks', { smart_count: internship.durationWeeks }),
        ],
        [
          text('posting.hours'),
          internship.hoursPerWeek && text('posting.hoursPerWeek', { hours: internship.hoursPerWeek }),
        ],
        [
          text('posting.start'),
          [start, internship.startFlexible && text('posting.flexible')].filter(Boolean).join(', '),
        ],
        [
          text('posting.where'),
          [internship.workMode && valueLabel('workMode', internship.workMode), places].filter(Boolean).join(' · '),
        ],
        [text('posting.deadline'), internship.deadline && dayText(internship.deadline, locale)],
        [text('posting.publishAt'), internship.publishAt && exactTime(Date.parse(internship.publishAt), locale)],
        [text('posting.promise'), text('posting.answersWithin', { smart_count: internship.responseDays })],
        [text('posting.openings'), internship.openings],
        ...valueFacts.map((field): [string, string | null] => {
          const value = internship[field];
          return [text(`posting.field.${field}`), value && valueLabel(field, value)];
        }),
        [text('posting.mentor'), internship.mentorName],
      ]}
    />
  );
}
