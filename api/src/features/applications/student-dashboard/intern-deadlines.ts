import { endOfDay, type Id, type InternDashboard } from '@prentice/contract';
import type { InternshipSummary } from '../../internships/index.ts';
import type { ApplicationRow, ApplicationDraftRow } from '../application.entity.ts';

type Summaries = ReadonlyMap<Id, InternshipSummary>;
type Row = Pick<ApplicationRow, '_id' | 'internshipId' | 'state' | 'interview' | 'interviewAt' | 'offerExpiresAt'>;
type Deadline = InternDashboard['deadlines'][number];

/** Returns what an item of the dashboard says about its internship. */
export const internshipReference = (internshipId: Id, internshipSummary: InternshipSummary) => ({
  internshipId,
  slug: internshipSummary.slug,
  title: internshipSummary.title ?? '',
  employerName: internshipSummary.employer.name,
});

function deadline(
  kind: Deadline['kind'],
  row: Pick<Row, 'internshipId'>,
  summaries: Summaries,
  applicationId: Id | null,
): Deadline[] {
  const internshipId = row.internshipId.toHexString();
  const summary = summaries.get(internshipId);
  if (!summary?.deadline || summary.state !== 'open') return [];
  return [
    {
      ...internshipReference(internshipId, summary),
      kind,
      applicationId,
      at: endOfDay(summary.deadline).toISOString(),
    },
  ];
}

function offer(row: Row, summaries: Summaries): Deadline[] {
  const summary = summaries.get(row.internshipId.toHexString());
  if (!summary || row.state !== 'offered' || !row.offerExpiresAt) return [];
  const applicationId = row._id.toHexString();
  return [
    {
      ...internshipReference(row.internshipId.toHexString(), summary),
      kind: 'offer',
      applicationId,
      at: row.offerExpiresAt.toISOString(),
    },
  ];
}

/** Offers to answer, and internships to apply to that were begun or that interest was shown in. */
export function deadlinesOf(
  rows: readonly Row[],
  drafts: readonly ApplicationDraftRow[],
  summaries: Summaries,
): Deadline[] {
  const unsentDrafts = drafts.filter((draft) => !rows.some((row) => row.internshipId.equals(draft.internshipId)));
  return [
    ...rows.flatMap((row) => offer(row, summaries)),
    ...rows.flatMap((row) =>
      row.state === 'interested' ? deadline('interest', row, summaries, row._id.toHexString()) : [],
    ),
    ...unsentDrafts.flatMap((draft) => deadline('draft', draft, summaries, null)),
  ];
}

/** Interviews that lie ahead, soonest first. */
export function interviewsOf(rows: readonly Row[], summaries: Summaries, now: Date): InternDashboard['interviews'] {
  return rows
    .flatMap((row) => {
      const summary = summaries.get(row.internshipId.toHexString());
      const { interview, interviewAt } = row;
      if (!summary || !interview || !interviewAt || interviewAt < now) return [];
      const { durationMinutes, mode } = interview;
      const applicationId = row._id.toHexString();
      const startsAt = interviewAt.toISOString();
      return [
        {
          ...internshipReference(row.internshipId.toHexString(), summary),
          applicationId,
          startsAt,
          durationMinutes,
          mode,
        },
      ];
    })
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}
