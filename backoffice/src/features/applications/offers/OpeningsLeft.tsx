import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { StatusTag } from '../../../ui/formats/StatusChip.tsx';

/** States that take one of the openings. */
const statesTakingOpening = ['offered', 'accepted', 'placed', 'completed'];

/** Returns how many candidates of an internship are in each state. */
export const useApplicationCounts = (internshipId: string) =>
  useQuery({
    queryKey: ['applications', 'counts', internshipId],
    meta: { isLive: true },
    queryFn: ({ signal }) => client.applications.counts({ query: { internshipId } }, { signal }),
  });

const countTakenOpenings = (states: Readonly<Record<string, number>>): number =>
  statesTakingOpening.reduce((sum, state) => sum + (states[state] ?? 0), 0);

/** Openings that no offer or placement has taken, never below none. */
export const countFreeOpenings = (openings: number, states: Readonly<Record<string, number>>): number =>
  Math.max(0, openings - countTakenOpenings(states));

interface OpeningsLeftProps {
  readonly internshipId: string;
  readonly openings: number;
}

/** Shows how many openings are free of how many, so that nobody writes an offer that cannot be made. */
export function OpeningsLeft({ internshipId, openings }: OpeningsLeftProps): ReactElement | null {
  const text = useMessages();
  const { data } = useApplicationCounts(internshipId);
  if (!data) return null;
  const free = countFreeOpenings(openings, data.states);
  return (
    <StatusTag tone={free > 0 ? 'neutral' : 'attention'}>
      {text('outcome.placesLeft', { free, taken: countTakenOpenings(data.states), smart_count: openings })}
    </StatusTag>
  );
}
