import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { client } from '../../../providers/session.ts';

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

/** Returns whether what could not be delivered is shown, as the address asks for it at first, and a function that closes it. */
export function useShownFailures(): readonly [isShown: boolean, close: () => void] {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  /* The list of the inbox writes its filters into the address, which drops this part of it. */
  const [isAsked, setIsAsked] = useState(hash === FAILED_DELIVERIES_ANCHOR);
  if (hash === FAILED_DELIVERIES_ANCHOR && !isAsked) setIsAsked(true);
  const close = (): void => {
    setIsAsked(false);
    if (hash === FAILED_DELIVERIES_ANCHOR) void navigate({ pathname, search }, { replace: true });
  };
  return [isAsked, close];
}
