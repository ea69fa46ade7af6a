import type { ReactElement, ReactNode } from 'react';
import { DashboardShell } from './DashboardShell.tsx';
import { administratorMenu } from './menu-entries.ts';

/** The console of full administrators. */
export const AdminDashboardLayout = ({ children }: { children: ReactNode }): ReactElement => (
  <DashboardShell layout="admin-dashboard" menu={administratorMenu('admin')}>
    {children}
  </DashboardShell>
);
