import { homePathOf, type Layout } from '@prentice/contract';
import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router';
import { redirectToPortal } from '../app/page-navigation.ts';
import { currentMe, watchMe } from '../providers/me-store.ts';
import { checkScreenAccess } from './screen.guard.ts';
import { DashboardShell } from '../layouts/DashboardShell.tsx';

/**
 * The consoles of full and of limited administrators, and the panel of an employer's members: one frame under three
 * names.
 */
const DASHBOARDS: readonly Layout[] = ['admin-dashboard', 'limited-admin-dashboard', 'employer-dashboard'];

/** Shows the blank page shown while a guard sends somebody elsewhere. */
const AdminRedirectLayout = (): ReactElement => <div aria-busy="true" data-layout="admin-redirect" />;

/** Asks the guard of the current address; renders nothing of a screen that the person may not enter. */
export function GuardedScreen(): ReactElement {
  const { pathname, search } = useLocation();
  const { me } = useSyncExternalStore(watchMe, currentMe);
  const verdict = checkScreenAccess(pathname, search, me);
  const away = 'redirect' in verdict ? verdict.redirect : null;
  useEffect(() => {
    if (away) redirectToPortal(away);
  }, [away]);
  if ('redirect' in verdict) return <AdminRedirectLayout />;
  if (!DASHBOARDS.includes(verdict.enter)) return <AdminRedirectLayout />;
  return (
    <DashboardShell layout={verdict.enter}>
      <Outlet />
    </DashboardShell>
  );
}

/** Redirects `/dashboard/admin` itself: an administrator goes to the first screen they may see. */
export function AdminHomeRedirect(): ReactElement {
  const { me } = useSyncExternalStore(watchMe, currentMe);
  useEffect(() => redirectToPortal(me ? homePathOf(me.actor) : '/auth/admin-login'), [me]);
  return <AdminRedirectLayout />;
}
