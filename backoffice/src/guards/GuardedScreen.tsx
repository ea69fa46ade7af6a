import { homePathOf, type Layout } from '@prentice/contract';
import { useEffect, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { redirectToPortal } from '../app/portal-redirect.ts';
import { AdminDashboardLayout } from '../layouts/AdminDashboardLayout.tsx';
import { AdminRedirectLayout } from '../layouts/AdminRedirectLayout.tsx';
import { EmployerDashboardLayout } from '../layouts/EmployerDashboardLayout.tsx';
import { LimitedAdminDashboardLayout } from '../layouts/LimitedAdminDashboardLayout.tsx';
import { currentMe, watchMe } from '../providers/me-store.ts';
import { checkScreenAccess } from './screen.guard.ts';

/** The layout of the dashboard that the guard names; blank for one that is not ours. */
function NamedLayout({ name, children }: { name: Layout; children: ReactNode }): ReactElement {
  if (name === 'employer-dashboard') return <EmployerDashboardLayout>{children}</EmployerDashboardLayout>;
  if (name === 'admin-dashboard') return <AdminDashboardLayout>{children}</AdminDashboardLayout>;
  if (name === 'limited-admin-dashboard') return <LimitedAdminDashboardLayout>{children}</LimitedAdminDashboardLayout>;
  return <AdminRedirectLayout />;
}

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
  return (
    <NamedLayout name={verdict.enter}>
      <Outlet />
    </NamedLayout>
  );
}

/** `/dashboard/admin` itself: an administrator goes to the first screen they may see. */
export function AdminHomeRedirect(): ReactElement {
  const { me } = useSyncExternalStore(watchMe, currentMe);
  useEffect(() => redirectToPortal(me ? homePathOf(me.actor) : '/auth/admin-login'), [me]);
  return <AdminRedirectLayout />;
}
