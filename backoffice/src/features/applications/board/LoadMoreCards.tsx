import { Button } from '@mui/material';
import { useEffect, useRef, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';

interface LoadMoreCardsProps {
  /** How many are not shown yet. */
  readonly remaining: number;
  /** None are on their way. */
  readonly ready: boolean;
  readonly onMore: () => void;
}

/**
 * Returns whether a column scrolls. Where a column has no scrolling of its own, cards that came by themselves would
 * keep one from reaching the next column.
 */
const scrollsItself = (place: Element): boolean => {
  const list = place.closest('ul');
  return list !== null && getComputedStyle(list).overflowY === 'auto';
};

/** Asks for more cards once its place comes into sight in a column that scrolls; a button for everybody else. */
export function LoadMoreCards({ remaining, ready, onMore }: LoadMoreCardsProps): ReactElement {
  const text = useMessages();
  const place = useRef<HTMLButtonElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  /* Watched again after each batch: what is still in sight then brings the next. */
  useEffect(() => {
    if (!ready) return undefined;
    const seen = (places: readonly IntersectionObserverEntry[]) => {
      if (places.some(({ isIntersecting, target }) => isIntersecting && scrollsItself(target))) latest.current();
    };
    const watch = new IntersectionObserver(seen);
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, [ready, remaining]);
  return (
    <Button ref={place} size="small" color="inherit" disabled={!ready} onClick={onMore}>
      {text('board.more', { smart_count: remaining })}
    </Button>
  );
}
