import { reactRouterProvider, type RouterLinkProps, type RouterProvider, type RouterTo } from 'ra-core';
import { useCallback } from 'react';
import { currentMe } from '../providers/me-store.ts';
import { redirectToPortal } from './page-navigation.ts';
import { resources } from './screens.ts';
import { belongsToBackOffice, pathTo } from './screen-paths.ts';

const signInPaths: Readonly<Record<string, string>> = {
  '/login': '/auth/login',
  '/access-denied': '/auth/unauthorized?reason=role',
  '/authentication-error': '/auth/unauthorized?reason=role',
};

const CANONICAL = /^\/([\w-]+)(?:\/(create|[0-9a-f]{24})(\/show)?)?$/;

/**
 * Returns the path for react-admin's own address of a list or record (`/internships/{id}/show`) as the address of the
 * screen that shows it to this role. Any other path comes back unchanged.
 */
export function screenPathFor(path: string, role: string): string {
  const [, resource = '', rest, show] = CANONICAL.exec(path) ?? [];
  const screens = resources[resource]?.[role === 'employer' ? 'employer' : 'administrator'];
  if (!screens) return signInPaths[path] ?? path;
  const screen =
    rest === undefined ? screens.list : rest === 'create' ? screens.create : show ? screens.show : screens.edit;
  return screen ? pathTo(screen, rest) : path;
}

const { Link, useNavigate } = reactRouterProvider;

const pathnameOf = (to: RouterTo): string | undefined => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname);

function toScreenPath(to: RouterTo): RouterTo {
  const pathname = pathnameOf(to);
  if (!pathname) return to;
  const screen = screenPathFor(pathname, currentMe().me?.actor.role ?? 'anonymous');
  return typeof to === 'string' ? screen + to.slice(pathname.length) : { ...to, pathname: screen };
}

const addressOf = (to: RouterTo): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/** Shows a link to a screen of ours, or a plain one where the address is the portal's. */
function ScreenLink({ to, replace, state, ...rest }: RouterLinkProps) {
  const target = toScreenPath(to);
  const pathname = pathnameOf(target);
  if (pathname?.startsWith('/') && !belongsToBackOffice(pathname)) {
    const { children, ...attributes } = rest;
    return (
      <a {...attributes} href={addressOf(target)}>
        {children}
      </a>
    );
  }
  return <Link to={target} replace={replace} state={state} {...rest} />;
}

function useScreenNavigate(): ReturnType<typeof useNavigate> {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => {
      if (typeof to === 'number') return navigate(to);
      const target = toScreenPath(to);
      const pathname = pathnameOf(target);
      if (pathname?.startsWith('/') && !belongsToBackOffice(pathname)) return redirectToPortal(addressOf(target));
      return navigate(target, options);
    },
    [navigate],
  );
}

/**
 * React-router as react-admin uses it, with one difference: react-admin's own addresses of lists and records lead to
 * the screens of the contract's `screen-map.ts`, and addresses of the portal are left to the browser.
 */
export const screenRouter: RouterProvider = {
  ...reactRouterProvider,
  Link: ScreenLink,
  useNavigate: useScreenNavigate,
};
