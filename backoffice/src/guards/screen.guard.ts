import { anonymous, passage, screenAt, type Layout, type Me } from '@prentice/contract';

/** Whether a person enters a screen and in which layout, or where they go instead. */
export type Verdict = { readonly enter: Layout } | { readonly redirect: string };

/**
 * The verdict of a screen's guard (`admin-auth`, `auth-middleware` or `redirect-admin`) about an address with its query.
 * An address without a screen gets the verdict of its area's front screen, so that strangers learn nothing about it.
 */
export function verdictAt(pathname: string, search: string, me: Me | null): Verdict {
  const area = pathname.startsWith('/dashboard/admin') ? '/dashboard/admin/notifications' : '/dashboard/employer';
  const screen = screenAt(pathname) ?? screenAt(area);
  if (!screen) return { redirect: '/' };
  return passage(screen, me?.actor ?? anonymous, pathname + search);
}
