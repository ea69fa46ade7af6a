import type { ReactElement, ReactNode } from 'react';
import { DashboardShell } from './DashboardShell.tsx';
import { administratorMenu } from './menu-entries.ts';

/** The console of limited administrators: the same frame with what their permissions allow. */
export const LimitedAdminDashboardLayout = ({ children }: { children: ReactNode }): ReactElement => (
  <DashboardShell layout="limited-admin-dashboard" menu={administratorMenu('limitedAdmin')}>
    {children}
  </DashboardShell>
);
