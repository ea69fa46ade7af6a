import { Box, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';

/** One of those that are compared. */
interface Side {
  readonly key: string;
  readonly name: string;
  /** The name with a way to more. */
  readonly link?: ReactNode;
}

/** What they are compared by, with a value for each side. */
interface SideRow {
  readonly key: string;
  readonly label: string;
  /** A word below the label. */
  readonly remark?: ReactNode;
  readonly values: readonly ReactNode[];
}

/** A comparison: the sides, and row by row what they are compared by. */
export interface SideBySideProps {
  readonly label: string;
  /** The head of the first column. */
  readonly cornerLabel: string;
  readonly sides: readonly Side[];
  readonly rows: readonly SideRow[];
  /** The heading of a row where the sides are below each other: one level below what is above them. */
  readonly heading?: 'h2' | 'h3' | 'h4';
}

type StackedRowProps = Pick<SideBySideProps, 'sides' | 'heading'> & { readonly row: SideRow };

function StackedRow({ row, sides, heading = 'h3' }: StackedRowProps): ReactElement {
  return (
    <Box component="section" sx={{ borderTop: '1px solid', borderColor: 'divider', py: 1.5 }}>
      <Typography variant="h4" component={heading}>
        {row.label}
      </Typography>
      {row.remark && <Box sx={{ color: 'text.secondary' }}>{row.remark}</Box>}
      <Box component="dl" sx={listStyle}>
        {sides.map(({ key, name }, index) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{row.values[index]}</dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

/** Shows a comparison for narrow screens: one criterion after the other, with all names and values below each. */
export function SideBySideStacked({ label, sides, rows, heading }: SideBySideProps): ReactElement {
  const links = sides.filter(({ link }) => link !== undefined);
  return (
    <Box role="group" aria-label={label}>
      {links.length > 0 && (
        <Box component="ul" sx={linksStyle}>
          {links.map(({ key, link }) => (
            <li key={key}>{link}</li>
          ))}
        </Box>
      )}
      {rows.map((row) => (
        <StackedRow key={row.key} row={row} sides={sides} {...(heading && { heading })} />
      ))}
    </Box>
  );
}

const listStyle = {
  m: 0,
  mt: 1,
  display: 'grid',
  gap: 1,
  '& > div': { minWidth: 0, pl: 1.5, borderLeft: '2px solid', borderColor: 'divider' },
  '& dt': { color: 'text.secondary', fontSize: '0.9375rem', overflowWrap: 'anywhere' },
  '& dd': { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
} as const;
const linksStyle = { m: 0, mb: 2, p: 0, listStyle: 'none', '& li': { py: 0.5, overflowWrap: 'anywhere' } } as const;
