import { homePathOf, type Layout } from '@prentice/contract';
import { useEffect, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { redirectToPortal } from '../app/page-navigation.ts';
import { currentMe, watchMe } from '../providers/me-store.ts';
import { checkScreenAccess } from './screen.guard.ts';
import { DashboardShell } from '../layouts/DashboardShell.tsx';
import { administratorMenu, employerMenu } from '../layouts/menu-entries.ts';

/** The console of full administrators. */
const AdminDashboardLayout = ({ children }: { children: ReactNode }): ReactElement => (
  <DashboardShell layout="admin-dashboard" menu={administratorMenu('admin')}>
    {children}
  </DashboardShell>
);

/** The panel of an employer's members. */
const EmployerDashboardLayout = ({ children }: { children: ReactNode }): ReactElement => (
  <DashboardShell layout="employer-dashboard" menu={employerMenu}>
    {children}
  </DashboardShell>
);

/** The console of limited administrators: the same frame with what their permissions allow. */
const LimitedAdminDashboardLayout = ({ children }: { children: ReactNode }): ReactElement => (
  <DashboardShell layout="limited-admin-dashboard" menu={administratorMenu('limitedAdmin')}>
    {children}
  </DashboardShell>
);

/** The blank page shown while a guard sends somebody elsewhere. */
const AdminRedirectLayout = (): ReactElement => <div aria-busy="true" data-layout="admin-redirect" />;

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
