import { MINUTE } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../providers/session.ts';

/** How long an interview usually takes; rows of a list do not say how long theirs is. */
export const USUAL_MINUTES = 45;

/** An interview of the company that is still to come. */
export interface ScheduledInterview {
  readonly applicationId: string;
  /** The candidate's name, or the alias while review is blind. */
  readonly displayName: string;
  readonly startsAt: string;
}

/** Returns which of the interviews overlap a time; lengths are in minutes. */
export const overlapping = (
  interviews: readonly ScheduledInterview[],
  startsAt: number,
  durationMinutes: number,
): readonly ScheduledInterview[] =>
  interviews.filter((interview) => {
    const otherStart = Date.parse(interview.startsAt);
    return otherStart < startsAt + durationMinutes * MINUTE && startsAt < otherStart + USUAL_MINUTES * MINUTE;
  });

async function fetchScheduledInterviews(signal: AbortSignal): Promise<readonly ScheduledInterview[]> {
  const list = { filter: { state: ['interview'] }, sort: ['updatedAt', 'DESC'], range: [0, 499] } as const;
  const { items } = await client.applications.list({ list }, { signal });
  return items.flatMap((row) =>
    'noteCount' in row && row.interview
      ? [{ applicationId: row.id, displayName: row.displayName, startsAt: row.interview.startsAt }]
      : [],
  );
}

/**
 * Returns the interviews that the company has arranged, without that of one application; undefined while they are on their
 * way, and none where they cannot be loaded: an interview can be arranged without.
 */
export function useScheduledInterviews(exceptId: string): readonly ScheduledInterview[] | undefined {
  const { data, isLoading } = useQuery({
    queryKey: ['applications', 'scheduled-interviews'],
    queryFn: ({ signal }) => fetchScheduledInterviews(signal),
    retry: false,
    gcTime: 0,
  });
  return isLoading ? undefined : (data ?? []).filter(({ applicationId }) => applicationId !== exceptId);
}
