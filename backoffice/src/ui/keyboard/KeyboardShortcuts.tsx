import { Box } from '@mui/material';
import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { isSingleKey, useSingleKeySetting } from './keyboard-shortcut-setting.ts';

export interface KeyboardShortcut {
  /** The key, as `KeyboardEvent.key` has it. */
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
  /** Goes on while the key is held, as walking does; what changes something does not. */
  readonly repeats?: boolean;
  /** The browser does it by this key already, as Enter opens a link: the key is only listed. */
  readonly isNative?: boolean;
}

/** What can be done on a screen: by a key, where it has one, and from the command palette. */
export type ScreenAction = Omit<KeyboardShortcut, 'key'> & { readonly key?: string };

/** The actions of what is on the screen now, by the components that offer them. */
const offered = new Set<{ readonly current: readonly ScreenAction[] }>();

/** Returns what can be done on the screen as it is now, each once. */
export function actionsOnScreen(): readonly ScreenAction[] {
  const actions = [...offered].flatMap(({ current }) => current);
  return [...new Map(actions.map((action) => [`${action.key} ${action.label}`, action])).values()];
}

/** Boxes to tick are fields too, but nobody types into them. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/* A menu may stay in the page while it is closed, as that of the columns of a table does: it is hidden from everybody then. */
const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="menu"]')].some(
    (element) => element.closest('[aria-hidden="true"]') === null,
  );

/**
 * Offers actions: by their keys, except while somebody types, a dialog is open, or the person has switched single keys
 * off, and in the command palette.
 */
export function useKeyboardShortcuts(shortcuts: readonly ScreenAction[]): void {
  const [on] = useSingleKeySetting();
  const latest = useRef(shortcuts);
  const all = useRef(shortcuts);
  useEffect(() => {
    offered.add(all);
    return () => void offered.delete(all);
  }, []);
  /* Before the screen is painted: a key that is shown there works from the first moment on. */
  useLayoutEffect(() => {
    all.current = shortcuts;
    latest.current = shortcuts.filter(({ key = '', isNative }) => !isNative && (on || !isSingleKey(key)));
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
      const shortcut = latest.current.find(({ key }) => key === event.key);
      if (!shortcut) return;
      event.preventDefault();
      if (!event.repeat || shortcut.repeats) shortcut.run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Returns a key as it is written on the keyboard. */
function keyName(key: string): string {
  if (key === 'Escape') return 'Esc';
  return isSingleKey(key) ? key.toUpperCase() : key;
}

/** Shows a key as it is built on the keyboard. */
export const Kbd = ({ children }: { children: string }): ReactElement => (
  <Box component="kbd" sx={kbdStyle}>
    {keyName(children)}
  </Box>
);

interface KeyboardShortcutHintsProps {
  readonly shortcuts: readonly Pick<KeyboardShortcut, 'key' | 'label'>[];
}

/**
 * Shows a key inside the button that it presses; nothing where single keys are switched off, or there is no keyboard to
 * expect.
 */
export function ShortcutKey({ name }: { name: string }): ReactElement | null {
  const [on] = useSingleKeySetting();
  if (!on && isSingleKey(name)) return null;
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{ ...kbdStyle, ml: 1, display: { xs: 'none', md: 'inline-block' }, ...inButtonStyle }}
    >
      {keyName(name)}
    </Box>
  );
}

/** Shows the keys of a screen with what they do, always in sight on wide screens; none that is switched off. */
export function KeyboardShortcutHints({ shortcuts }: KeyboardShortcutHintsProps): ReactElement | null {
  const [on] = useSingleKeySetting();
  const live = shortcuts.filter(({ key }) => on || !isSingleKey(key));
  if (live.length === 0) return null;
  return (
    <Box sx={{ display: { xs: 'none', md: 'flex' }, flexWrap: 'wrap', gap: 1.5, color: 'text.secondary' }}>
      {live.map(({ key, label }) => (
        <span key={key}>
          <Kbd>{key}</Kbd> {label}
        </span>
      ))}
    </Box>
  );
}

const kbdStyle = {
  display: 'inline-block',
  lineHeight: 1.4,
  px: 0.75,
  py: '1px',
  border: '1px solid var(--edge)',
  borderRadius: '3px',
  fontFamily: 'inherit',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;

/* On a filled button the rule of the page would not be seen. */
const inButtonStyle = { borderColor: 'currentcolor', fontSize: '0.8125rem', lineHeight: 1.4 } as const;
