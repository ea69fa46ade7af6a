import { Box, Button } from '@mui/material';
import { useListContext } from 'ra-core';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useMessages, useValueLabel, type Translate } from '../../i18n/messages.hook.ts';
import { Flyout } from '../Flyout.tsx';
import { useIsNarrowScreen } from '../narrow-screen.hook.ts';
import { ActiveFilterChips } from './FilterChips.tsx';
import { withFilter, type FilterValues, type ListFilter } from './filter-model.ts';
import { SavedFilters } from './SavedFilters.tsx';
import { NativeChoice, NativeSearch, NativeSwitch } from './NativeControls.tsx';

const PAUSE_MS = 300;

type SetFilter = (source: string, value: unknown) => void;

/**
 * Sets one filter beside those that were set a moment ago, which on a slow device are not in the address yet; or sets
 * none.
 */
function useSetFilters(): { readonly put: SetFilter; readonly clear: () => void } {
  const { filterValues, setFilters } = useListContext();
  const latestFilters = useRef(filterValues);
  useEffect(() => void (latestFilters.current = filterValues), [filterValues]);
  const set = (filters: FilterValues): void => {
    latestFilters.current = filters;
    setFilters(filters);
  };
  return {
    put: (source, value) => set(withFilter(latestFilters.current, source, value)),
    clear: () => set({}),
  };
}

/** The value of one filter, shown as chosen at once, and again as it is in force when that changes. */
function useFilter(source: string, putOne: SetFilter) {
  const { filterValues } = useListContext();
  const given: unknown = filterValues[source];
  const [chosen, choose] = useState(given);
  const [seen, setSeen] = useState(given);
  if (seen !== given) {
    setSeen(given);
    choose(given);
  }
  const put = (value: unknown) => {
    choose(value);
    putOne(source, value);
  };
  return { given, chosen, choose, put };
}

function Search({ source, label, onPut }: { source: string; label: string; onPut: SetFilter }): ReactElement {
  const { given = '', chosen, choose, put } = useFilter(source, onPut);
  const typed = typeof chosen === 'string' ? chosen : '';
  useEffect(() => {
    if (typed.trim() === given) return undefined;
    const timer = setTimeout(() => put(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return <NativeSearch label={label} value={typed} onChange={choose} />;
}

function Choice({ onPut, ...filter }: Extract<ListFilter, { kind: 'choice' }> & { onPut: SetFilter }): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const { chosen, put } = useFilter(filter.source, onPut);
  const options = filter.values.map((option) => [option, word(filter.words, option)] as const);
  return (
    <NativeChoice
      label={text(filter.label)}
      value={typeof chosen === 'string' ? chosen : ''}
      options={[['', text('list.all')], ...options]}
      onChoose={put}
    />
  );
}

type SwitchProps = Extract<ListFilter, { kind: 'switch' }> & { onPut: SetFilter };

function Switch({ source, label, value: on, onPut }: SwitchProps): ReactElement {
  const text = useMessages();
  const { chosen, put } = useFilter(source, onPut);
  return <NativeSwitch label={text(label)} on={chosen === on} onToggle={() => put(chosen === on ? undefined : on)} />;
}

function Control({ filter, onPut }: { filter: ListFilter; onPut: SetFilter }): ReactElement {
  const text = useMessages();
  if (filter.kind === 'search')
    return <Search source={filter.source} label={text(filter.label ?? 'list.search')} onPut={onPut} />;
  return filter.kind === 'choice' ? <Choice {...filter} onPut={onPut} /> : <Switch {...filter} onPut={onPut} />;
}

/** The filters that are set, where their controls are folded away. */
function SetFilters({ filters, onPut }: { filters: readonly ListFilter[]; onPut: SetFilter }): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const { filterValues } = useListContext();
  const labelOf = (filter: ListFilter, value: unknown): string =>
    filter.kind === 'choice' ? word(filter.words, String(value)) : text(filter.label ?? 'list.search');
  const active = filters.flatMap((filter) => {
    const { source: key } = filter;
    const value: unknown = filterValues[key];
    return value === undefined ? [] : [{ key, label: labelOf(filter, value), onDelete: () => onPut(key, undefined) }];
  });
  return <ActiveFilterChips filters={active} />;
}

/** The button that opens the filters where there is no room for them, with how many are set. */
function foldLabel(text: Translate, filters: readonly ListFilter[], values: FilterValues): string {
  const count = filters.filter(({ source }) => values[source] !== undefined).length;
  return count > 0 ? text('list.filtersSet', { count }) : text('list.filters');
}

interface FilterBarProps {
  readonly filters: readonly ListFilter[];
  /** Where filters are kept under a name; they can be kept when there is such a place. */
  readonly storeKey?: string;
  readonly children?: ReactNode;
}

/** The filters of a list, always in sight; they live in the address, so that a filtered list can be passed on. */
export function FilterBar({ filters, storeKey, children }: FilterBarProps): ReactElement {
  const text = useMessages();
  const { filterValues } = useListContext();
  const { put, clear } = useSetFilters();
  const isNarrow = useIsNarrowScreen();
  const some = Object.keys(filterValues).length > 0;
  const control = (filter: ListFilter) => <Control key={filter.source} filter={filter} onPut={put} />;
  const searches = filters.filter(({ kind }) => kind === 'search');
  const others = filters.filter(({ kind }) => kind !== 'search');
  /* One or two take no more room than the button that would open them. */
  const isFolded = isNarrow && others.length > 1;
  return (
    <Box role="search" sx={barStyle}>
      {isFolded ? searches.map(control) : filters.map(control)}
      {isFolded && (
        <>
          <Flyout label={foldLabel(text, others, filterValues)}>
            <Box sx={foldedStyle}>{others.map(control)}</Box>
          </Flyout>
          <SetFilters filters={others} onPut={put} />
        </>
      )}
      {some && (
        <Button color="inherit" size="small" onClick={clear}>
          {text('list.clear')}
        </Button>
      )}
      <Box sx={toolsStyle}>
        {storeKey && filters.length > 0 && <SavedFilters storeKey={storeKey} />}
        {children}
      </Box>
    </Box>
  );
}

const foldedStyle = { display: 'flex', flexDirection: 'column', gap: 1 } as const;

const toolsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  ml: { sm: 'auto' },
} as const;

const barStyle = {
  position: { md: 'sticky' },
  top: 52,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  py: 1,
  bgcolor: 'background.default',
} as const;
