import { useQuery } from '@tanstack/react-query';
import { client } from '../../../providers/session.ts';
import { isApplicationDetails } from '../application-types.ts';
import type { InterviewFormValues } from './interview-form-values.ts';

/** Where an interview of the company took place, or will: the place or the link, and in which way. */
export type InterviewPlace = Pick<InterviewFormValues, 'mode' | 'place'>;

async function fetchLastPlace(signal: AbortSignal): Promise<InterviewPlace | null> {
  const list = { filter: { state: ['interview'] }, sort: ['updatedAt', 'DESC'], range: [0, 0] } as const;
  const { items } = await client.applications.list({ list }, { signal });
  const [row] = items;
  if (!row) return null;
  const application = await client.applications.get({ params: { id: row.id } }, { signal });
  if (!isApplicationDetails(application) || !application.interview) return null;
  const { mode, link, place } = application.interview;
  const where = link ?? place;
  return where ? { mode, place: where } : null;
}

/** Returns where the company arranged its latest interview, to take it again; null while that is not known. */
export const useLastInterviewPlace = (): InterviewPlace | null =>
  useQuery({
    queryKey: ['applications', 'last-interview-place'],
    queryFn: ({ signal }) => fetchLastPlace(signal),
    retry: false,
  }).data ?? null;
