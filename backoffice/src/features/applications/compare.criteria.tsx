import { useLocale } from 'ra-core';
import type { ReactNode } from 'react';
import { useText, useWord, type Text } from '../../i18n/text.hook.ts';
import { Moment } from '../../ui/moment.tsx';
import { exactTime } from '../../ui/moment.text.ts';
import { StatusChip } from '../../ui/status.chip.tsx';
import { useProfileWords } from '../../ui/profile.words.hook.ts';
import { isSeen, toldBy, type Candidacy } from './application.types.ts';

/** A row of the comparison. */
export interface Criterion {
  readonly label: string;
  readonly render: (one: Candidacy) => ReactNode;
}

const lines = (items: readonly string[] | undefined): string => items?.join('\n') || '–';

/** The letter, and each answer under its question; hidden where review is blind. */
function answersOf(one: Candidacy, text: Text): string {
  if (!isSeen(one)) return text('outcome.hidden');
  const given = new Map(one.answers.map(({ key, value }) => [key, value]));
  const answers = one.questions.map(({ key, label }) => {
    const value = given.get(key);
    const said = typeof value === 'boolean' ? text(value ? 'candidates.yes' : 'candidates.no') : value;
    return `${label}\n${Array.isArray(said) ? said.join(', ') : (said ?? text('candidates.noAnswer'))}`;
  });
  return [one.coverNote ?? text('candidates.noCoverNote'), ...answers].join('\n\n');
}

/** What candidates are compared by, in the order of the rows. */
export function useCriteria(): readonly Criterion[] {
  const text = useText();
  const word = useWord();
  const words = useProfileWords();
  const locale = useLocale() ?? 'en';
  return [
    { label: text('candidates.state'), render: (one) => <StatusChip state={one.state} words="applicationState" /> },
    { label: text('candidates.applied'), render: (one) => <Moment at={one.submittedAt} /> },
    {
      label: text('candidates.rating'),
      render: ({ rating }) => (rating === null ? '–' : text('candidates.stars', { value: rating })),
    },
    {
      label: text('candidates.available'),
      render: (one) => {
        const { availability } = toldBy(one);
        return availability ? words.available(availability) : '–';
      },
    },
    {
      label: text('candidates.education'),
      render: (one) =>
        lines(
          toldBy(one).education?.map(({ degree, field, institution }) =>
            [word('studyLevel', degree), field, institution].filter(Boolean).join(', '),
          ),
        ),
    },
    { label: text('candidates.skills'), render: (one) => lines(toldBy(one).skills?.map(({ label }) => label)) },
    {
      label: text('candidates.languages'),
      render: (one) => lines(toldBy(one).languages?.map(words.language)),
    },
    { label: text('candidates.answers'), render: (one) => answersOf(one, text) },
    {
      label: text('outcome.interview'),
      render: ({ interview }) => (interview ? exactTime(Date.parse(interview.startsAt), locale) : '–'),
    },
    { label: text('candidates.tags'), render: ({ tags }) => tags.join(', ') || '–' },
  ];
}
