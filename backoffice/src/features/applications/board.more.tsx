import { Button } from '@mui/material';
import { useEffect, useRef, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';

interface MoreProps {
  /** How many are not shown yet. */
  readonly count: number;
  readonly onMore: () => void;
}

/** Asks for more cards once its place comes into sight; a button for those who do not scroll. */
export function More({ count, onMore }: MoreProps): ReactElement {
  const text = useText();
  const place = useRef<HTMLButtonElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    const seen = (places: readonly IntersectionObserverEntry[]) => {
      if (places.some(({ isIntersecting }) => isIntersecting)) latest.current();
    };
    const watch = new IntersectionObserver(seen);
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <Button ref={place} size="small" color="inherit" onClick={onMore}>
      {text('board.more', { smart_count: count })}
    </Button>
  );
}
