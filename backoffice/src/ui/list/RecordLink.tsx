import { Box } from '@mui/material';
import { LinkBase, useGetPathForRecord, type RaRecord } from 'ra-core';
import type { MouseEvent, ReactElement, ReactNode } from 'react';

interface RecordLinkProps {
  readonly record: RaRecord;
  /** The screen that a click on the row opens as well. */
  readonly link: 'edit' | 'show';
  readonly children: ReactNode;
}

/* The row opens its record by itself: a click that reached it would open a second page where only another tab was asked
   for. */
const keepFromRow = (event: MouseEvent): void => event.stopPropagation();

interface PathLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** Shows what a row is called, as a link to where a click on the row leads, too. */
export const PathLink = ({ to, children }: PathLinkProps): ReactElement => (
  <Box component={LinkBase} to={to} data-row-link onClick={keepFromRow} sx={recordLinkStyle}>
    {children}
  </Box>
);

/** Shows what a row is called, as a link to its record: for the keyboard, for a new tab, and for screen readers. */
export function RecordLink({ record, link, children }: RecordLinkProps): ReactElement {
  const path = useGetPathForRecord({ record, link });
  if (!path) return <>{children}</>;
  return (
    <span data-row={record.id}>
      <PathLink to={path}>{children}</PathLink>
    </span>
  );
}

/** How the link of a row looks in every table. */
export const recordLinkStyle = { color: 'inherit', fontWeight: 600, textDecorationColor: 'var(--edge)' } as const;
