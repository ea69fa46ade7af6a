import type { CvReading } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../session/query.hook.ts';
import { session } from '../site/browser-session.ts';

/** Reads a CV again, if there is one. What cannot be read is entered by hand. */
export function useCvReading(id: string | null) {
  return useQuery<CvReading>(
    {
      queryKey: ['cv-reading', id],
      queryFn: () => session.client.documents.reading({ params: { id: id ?? '' } }),
      enabled: id !== null,
      staleTime: Infinity,
      retry: false,
    },
    queryClient,
  );
}
