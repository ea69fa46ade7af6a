import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, InputAdornment, MenuItem, TextField, ToggleButton } from '@mui/material';
import { useListContext } from 'ra-core';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { withFilter, type ListFilter } from './filter.model.ts';

const PAUSE_MS = 300;

const useFilter = (source: string): [unknown, (value: unknown) => void] => {
  const { filterValues, setFilters } = useListContext();
  return [filterValues[source], (value) => setFilters(withFilter(filterValues, source, value))];
};

function Search({ source, label }: { source: string; label: string }): ReactElement {
  const [value, setValue] = useFilter(source);
  const given = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState(given);
  useEffect(() => setTyped(given), [given]);
  useEffect(() => {
    if (typed === given) return undefined;
    const timer = setTimeout(() => setValue(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const icon = (
    <InputAdornment position="start">
      <SearchIcon fontSize="small" />
    </InputAdornment>
  );
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ input: { startAdornment: icon } }}
      sx={{ width: { xs: '100%', sm: 240 } }}
    />
  );
}

type ChoiceFilter = Extract<ListFilter, { kind: 'choice' }>;

function Choice({ source, label, values, words }: ChoiceFilter): ReactElement {
  const text = useText();
  const word = useWord();
  const [value, setValue] = useFilter(source);
  return (
    <TextField
      select
      label={text(label)}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => setValue(event.target.value)}
      sx={{ minWidth: 150, flex: { xs: 1, sm: 'none' } }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, notched: true } }}
    >
      <MenuItem value="">{text('list.all')}</MenuItem>
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {word(words, one)}
        </MenuItem>
      ))}
    </TextField>
  );
}

type SwitchFilter = Extract<ListFilter, { kind: 'switch' }>;

function Switch({ source, label, value: on }: SwitchFilter): ReactElement {
  const text = useText();
  const [value, setValue] = useFilter(source);
  const selected = value === on;
  return (
    <ToggleButton size="small" value={source} selected={selected} onChange={() => setValue(selected ? undefined : on)}>
      {text(label)}
    </ToggleButton>
  );
}

function Control({ filter }: { filter: ListFilter }): ReactElement {
  const text = useText();
  if (filter.kind === 'search') return <Search source={filter.source} label={text(filter.label ?? 'list.search')} />;
  return filter.kind === 'choice' ? <Choice {...filter} /> : <Switch {...filter} />;
}

interface FilterBarProps {
  readonly filters: readonly ListFilter[];
  readonly children?: ReactNode;
}

/** The filters of a list, always in sight; they live in the address, so that a filtered list can be passed on. */
export function FilterBar({ filters, children }: FilterBarProps): ReactElement {
  const text = useText();
  const { filterValues, setFilters } = useListContext();
  const some = Object.keys(filterValues).length > 0;
  return (
    <Box role="search" sx={barStyle}>
      {filters.map((filter) => (
        <Control key={filter.source} filter={filter} />
      ))}
      {some && (
        <Button color="inherit" onClick={() => setFilters({})}>
          {text('list.clear')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      {children}
    </Box>
  );
}

const barStyle = {
  position: { md: 'sticky' },
  top: 52,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  bgcolor: 'background.default',
} as const;
