import {
  allows,
  consequencesOf,
  findTransition,
  internshipLifecycle,
  type internshipViews,
  type ViewOf,
} from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import type { ReviewedReport } from './ReportStatus.tsx';

/** An internship as those who moderate it see it. */
export type ReportedInternship = ViewOf<typeof internshipViews.admin>;

const isModerated = (internship: object): internship is ReportedInternship => 'risk' in internship;

/** Loads the internship that a report is about; nothing where it is about something else. */
export const useReportedInternship = ({ targetType, targetId }: ReviewedReport) =>
  useQuery({
    queryKey: ['internships', 'reported', targetId],
    meta: { isLive: true },
    enabled: targetType === 'internship',
    queryFn: async ({ signal }) => {
      const internship = await client.internships.get({ params: { id: targetId } }, { signal });
      return isModerated(internship) ? internship : null;
    },
  });

/**
 * Returns the internship that can be removed together with upholding the report: one that is still there, and is not
 * removed by the decision itself.
 */
export function useRemovableInternship(report: ReviewedReport): ReportedInternship | null {
  const ability = useAbility();
  const { data } = useReportedInternship(report);
  if (!data || consequencesOf(report).some(({ action }) => action === 'remove_internship')) return null;
  const isPossible = findTransition(internshipLifecycle, data.state, 'removed', 'admin') !== undefined;
  return isPossible && allows(ability, 'transition', 'Internship', data) ? data : null;
}
