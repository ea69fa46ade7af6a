import { useLocale } from 'ra-core';
import type { ReactNode } from 'react';
import { useMessages, useValueLabel, type Translate } from '../../../i18n/messages.hook.ts';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';
import { exactTime } from '../../../ui/formats/time-format.ts';
import { StatusChip } from '../../../ui/formats/StatusChip.tsx';
import { GradeWithQuote } from '../../../ui/match/GradeWithQuote.tsx';
import { isDifferent, itemOf, requirementsOf } from '../../../ui/match/match-requirements.ts';
import { useMatchTexts } from '../../../ui/match/match-texts.hook.ts';
import { useProfileLabels } from '../../../ui/formats/profile-labels.hook.ts';
import { isUnblinded, candidateProfileOf, type ApplicationDetails } from '../application-types.ts';

/** A row of the comparison. */
export interface Criterion {
  readonly label: string;
  /** Where labels can be the same. */
  readonly key?: string;
  readonly remark?: string;
  readonly render: (application: ApplicationDetails) => ReactNode;
}

const lines = (items: readonly string[] | undefined): string => items?.join('\n') || '–';

/** Returns the letter, and each answer under its question; hidden where review is blind. */
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

/** Returns how the CVs meet the requirements in short, then a row for each requirement, which says where they differ. */
function useMatchCriteria(applications: readonly ApplicationDetails[]): readonly Criterion[] {
  const text = useMessages();
  const texts = useMatchTexts();
  const matches = applications.map(({ match }) => match);
  return [
    {
      label: text('match.title'),
      render: ({ match }) => {
        if (!match || match.items.length === 0) return text(match ? 'match.unreadable' : 'match.none');
        return texts.inColumn(match);
      },
    },
    ...[...requirementsOf(matches)].map(([key, { requirement }]): Criterion => ({
      key,
      label: texts.requirement(requirement),
      ...(isDifferent(matches, key) && { remark: text('match.differs') }),
      render: ({ match }) => <GradeWithQuote item={itemOf(match, key)} />,
    })),
    {
      label: text('match.eligibility'),
      render: ({ unmet }) =>
        unmet.length === 0
          ? text('match.eligible')
          : unmet.map((rule) => text('match.unmet', { needed: texts.unmet(rule) })).join('\n'),
    },
  ];
}

/** Returns what candidates are compared by, in the order of the rows. */
export function useComparisonCriteria(applications: readonly ApplicationDetails[]): readonly Criterion[] {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const profileLabels = useProfileLabels();
  const matchCriteria = useMatchCriteria(applications);
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
    ...matchCriteria,
    {
      label: text('candidates.available'),
      render: (application) => {
        const { availability } = candidateProfileOf(application);
        return availability ? profileLabels.available(availability) : '–';
      },
    },
    {
      label: text('candidates.education'),
      render: (application) =>
        lines(
          candidateProfileOf(application).education?.map(({ degree, field, institution }) =>
            [valueLabel('studyLevel', degree), field, institution].filter(Boolean).join(', '),
          ),
        ),
    },
    {
      label: text('candidates.skills'),
      render: (application) => lines(candidateProfileOf(application).skills?.map(({ label }) => label)),
    },
    {
      label: text('candidates.languages'),
      render: (application) => lines(candidateProfileOf(application).languages?.map(profileLabels.language)),
    },
    { label: text('candidates.answers'), render: (application) => answersOf(application, text) },
    {
      label: text('outcome.interview'),
      render: ({ interview }) => (interview ? exactTime(Date.parse(interview.startsAt), locale) : '–'),
    },
    { label: text('candidates.tags'), render: ({ tags }) => tags.join(', ') || '–' },
  ];
}
