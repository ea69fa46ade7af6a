import type { ReactElement, ReactNode } from 'react';
import { Frame } from './frame.tsx';
import { administratorMenu } from './menu.entries.ts';

/** The console of limited administrators: the same frame with what their permissions allow. */
export const LimitedAdminDashboardLayout = ({ children }: { children: ReactNode }): ReactElement => (
  <Frame layout="limited-admin-dashboard" menu={administratorMenu('limitedAdmin')}>
    {children}
  </Frame>
);
