import { useLocale } from 'ra-core';
import type { ReactNode } from 'react';
import { useMessages, useValueLabel, type Translate } from '../../../i18n/messages.hook.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { exactTime } from '../../../ui/time-format.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useMatchTexts } from '../../../ui/match-texts.hook.ts';
import { useProfileLabels } from '../../../ui/profile-labels.hook.ts';
import { isUnblinded, candidateProfileOf, type ApplicationDetails } from '../application-types.ts';

/** A row of the comparison. */
export interface Criterion {
  readonly label: string;
  readonly render: (application: ApplicationDetails) => ReactNode;
}

const lines = (items: readonly string[] | undefined): string => items?.join('\n') || '–';

/** The letter, and each answer under its question; hidden where review is blind. */
function answersOf(application: ApplicationDetails, text: Translate): string {
  if (!isUnblinded(application)) return text('outcome.hidden');
  const valuesByKey = new Map(application.answers.map(({ key, value }) => [key, value]));
  const answers = application.questions.map(({ key, label }) => {
    const value = valuesByKey.get(key);
    const answer = typeof value === 'boolean' ? text(value ? 'candidates.yes' : 'candidates.no') : value;
    return `${label}\n${Array.isArray(answer) ? answer.join(', ') : (answer ?? text('candidates.noAnswer'))}`;
  });
  return [application.coverNote ?? text('candidates.noCoverNote'), ...answers].join('\n\n');
}

/** The score, then each requirement with how it was found and the quoted words, where they may be seen. */
function useMatchLines(): (application: ApplicationDetails) => string {
  const text = useMessages();
  const texts = useMatchTexts();
  return ({ match, unmet }) => {
    if (!match || match.score === null) return text(match ? 'match.unreadable' : 'match.none');
    const items = match.items.map((item) => {
      const quote = texts.evidence(item)?.quote.replaceAll('\n', ' ');
      return `${texts.requirement(item.requirement)}: ${texts.grade(item)}${quote ? ` – “${quote}”` : ''}`;
    });
    const missing = unmet.map((one) => text('match.unmet', { needed: texts.unmet(one) }));
    return [text('match.score', { score: match.score }), ...items, ...missing].join('\n');
  };
}

/** What candidates are compared by, in the order of the rows. */
export function useComparisonCriteria(): readonly Criterion[] {
  const text = useMessages();
  const word = useValueLabel();
  const words = useProfileLabels();
  const matchLines = useMatchLines();
  const locale = useLocale() ?? 'en';
  return [
    {
      label: text('candidates.state'),
      render: (application) => <StatusChip state={application.state} labelPrefix="applicationState" />,
    },
    { label: text('candidates.applied'), render: (application) => <RelativeTime instant={application.submittedAt} /> },
    {
      label: text('candidates.rating'),
      render: ({ rating }) => (rating === null ? '–' : text('candidates.stars', { value: rating })),
    },
    { label: text('match.title'), render: matchLines },
    {
      label: text('candidates.available'),
      render: (application) => {
        const { availability } = candidateProfileOf(application);
        return availability ? words.available(availability) : '–';
      },
    },
    {
      label: text('candidates.education'),
      render: (application) =>
        lines(
          candidateProfileOf(application).education?.map(({ degree, field, institution }) =>
            [word('studyLevel', degree), field, institution].filter(Boolean).join(', '),
          ),
        ),
    },
    {
      label: text('candidates.skills'),
      render: (application) => lines(candidateProfileOf(application).skills?.map(({ label }) => label)),
    },
    {
      label: text('candidates.languages'),
      render: (application) => lines(candidateProfileOf(application).languages?.map(words.language)),
    },
    { label: text('candidates.answers'), render: (application) => answersOf(application, text) },
    {
      label: text('outcome.interview'),
      render: ({ interview }) => (interview ? exactTime(Date.parse(interview.startsAt), locale) : '–'),
    },
    { label: text('candidates.tags'), render: ({ tags }) => tags.join(', ') || '–' },
  ];
}
