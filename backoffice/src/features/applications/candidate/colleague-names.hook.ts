import { useQuery } from '@tanstack/react-query';
import { client } from '../../../providers/session.ts';

/** Returns the members of the company; nobody until they are there. */
export function useMembers() {
  const { data } = useQuery({
    queryKey: ['members', 'colleagues'],
    queryFn: ({ signal }) => client.members.list({}, { signal }),
  });
  return data?.items ?? [];
}

/** Returns the name of a member by their user id; undefined until it is there, and for who has left the company. */
export function useColleagueName(): (userId: string | null | undefined) => string | undefined {
  const members = useMembers();
  return (userId) => {
    const member = members.find((each) => each.userId === userId);
    return member && (member.name ?? member.email);
  };
}
