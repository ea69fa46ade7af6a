import { Box, Chip } from '@mui/material';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';

const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

interface FilterChipsProps {
  /** What a value of a filter is called. */
  readonly labelOf: (filter: string, value: unknown) => string;
}

/** The filters that are set, each with a way to let it go. */
export function FilterChips({ labelOf }: FilterChipsProps): ReactElement | null {
  const text = useMessages();
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const chips = Object.entries(filterValues).flatMap(([name, set]) =>
    valuesOf(set).map((value) => ({ name, value, rest: valuesOf(set).filter((other) => other !== value) })),
  );
  if (chips.length === 0) return null;
  return (
    <Box component="ul" aria-label={text('list.activeFilters')} sx={chipsStyle}>
      {chips.map(({ name, value, rest }) => (
        <li key={`${name}:${String(value)}`}>
          <Chip
            size="small"
            label={labelOf(name, value)}
            onDelete={() => {
              const { [name]: _dropped, ...others } = filterValues;
              setFilters(rest.length > 0 ? { ...others, [name]: rest } : others, displayedFilters);
            }}
          />
        </li>
      ))}
    </Box>
  );
}

const chipsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 1, listStyle: 'none' } as const;
