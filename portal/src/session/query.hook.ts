import { retryWhileOverloaded } from '@prentice/client';
import { onSignOut } from '@prentice/client/tokens';
import { AppError } from '@prentice/contract';
import { clearDrafts } from '@prentice/drafts';
import { QueryClient, useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { isSessionEnd } from '../ui/form-errors.ts';
import { isSessionEnding, getCurrentUser } from './current-user.ts';
import { endedSessionRedirect } from './redirects.ts';

/** What the islands of a page have loaded; they share it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      /* Without a connection a request fails at once and says so. */
      networkMode: 'always',
      /* What failed is tried again once there is a connection. */
      refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
      ...retryWhileOverloaded((error) => error instanceof AppError && error.code === 'OVERLOADED'),
      refetchOnWindowFocus: false,
      /* A form that is opened again begins with what is saved, not with what it showed before. */
      gcTime: 5_000,
    },
  },
});

/* There is no provider that would let it listen for the connection. */
queryClient.mount();

const redirectToSignIn = (): Promise<never> => {
  if (!isSessionEnding()) location.assign(endedSessionRedirect(location));
  /* The page shows that it loads until the other one is there. */
  return new Promise(() => undefined);
};

let isListening = false;

/** Leaves the page when somebody signs out in another tab; who signs out here leads elsewhere by themselves. */
function leaveOnSignOut(): void {
  if (isListening) return;
  isListening = true;
  onSignOut(() => {
    if (isSessionEnding()) return;
    clearDrafts(globalThis);
    location.assign('/');
  });
}

interface SignedInQuery<T> extends Pick<UseQueryOptions<T>, 'placeholderData' | 'initialData' | 'staleTime'> {
  /** Names the data, with the ids and choices on which it depends. */
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<T>;
}

/**
 * Works like `useQuery` for a signed-in person. The pages that use it are for nobody else, so whoever has no session has
 * lost it: the sign-in page says so, and leads back here.
 */
export function useSignedInQuery<T>(options: SignedInQuery<T>): UseQueryResult<T> {
  const queryFn = async (): Promise<T> => {
    leaveOnSignOut();
    try {
      return (await getCurrentUser()) ? await options.queryFn() : await redirectToSignIn();
    } catch (error) {
      if (isSessionEnd(error)) return redirectToSignIn();
      throw error;
    }
  };
  return useQuery<T>({ ...options, queryFn }, queryClient);
}

/** Changes what was loaded, after a request whose reply is known. The function receives the latest data. */
export const updateQuery = <T>(queryKey: QueryKey, change: (data: T) => T): void =>
  void queryClient.setQueryData<T>(queryKey, (data) => (data === undefined ? data : change(data)));
