import { useSyncExternalStore, type ReactNode } from 'react';

interface PhoneFoldProps {
  /** What names the content where it is folded. */
  summary: ReactNode;
  /** The same where it is not folded, such as a heading. */
  heading?: ReactNode;
  /** Whether it is unfolded at first. */
  open?: boolean | undefined;
  children: ReactNode;
}

/* The width from which pages have a second column (`.columns`). */
const TWO_COLUMNS = '(min-width: 60rem)';

const subscribeToNothing = () => () => undefined;
const isNarrowNow = () => !matchMedia(TWO_COLUMNS).matches;
const isNarrowOnServer = () => true;

/** Returns whether the page is too narrow for a second column; true on the server, which does not know. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribeToNothing, isNarrowNow, isNarrowOnServer);

/** Folds content that is folded where everything is in one column, so that what comes first is not far from the rest. */
export function PhoneFold({ summary, heading, open, children }: PhoneFoldProps) {
  if (!useNarrow())
    return (
      <>
        {heading}
        {children}
      </>
    );
  return (
    <details className="phone-fold" open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
