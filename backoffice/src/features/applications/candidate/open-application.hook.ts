import { useQuery } from '@tanstack/react-query';
import { client } from '../../../providers/session.ts';

/** One application as its reader may see it. Asking for it opens it: the first time, the candidate learns of that. */
export const useOpenApplication = (id: string) =>
  useQuery({
    queryKey: ['applications', 'one', id],
    queryFn: ({ signal }) => client.applications.open({ params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  });
