import { TabbedShowLayout } from 'react-admin';
import type { ReactElement, ReactNode } from 'react';
import { ShowTabHeads } from './AddressedTabs.tsx';

/** The parts of a record as tabs, with the labels of its fields no smaller than other text. */
export const ShowTabs = ({ children }: { children: ReactNode }): ReactElement => (
  <TabbedShowLayout syncWithLocation={false} tabs={<ShowTabHeads />} sx={tabsStyle}>
    {children}
  </TabbedShowLayout>
);

const tabsStyle = {
  '& .RaTabbedShowLayout-content': { px: 0, pt: 2 },
  '& .RaLabeled-label': { fontSize: '0.9375rem' },
} as const;
