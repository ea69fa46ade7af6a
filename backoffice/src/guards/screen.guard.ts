import { anonymous, guardScreen, findScreen, type Layout, type Me } from '@prentice/contract';

/** Whether a person enters a screen and in which layout, or where they go instead. */
export type GuardResult = { readonly enter: Layout } | { readonly redirect: string };

/**
 * Returns the verdict of a screen's guard (`admin-auth`, `auth-middleware` or `redirect-admin`) about an address with its
 * query. An address without a screen gets the verdict of its area's front screen, so that strangers learn nothing about
 * it.
 */
export function checkScreenAccess(pathname: string, search: string, me: Me | null): GuardResult {
  const area = pathname.startsWith('/dashboard/admin') ? '/dashboard/admin/notifications' : '/dashboard/employer';
  const screen = findScreen(pathname) ?? findScreen(area);
  if (!screen) return { redirect: '/' };
  return guardScreen(screen, me?.actor ?? anonymous, pathname + search);
}
