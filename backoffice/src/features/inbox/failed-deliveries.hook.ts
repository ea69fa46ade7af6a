import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { client } from '../../providers/session.ts';

/** The part of the inbox's address that asks for what failed. */
export const FAILED_DELIVERIES_ANCHOR = '#failed-deliveries';

/** Loads events that could not be handled, and background tasks that keep failing. */
export const useFailedEvents = () =>
  useQuery({
    queryKey: ['failed-events'],
    queryFn: ({ signal }) => client.failedEvents.list({}, { signal }),
  });

/** Loads emails of notifications that could not be sent, the number of all with the first of them. */
export const useFailedNotifications = () =>
  useQuery({
    queryKey: ['failed-notifications'],
    queryFn: ({ signal }) => client.deliveries.failed({}, { signal }),
  });

/** Returns whether the address asks for what could not be delivered. */
export function useIsAskedForFailures(): boolean {
  const { hash } = useLocation();
  /* The list of the inbox writes its filters into the address, which drops this part of it. */
  const [isAsked, setIsAsked] = useState(hash === FAILED_DELIVERIES_ANCHOR);
  if (hash === FAILED_DELIVERIES_ANCHOR && !isAsked) setIsAsked(true);
  return isAsked;
}
