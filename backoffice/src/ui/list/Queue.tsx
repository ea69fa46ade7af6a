import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useListContext, useLocation, useNavigate } from 'ra-core';
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
  /** Loads what waits, in the order of its list, and how many there are. */
  readonly load: (signal: AbortSignal) => Promise<{ readonly items: readonly Row[]; readonly total: number }>;
  /** What is decided already and still in the queue. */
  readonly isDecided?: (row: Row) => boolean;
  readonly screen: ScreenName;
}

/** What the address of a record carries that was reached from another one of its queue: those passed on the way. */
interface QueueWalk {
  readonly passedIds: readonly string[];
}

const passedIdsOf = (state: unknown): readonly string[] => {
  const passedIds: unknown = typeof state === 'object' && state !== null && 'passedIds' in state && state.passedIds;
  return Array.isArray(passedIds) ? passedIds.filter((id) => typeof id === 'string') : [];
};

export interface NextOfQueue {
  readonly left: number;
  readonly path: string;
  readonly walk: QueueWalk;
}

/**
 * Returns the way to the record behind this one in its queue, and from the last one to the first, with how many are left;
 * none that was passed since the reader came from the list. Null when nothing is left and while it is unknown.
 */
export function useNextInQueue<Row extends Waiting>(
  id: string,
  { resource, load, isDecided = () => false, screen }: QueueOptions<Row>,
): NextOfQueue | null {
  const { state } = useLocation();
  const { data } = useQuery({
    queryKey: [resource, 'queue'],
    meta: { isLive: true },
    queryFn: ({ signal }) => load(signal),
  });
  if (!data) return null;
  const passedIds = [...new Set([...passedIdsOf(state), id])];
  const place = data.items.findIndex((record) => record.id === id);
  const inOrder = [...data.items.slice(place + 1), ...data.items.slice(0, place + 1)];
  const others = inOrder.filter((record) => !passedIds.includes(record.id) && !isDecided(record));
  const [next] = others;
  if (!next) return null;
  const left = data.total - (data.items.length - others.length);
  return { left, path: pathTo(screen, next.id), walk: { passedIds } };
}

/** Shows the way to the next of a queue, and offers it by key. */
export function NextInQueue({ left, path, walk }: NextOfQueue): ReactElement {
  const text = useMessages();
  const navigate = useNavigate();
  useKeyboardShortcuts([{ key: 'n', label: text('queue.next'), run: () => navigate(path, { state: walk }) }]);
  return (
    <Button component={LinkBase} to={path} state={walk} size="large" color="inherit">
      {text('queue.nextOf', { smart_count: left })}
      <ShortcutKey name="n" />
    </Button>
  );
}
