import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useListContext, useNavigate } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo, type ScreenName } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import {
  KeyboardShortcutHints,
  ShortcutKey,
  useKeyboardShortcuts,
  type KeyboardShortcut,
} from '../keyboard/KeyboardShortcuts.tsx';
import { useRowNavigation } from './row-navigation.hook.ts';

interface QueueKeysProps {
  /** What Enter opens. */
  readonly screen: ScreenName;
  /** Whether `x` selects the row, for what is done with several. */
  readonly canSelect?: boolean;
}

/** Walks a queue by key, and shows the keys. */
export function QueueKeys({ screen, canSelect = false }: QueueKeysProps): ReactElement {
  const text = useMessages();
  const { onToggleItem } = useListContext();
  const navigate = useNavigate();
  const { next, previous, reached } = useRowNavigation();
  const withReached = (act: (id: string) => void) => () => {
    const id = reached();
    if (id !== null) act(id);
  };
  const select = { key: 'x', label: text('queue.select'), run: withReached(onToggleItem) };
  const open = withReached((id) => navigate(pathTo(screen, id)));
  const keys: KeyboardShortcut[] = [
    { key: 'j', label: text('queue.next'), run: next, repeats: true },
    { key: 'k', label: text('queue.previous'), run: previous, repeats: true },
    ...(canSelect ? [select] : []),
    { key: 'Enter', label: text('queue.open'), run: open, isNative: true },
  ];
  useKeyboardShortcuts(keys);
  return <KeyboardShortcutHints shortcuts={keys} />;
}

interface Waiting {
  readonly id: string;
}

interface QueueOptions<Row extends Waiting> {
  readonly resource: string;
  /** Loads the first of what waits, the most urgent first, and how many there are. */
  readonly load: (signal: AbortSignal) => Promise<{ readonly items: readonly Row[]; readonly total: number }>;
  /** What is decided already and still in the queue. */
  readonly isDecided?: (row: Row) => boolean;
  readonly screen: ScreenName;
}

/** Returns what waits for a decision beside this record: how many, and the way to the most urgent; null while unknown. */
export function useNextInQueue<Row extends Waiting>(
  id: string,
  { resource, load, isDecided = () => false, screen }: QueueOptions<Row>,
) {
  const { data } = useQuery({
    queryKey: [resource, 'queue'],
    meta: { isLive: true },
    queryFn: ({ signal }) => load(signal),
  });
  if (!data) return null;
  const others = data.items.filter((record) => record.id !== id && !isDecided(record));
  const [next] = others;
  return {
    left: data.total - (data.items.length - others.length),
    path: next ? pathTo(screen, next.id) : null,
  };
}

/** Shows the way to the next of a queue, and offers it by key. */
export function NextInQueue({ left, path }: { left: number; path: string }): ReactElement {
  const text = useMessages();
  const navigate = useNavigate();
  useKeyboardShortcuts([{ key: 'n', label: text('queue.next'), run: () => navigate(path) }]);
  return (
    <Button component={LinkBase} to={path} size="large" color="inherit">
      {text('queue.nextOf', { smart_count: left })}
      <ShortcutKey name="n" />
    </Button>
  );
}
