import { Box, Chip } from '@mui/material';
import { useListContext, type RaRecord } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { shownState } from './StatusFilter.tsx';

const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Names a value of a filter; the records of the list are given for what only they can name. */
export type FilterLabel<R> = (filter: string, value: unknown, records: readonly R[]) => string;

interface FilterChipsProps<R> {
  /** What a value of a filter is called. */
  readonly labelOf: FilterLabel<R>;
  /** True where a pressed button says already which state is shown. */
  readonly hidesState?: boolean;
  /** The filters that a field in sight shows already. */
  readonly fieldSources?: readonly string[];
}

const noSources: readonly string[] = [];

/**
 * Shows the filters of a list of react-admin that are set and that nothing else in sight says; of a filter with several
 * values, each for itself.
 */
export function FilterChips<R extends RaRecord>({
  labelOf,
  hidesState = false,
  fieldSources = noSources,
}: FilterChipsProps<R>): ReactElement | null {
  const text = useMessages();
  const { data = [], filterValues, setFilters, displayedFilters } = useListContext<R>();
  const remove = (name: string, rest: readonly unknown[]) => {
    const { [name]: _dropped, ...others } = filterValues;
    setFilters(rest.length > 0 ? { ...others, [name]: rest } : others, displayedFilters);
  };
  const hidden = hidesState && shownState(filterValues) ? 'state' : '';
  const chips = Object.entries(filterValues).filter(([name]) => name !== hidden && !fieldSources.includes(name));
  const filters = chips.flatMap(([name, set]) =>
    valuesOf(set).map((value) => ({
      key: `${name}:${String(value)}`,
      label: labelOf(name, value, data),
      onDelete: () =>
        remove(
          name,
          valuesOf(set).filter((other) => other !== value),
        ),
    })),
  );
  if (filters.length === 0) return null;
  return (
    <Box component="ul" aria-label={text('list.activeFilters')} sx={chipsStyle}>
      {filters.map(({ key, label, onDelete }) => (
        <li key={key}>
          <Chip size="small" label={label} onDelete={onDelete} />
        </li>
      ))}
    </Box>
  );
}

const chipsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 1,
  listStyle: 'none',
  /* Long names wrap, and do not widen a phone's page. */
  '& > li': { minWidth: 0, maxWidth: '100%' },
  '& .MuiChip-root': { height: 'auto', minHeight: 24 },
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;
