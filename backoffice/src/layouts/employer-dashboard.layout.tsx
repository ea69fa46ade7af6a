import type { ReactElement, ReactNode } from 'react';
import { Frame } from './frame.tsx';
import { employerMenu } from './menu.entries.ts';

/** The panel of an employer's members. */
export const EmployerDashboardLayout = ({ children }: { children: ReactNode }): ReactElement => (
  <Frame layout="employer-dashboard" menu={employerMenu}>
    {children}
  </Frame>
);
