import { Box } from '@mui/material';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { useIsDelayed } from '../ui/timing.hook.ts';
import type { Screen } from './screen-paths.ts';

/** A screen's component, fetched when it is first shown. */
export interface LazyScreen {
  readonly Component: ComponentType;
  /** Fetches the code ahead of time. */
  readonly prefetch: () => Promise<unknown>;
}

/** A thin line at the top once fetching a screen takes long enough to be noticed. */
function LoadingBar(): ReactElement {
  const late = useIsDelayed();
  return <Box aria-busy sx={{ height: 3, bgcolor: late ? 'var(--accent)' : 'transparent' }} />;
}

/**
 * Declares a screen by the module that holds it as its default export. Code that is there already shows at once. Not with
 * React's lazy(): what a Suspense boundary has waited for is held back for 300 ms, and the screen's own requests with it.
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  let fetched: ComponentType | undefined;
  const prefetch = async (): Promise<ComponentType> => (fetched ??= (await load()).default);
  function Component(): ReactElement {
    const [Shown, show] = useState(() => fetched);
    const [failure, fail] = useState<Error>();
    useEffect(() => {
      if (!Shown) prefetch().then((one) => show(() => one), fail);
    }, [Shown]);
    if (failure) throw failure;
    return Shown ? <Shown /> : <LoadingBar />;
  }
  return { Component, prefetch };
}

/** What a feature's index file hands to the application. */
export interface Feature {
  /** React-admin's resource with the field that names its records. */
  readonly resources: Readonly<Record<string, string>>;
  readonly screens: Readonly<Partial<Record<Screen, LazyScreen>>>;
}
