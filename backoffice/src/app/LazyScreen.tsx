import { Box } from '@mui/material';
import type { Action, Role, Subject } from '@prentice/contract';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { fetchMessageParts } from '../i18n/i18n.provider.ts';
import type { MessagePart } from '../i18n/message-parts.ts';
import type { MessageKey } from '../i18n/messages.hook.ts';
import { useIsDelayed } from '../ui/page/timing.hook.ts';
import type { ScreenName } from './screen-paths.ts';

/** A screen's component, fetched when it is first shown. */
export interface LazyScreen {
  readonly Component: ComponentType;
  /** The texts that it shows besides those that are always there. */
  readonly parts: readonly MessagePart[];
  /** Fetches the code ahead of time. */
  readonly prefetch: () => Promise<unknown>;
}

/** The code of a screen, or its texts, did not come. */
export class MissingCodeError extends Error {
  override readonly name = 'MissingCodeError';
}

/** Shows a thin line at the top once fetching a screen takes long enough to be noticed. */
function LoadingBar(): ReactElement {
  const late = useIsDelayed();
  return <Box aria-busy sx={{ height: 3, bgcolor: late ? 'var(--accent)' : 'transparent' }} />;
}

/**
 * Declares a screen by the module that holds it as its default export. Code that is there already shows at once. Not
 * with React's lazy(): what a Suspense boundary has waited for is held back for 300 ms, and the screen's own requests
 * with it.
 *
 * @param parts the texts that it shows besides those that are always there
 * @param load resolves with undefined where the code is gone and the page reloads for it (`reloadOnNewBuild`)
 */
export function lazyScreen(
  parts: readonly MessagePart[],
  load: () => Promise<{ default: ComponentType } | undefined>,
): LazyScreen {
  let fetched: ComponentType | undefined;
  const fetchAll = async (): Promise<ComponentType | undefined> => {
    try {
      const [screenModule] = await Promise.all([load(), fetchMessageParts(parts)]);
      return screenModule?.default;
    } catch (cause) {
      throw new MissingCodeError('The code of the screen did not come.', { cause });
    }
  };
  const prefetch = async (): Promise<ComponentType | undefined> => (fetched ??= await fetchAll());
  function Component(): ReactElement {
    const [Screen, setScreen] = useState(() => fetched);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      if (!Screen) prefetch().then((component) => setScreen(() => component), setFailure);
    }, [Screen]);
    if (failure) throw failure;
    return Screen ? <Screen /> : <LoadingBar />;
  }
  return { Component, parts, prefetch };
}

/** The screens that show the records of a resource. */
export type RecordScreens = Readonly<Partial<Record<'list' | 'create' | 'edit' | 'show', ScreenName>>>;

/** A resource of react-admin. */
export interface Resource {
  /** The field that names its records. */
  readonly title: string;
  /** Where members of an employer see its records, and where administrators do. */
  readonly employer?: RecordScreens;
  readonly administrator?: RecordScreens;
}

/** An entry of the menu; it is shown to those who may enter its screen and whose ability has `needs`. */
export interface MenuEntry {
  readonly screen: ScreenName;
  readonly label: MessageKey;
  /** Screens that are reached through this one; on them the entry stays marked. */
  readonly childScreens?: readonly ScreenName[];
  /** What `from` of an address of these says where this entry led there; without it, the entry is marked wherever none is named. */
  readonly from?: string;
  readonly icon: ComponentType<{ fontSize?: 'small' }>;
  readonly needs?: readonly [Action, Subject];
  /** The one role that sees it, where others could enter the screen too. */
  readonly role?: Role;
}
