import type { ReactElement, ReactNode } from 'react';
import { DashboardShell } from './DashboardShell.tsx';
import { employerMenu } from './menu-entries.ts';

/** The panel of an employer's members. */
export const EmployerDashboardLayout = ({ children }: { children: ReactNode }): ReactElement => (
  <DashboardShell layout="employer-dashboard" menu={employerMenu}>
    {children}
  </DashboardShell>
);
