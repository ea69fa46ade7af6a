import { homeOf } from '@prentice/contract';
import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router';
import { leaveTo } from '../app/leave.ts';
import { AdminDashboardLayout } from '../layouts/admin-dashboard.layout.tsx';
import { AdminRedirectLayout } from '../layouts/admin-redirect.layout.tsx';
import { EmployerDashboardLayout } from '../layouts/employer-dashboard.layout.tsx';
import { LimitedAdminDashboardLayout } from '../layouts/limited-admin-dashboard.layout.tsx';
import { currentMe, watchMe } from '../providers/me.store.ts';
import { verdictAt } from './screen.guard.ts';

const layouts = {
  'employer-dashboard': EmployerDashboardLayout,
  'admin-dashboard': AdminDashboardLayout,
  'limited-admin-dashboard': LimitedAdminDashboardLayout,
  'admin-redirect': AdminRedirectLayout,
} as const;

const layoutNamed = (name: string) => Object.entries(layouts).find(([known]) => known === name)?.[1];

/** Asks the guard of the current address; renders nothing of a screen that the person may not enter. */
export function GuardedFrame(): ReactElement {
  const { pathname, search } = useLocation();
  const { me } = useSyncExternalStore(watchMe, currentMe);
  const verdict = verdictAt(pathname, search, me);
  const away = 'redirect' in verdict ? verdict.redirect : null;
  useEffect(() => {
    if (away) leaveTo(away);
  }, [away]);
  const Layout = 'enter' in verdict ? layoutNamed(verdict.enter) : undefined;
  if (!Layout) return <AdminRedirectLayout />;
  return (
    <Layout>
      <Outlet />
    </Layout>
  );
}

/** `/dashboard/admin` itself: an administrator goes to the first screen they may see. */
export function RedirectAdmin(): ReactElement {
  const { me } = useSyncExternalStore(watchMe, currentMe);
  useEffect(() => leaveTo(me ? homeOf(me.actor) : '/auth/admin-login'), [me]);
  return <AdminRedirectLayout />;
}
