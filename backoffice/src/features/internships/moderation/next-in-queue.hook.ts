import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'ra-core';
import { pathTo } from '../../../app/screen-paths.ts';
import { client } from '../../../providers/session.ts';

/** What waits for a decision beside this internship, the oldest first: how many, and the way to the next. */
export function useNextInQueue(id: string) {
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['internships', 'queue'],
    queryFn: ({ signal }) =>
      client.internships.list(
        { list: { filter: { waiting: true }, sort: ['submittedAt', 'ASC'], range: [0, 1] } },
        { signal },
      ),
  });
  if (!data) return null;
  const others = data.items.filter((internship) => internship.id !== id);
  const left = data.total - (data.items.length - others.length);
  const [next] = others;
  const path = next && pathTo('moderatedInternship', next.id);
  return { left, path, open: () => void (path && navigate(path)) };
}
