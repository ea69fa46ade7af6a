import { homeOf, type Layout } from '@prentice/contract';
import { useEffect, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { leaveTo } from '../app/leave.ts';
import { AdminDashboardLayout } from '../layouts/admin-dashboard.layout.tsx';
import { AdminRedirectLayout } from '../layouts/admin-redirect.layout.tsx';
import { EmployerDashboardLayout } from '../layouts/employer-dashboard.layout.tsx';
import { LimitedAdminDashboardLayout } from '../layouts/limited-admin-dashboard.layout.tsx';
import { currentMe, watchMe } from '../providers/me.store.ts';
import { verdictAt } from './screen.guard.ts';

/** The layout of the dashboard that the guard names; blank for one that is not ours. */
function NamedLayout({ name, children }: { name: Layout; children: ReactNode }): ReactElement {
  if (name === 'employer-dashboard') return <EmployerDashboardLayout>{children}</EmployerDashboardLayout>;
  if (name === 'admin-dashboard') return <AdminDashboardLayout>{children}</AdminDashboardLayout>;
  if (name === 'limited-admin-dashboard') return <LimitedAdminDashboardLayout>{children}</LimitedAdminDashboardLayout>;
  return <AdminRedirectLayout />;
}

/** Asks the guard of the current address; renders nothing of a screen that the person may not enter. */
export function GuardedFrame(): ReactElement {
  const { pathname, search } = useLocation();
  const { me } = useSyncExternalStore(watchMe, currentMe);
  const verdict = verdictAt(pathname, search, me);
  const away = 'redirect' in verdict ? verdict.redirect : null;
  useEffect(() => {
    if (away) leaveTo(away);
  }, [away]);
  if ('redirect' in verdict) return <AdminRedirectLayout />;
  return (
    <NamedLayout name={verdict.enter}>
      <Outlet />
    </NamedLayout>
  );
}

/** `/dashboard/admin` itself: an administrator goes to the first screen they may see. */
export function RedirectAdmin(): ReactElement {
  const { me } = useSyncExternalStore(watchMe, currentMe);
  useEffect(() => leaveTo(me ? homeOf(me.actor) : '/auth/admin-login'), [me]);
  return <AdminRedirectLayout />;
}
