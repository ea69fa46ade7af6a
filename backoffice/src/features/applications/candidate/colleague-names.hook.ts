import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../../../providers/session.ts';

/** The query for the members of the company. */
export const colleagues = queryOptions({
  queryKey: ['members', 'colleagues'],
  queryFn: ({ signal }) => client.members.list({}, { signal }),
});

/** Returns the members of the company; nobody until they are there. */
export function useMembers() {
  return useQuery(colleagues).data?.items ?? [];
}

type Members = ReturnType<typeof useMembers>;

/** Returns the name of a member by their user id; undefined for who has left the company. */
export function colleagueNameIn(members: Members, userId: string | null | undefined): string | undefined {
  const member = members.find((each) => each.userId === userId);
  return member && (member.name ?? member.email);
}

/** Returns the name of a member by their user id; undefined until it is there, and for who has left the company. */
export function useColleagueName(): (userId: string | null | undefined) => string | undefined {
  const members = useMembers();
  return (userId) => colleagueNameIn(members, userId);
}
