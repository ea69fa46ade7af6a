import { useQuery } from '@tanstack/react-query';
import { client } from '../../../providers/session.ts';
import type { ModeratedInternship } from '../internship-types.ts';

/** The states of internships that have passed a review, and those of internships that have not. */
const approved = ['open', 'scheduled', 'paused', 'closed', 'filled', 'archived'] as const;
const refused = ['rejected', 'removed'] as const;

const countOf = async (employerId: string, state: readonly string[], signal: AbortSignal): Promise<number> =>
  (await client.internships.list({ list: { filter: { employerId, state }, range: [0, 0] } }, { signal })).total;

async function readFacts(employerId: string, signal: AbortSignal) {
  const [employer, passed, failed] = await Promise.all([
    client.employers.get({ params: { id: employerId } }, { signal }),
    countOf(employerId, approved, signal),
    countOf(employerId, refused, signal),
  ]);
  return { employer, passed, failed };
}
export type EmployerHistory = Awaited<ReturnType<typeof readFacts>>;

/** Loads the employer of an internship, and how many of its internships were approved and refused before. */
export const useEmployerHistory = ({ employerId }: ModeratedInternship) =>
  useQuery({
    queryKey: ['employers', 'moderated', employerId],
    queryFn: ({ signal }) => readFacts(employerId, signal),
  });
