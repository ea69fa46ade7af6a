import { endOfDay, type Id, type InternDashboard } from '@prentice/contract';
import type { InternshipCard } from '../ports/internship-directory.port.ts';
import type { ApplicationRow } from './application.entity.ts';
import type { DraftRow } from './draft.entity.ts';

type Cards = ReadonlyMap<Id, InternshipCard>;
type Row = Pick<ApplicationRow, '_id' | 'internshipId' | 'state' | 'interview' | 'interviewAt' | 'offerExpiresAt'>;
type Deadline = InternDashboard['deadlines'][number];

/** What an item of the dashboard says about its internship. */
export const named = (internshipId: Id, card: InternshipCard) => ({
  internshipId,
  slug: card.slug,
  title: card.title ?? '',
  employerName: card.employer.name,
});

function deadline(
  kind: Deadline['kind'],
  row: Pick<Row, 'internshipId'>,
  cards: Cards,
  applicationId: Id | null,
): Deadline[] {
  const internshipId = row.internshipId.toHexString();
  const card = cards.get(internshipId);
  if (!card?.deadline || card.state !== 'open') return [];
  return [{ ...named(internshipId, card), kind, applicationId, at: endOfDay(card.deadline).toISOString() }];
}

function offer(row: Row, cards: Cards): Deadline[] {
  const card = cards.get(row.internshipId.toHexString());
  if (!card || row.state !== 'offered' || !row.offerExpiresAt) return [];
  const applicationId = row._id.toHexString();
  return [
    {
      ...named(row.internshipId.toHexString(), card),
      kind: 'offer',
      applicationId,
      at: row.offerExpiresAt.toISOString(),
    },
  ];
}

/** Offers to answer, and internships to apply to that were begun or that interest was shown in. */
export function deadlinesOf(rows: readonly Row[], drafts: readonly DraftRow[], cards: Cards): Deadline[] {
  const begun = drafts.filter((draft) => !rows.some((row) => row.internshipId.equals(draft.internshipId)));
  return [
    ...rows.flatMap((row) => offer(row, cards)),
    ...rows.flatMap((row) =>
      row.state === 'interested' ? deadline('interest', row, cards, row._id.toHexString()) : [],
    ),
    ...begun.flatMap((draft) => deadline('draft', draft, cards, null)),
  ];
}

/** Interviews that lie ahead, soonest first. */
export function interviewsOf(rows: readonly Row[], cards: Cards, now: Date): InternDashboard['interviews'] {
  return rows
    .flatMap((row) => {
      const card = cards.get(row.internshipId.toHexString());
      const { interview, interviewAt } = row;
      if (!card || !interview || !interviewAt || interviewAt < now) return [];
      const { durationMinutes, mode } = interview;
      const applicationId = row._id.toHexString();
      const startsAt = interviewAt.toISOString();
      return [{ ...named(row.internshipId.toHexString(), card), applicationId, startsAt, durationMinutes, mode }];
    })
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}
