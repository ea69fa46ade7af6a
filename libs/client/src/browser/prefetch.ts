/** The parts of a browser's Network Information API that are used; some browsers lack it. */
export interface NetworkConnection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** A link whose page can be fetched ahead. */
export interface PrefetchLink {
  readonly href: string;
  addEventListener(type: string, listener: () => void, options: { readonly passive: boolean }): void;
}

/* What somebody does shortly before following a link: by mouse, by keyboard, by finger. */
const INTENT_EVENTS = ['pointerenter', 'focus', 'touchstart'] as const;

const connectionOf = (navigator: object): NetworkConnection | undefined =>
  'connection' in navigator && typeof navigator.connection === 'object' && navigator.connection !== null
    ? navigator.connection
    : undefined;

/** Returns whether the connection is fast enough for prefetching and data saving is off. */
export const isPrefetchAllowed = (connection: NetworkConnection | undefined): boolean =>
  connection?.saveData !== true && !['slow-2g', '2g'].includes(connection?.effectiveType ?? '');

/** Prefetches the page of a link, once, when somebody is about to follow it, if the connection allows it. */
export function prefetchOnIntent(
  navigator: object,
  links: Iterable<PrefetchLink>,
  prefetch: (href: string) => void,
): void {
  const fetched = new Set<string>();
  for (const link of links) {
    const fetchAhead = (): void => {
      if (fetched.has(link.href) || !isPrefetchAllowed(connectionOf(navigator))) return;
      fetched.add(link.href);
      prefetch(link.href);
    };
    for (const type of INTENT_EVENTS) link.addEventListener(type, fetchAhead, { passive: true });
  }
}
