import { usePrevNextController } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import type { ApplicationDetails } from '../application-types.ts';

/** The lists that lead to a candidate; the candidate's address names the one that did in `from`. */
const candidateLists = ['candidates', 'triage', 'selected', 'board'] as const;
export type CandidateListName = (typeof candidateLists)[number];

/** Returns the address of a candidate who is opened from a list. */
export const candidatePathFrom = (list: CandidateListName, id: string): string =>
  `${pathTo('candidate', id)}?from=${list}`;

/** The parameters of the triage's address that name a candidate: who is open beside the list, or whose row one is at in it. */
export const triageParameters = { open: 'open', row: 'row' } as const;

type Origin = Pick<ApplicationDetails, 'id' | 'internshipId' | 'internship'>;

/** Returns the list that the candidate was opened from, by their address. */
export function useOriginListName(): CandidateListName {
  const [search] = useSearchParams();
  return candidateLists.find((list) => list === search.get('from')) ?? 'candidates';
}

/** Returns where a list is, where react-admin remembers its filters and order, and what it always filters by. */
function listOf(name: CandidateListName, { id, internshipId }: Origin) {
  const inInternship = { internshipId };
  const lists = {
    triage: {
      path: `${pathTo('interested')}?${triageParameters.row}=${id}`,
      storeKey: 'triage',
      filter: { stage: 'interested' },
    },
    candidates: {
      path: pathTo('candidates', internshipId),
      storeKey: `candidates.${internshipId}`,
      filter: inInternship,
    },
    board: {
      path: `${pathTo('candidates', internshipId)}?view=board`,
      storeKey: `board.${internshipId}`,
      filter: inInternship,
    },
    selected: {
      path: pathTo('selected', internshipId),
      storeKey: `selected.${internshipId}`,
      filter: { ...inInternship, stage: 'followed' },
    },
  };
  return lists[name];
}

interface Place {
  readonly id: string;
  readonly index: number;
  readonly total: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

const neighbourOf = (place: Place | null): string | undefined => place?.next ?? place?.previous;

/**
 * Returns the list that a candidate was opened from, and their place in it. A candidate who is decided about leaves
 * some lists: their place stays as it was, so that one can continue from there. To be called where the application is
 * the record of the context.
 */
export function useCandidateOrigin(application: ApplicationDetails) {
  const text = useMessages();
  const name = useOriginListName();
  const { path, storeKey, filter } = listOf(name, application);
  const [remembered, setRemembered] = useState<Place | null>(null);
  const { index, total, prevPath, nextPath } = usePrevNextController({
    resource: 'applications',
    linkType: 'show',
    storeKey,
    filter,
    sort: name === 'selected' ? { field: 'updatedAt', order: 'DESC' } : { field: 'responseDueAt', order: 'ASC' },
  });
  const pathFrom = (to: string | undefined) => to && `${to}?from=${name}`;
  const place =
    index === undefined || total === undefined
      ? null
      : { id: application.id, index, total, previous: pathFrom(prevPath), next: pathFrom(nextPath) };
  if (place && JSON.stringify(place) !== JSON.stringify(remembered)) setRemembered(place);
  const knownPlace = place ?? (remembered?.id === application.id ? remembered : null);
  const title = application.internship.title ?? text('candidates.internship');
  return {
    back: { path, label: name === 'triage' ? text('candidates.triage') : title },
    /** The candidates of the internship, where the list holds those of others too. */
    internship: name === 'triage' ? { path: pathTo('candidates', application.internshipId), label: title } : null,
    place: knownPlace,
    /** Where one continues from a candidate who leaves the list by a decision; none in the lists that keep them. */
    afterDecision: name === 'triage' ? neighbourOf(knownPlace) : undefined,
  };
}
