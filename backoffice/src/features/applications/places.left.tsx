import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { StatusTag } from '../../ui/status.chip.tsx';

/** States that take one of the openings. */
const holding = ['offered', 'accepted', 'placed', 'completed'];

/** How many candidates of an internship are in each state. */
export const useCounts = (internshipId: string) =>
  useQuery({
    queryKey: ['applications', 'counts', internshipId],
    queryFn: ({ signal }) => client.applications.counts({ query: { internshipId } }, { signal }),
  });

/** Openings that no offer or placement has taken, never below none. */
export const freePlaces = (openings: number, states: Readonly<Record<string, number>>): number =>
  Math.max(0, openings - holding.reduce((taken, state) => taken + (states[state] ?? 0), 0));

interface PlacesLeftProps {
  readonly internshipId: string;
  readonly openings: number;
}

/** How many places are free of how many, so that nobody writes an offer that cannot be made. */
export function PlacesLeft({ internshipId, openings }: PlacesLeftProps): ReactElement | null {
  const text = useText();
  const { data } = useCounts(internshipId);
  if (!data) return null;
  const free = freePlaces(openings, data.states);
  return (
    <StatusTag tone={free > 0 ? 'neutral' : 'attention'}>
      {text('outcome.placesLeft', { free, smart_count: openings })}
    </StatusTag>
  );
}
