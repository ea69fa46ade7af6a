import type { ReactElement, ReactNode } from 'react';
import { Frame } from './frame.tsx';
import { administratorMenu } from './menu.entries.ts';

/** The console of full administrators. */
export const AdminDashboardLayout = ({ children }: { children: ReactNode }): ReactElement => (
  <Frame layout="admin-dashboard" menu={administratorMenu('admin')}>
    {children}
  </Frame>
);
