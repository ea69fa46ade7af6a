import { Box } from '@mui/material';
import type { RaRecord } from 'ra-core';
import { useMemo, type ReactElement } from 'react';
import { Choose } from './record.choice.tsx';
import { cellOf, type Column } from './record.columns.ts';
import { useRow, type RowProps } from './record.row.hook.ts';
import { Named } from './record.row.tsx';

interface FactsProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  readonly record: R;
}

/** What there is of a record, each under the words of its column; what a column has nothing to say about is left out. */
function Facts<R extends RaRecord>({ columns, record }: FactsProps<R>): ReactElement | null {
  const facts = columns.flatMap((column) => {
    const value = cellOf(column, record);
    return value === null || value === undefined || value === '' || value === false ? [] : [{ column, value }];
  });
  if (facts.length === 0) return null;
  return (
    <dl>
      {facts.map(({ column: { name, label }, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A record where a row finds no room: its name and its choice above, everything else one below the other. */
export function Card<R extends RaRecord>(props: RowProps<R>): ReactElement {
  const { record, columns, choosing, onToggle } = props;
  const { path, open, name, chosen } = useRow(props);
  const { id } = record;
  const shown = useMemo(() => {
    const [title, ...rest] = columns;
    return {
      title: title && <Named column={title} record={record} path={path} />,
      facts: <Facts columns={rest} record={record} />,
    };
  }, [columns, record, path]);
  return (
    <Box
      component="li"
      data-row={id}
      onClick={open}
      sx={{ ...cardStyle, cursor: path ? 'pointer' : undefined, bgcolor: chosen ? 'var(--accent-wash)' : undefined }}
    >
      <Box sx={titleStyle}>
        {choosing && (
          <Box data-choice sx={{ ml: -1 }}>
            <Choose id={id} name={name} chosen={chosen} onToggle={onToggle} />
          </Box>
        )}
        <Box sx={{ minWidth: 0, fontWeight: 600 }}>{shown.title}</Box>
      </Box>
      {shown.facts}
    </Box>
  );
}

const titleStyle = { display: 'flex', alignItems: 'center', minHeight: 36 } as const;

const cardStyle = {
  px: 1.5,
  py: 1,
  overflowWrap: 'anywhere',
  '& + li': { borderTop: '1px solid', borderColor: 'divider' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: 1.5,
    rowGap: 0.5,
    m: 0,
    mb: 0.5,
  },
  '& dl > div': { display: 'contents' },
  '& dt': { color: 'text.secondary', fontSize: '0.875rem', hyphens: 'auto' },
  '& dd': { m: 0 },
  '& dd span': { whiteSpace: 'normal' },
} as const;
