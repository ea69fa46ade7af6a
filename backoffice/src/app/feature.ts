import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Screen } from './screen.paths.ts';

/** A screen's component, fetched when it is first shown. */
export interface LazyScreen {
  readonly Component: LazyExoticComponent<ComponentType>;
  /** Fetches the code ahead of time. */
  readonly prefetch: () => Promise<unknown>;
}

/** Declares a screen by the module that holds it as its default export. */
export const screen = (load: () => Promise<{ default: ComponentType }>): LazyScreen => ({
  Component: lazy(load),
  prefetch: load,
});

/** What a feature's front door hands to the application. */
export interface Feature {
  /** React-admin's resource with the field that names its records. */
  readonly resources: Readonly<Record<string, string>>;
  readonly screens: Readonly<Partial<Record<Screen, LazyScreen>>>;
}
