import { backOfficeScreens } from '@prentice/contract';
import { matchRoutes, Navigate, type RouteObject } from 'react-router';
import { GuardedScreen, AdminHomeRedirect } from '../guards/GuardedScreen.tsx';
import type { LazyScreen } from './LazyScreen.tsx';
import { screens } from './screens.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const pathOf = (name: string): string =>
  Object.entries(backOfficeScreens).find(([path]) => path === name)?.[1].path ?? name;

const declared: readonly [string, LazyScreen][] = Object.entries(screens);

/** All routes of the application; each screen is behind the guard of its address. */
export const screenRoutes: RouteObject[] = [
  { path: '/dashboard/admin', element: <AdminHomeRedirect /> },
  { path: '/backoffice-assets/*', element: <Navigate to="/dashboard/employer" replace /> },
  {
    element: <GuardedScreen />,
    children: [
      ...declared.map(([name, { Component }]) => ({ path: pathOf(name), element: <Component /> })),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** Fetches the code of the screen at an address, for a quick next step. */
export const prefetchScreenAt = (pathname: string): void => {
  const path = matchRoutes(screenRoutes, pathname)?.at(-1)?.route.path;
  for (const [name, { prefetch }] of declared) if (pathOf(name) === path) prefetch().catch(() => undefined);
};
