import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { Box, ToggleButton } from '@mui/material';
import { extractValidSavedQueries, useListContext, useSavedQueries } from 'ra-core';
import { Count } from 'react-admin';
import type { ReactElement, ReactNode } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { isSameFilter, withFilter, type FilterValues } from './filter-model.ts';

/** The states of a resource by which its list is divided. */
export interface ListStates {
  readonly values: readonly string[];
  /** The catalogue's prefix of the states. */
  readonly labelPrefix: string;
}

/** Returns the one state that a list shows: an empty text for all, undefined for several. */
export function shownState({ state }: FilterValues): string | undefined {
  const values: readonly unknown[] = state === undefined ? [''] : Array.isArray(state) ? state : [state];
  return values.length === 1 ? String(values[0]) : undefined;
}

interface ChoiceProps {
  readonly filter: FilterValues;
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** One of the buttons: what it shows, and how many records that are. */
function Choice({ filter, isShown, children }: ChoiceProps): ReactElement {
  const { setFilters, displayedFilters } = useListContext();
  return (
    <ToggleButton
      size="small"
      value="shown"
      selected={isShown}
      onChange={() => setFilters({ ...filter }, displayedFilters)}
      sx={filterButtonStyle}
    >
      {children}
      <Count filter={filter} sx={{ color: 'text.secondary', minWidth: '1ch' }} />
    </ToggleButton>
  );
}

/**
 * The states of a list as buttons that stay in sight, each with its number for the other filters; then what people
 * saved.
 */
export function StatusFilter({ values, labelPrefix }: ListStates): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const { filterValues, resource } = useListContext();
  const [stored] = useSavedQueries(resource);
  const shownStateValue = shownState(filterValues);
  return (
    <Box role="group" aria-label={text('list.state')} sx={filterBarStyle}>
      <Choice filter={withFilter(filterValues, 'state', undefined)} isShown={shownStateValue === ''}>
        {text('list.all')}
      </Choice>
      {values.map((state) => (
        <Choice key={state} filter={withFilter(filterValues, 'state', [state])} isShown={shownStateValue === state}>
          {valueLabel(labelPrefix, state)}
        </Choice>
      ))}
      {extractValidSavedQueries(stored).map(({ label, value }) => (
        <Choice
          key={`saved ${label}`}
          filter={value.filter ?? {}}
          isShown={isSameFilter(filterValues, value.filter ?? {})}
        >
          <BookmarkIcon fontSize="small" titleAccess={text('saved.title')} />
          {label}
        </Choice>
      ))}
    </Box>
  );
}

/* On phones the buttons stay in one line, which is moved by finger. */
export const filterBarStyle = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: 'auto',
  gap: 0.75,
  p: 1,
} as const;
export const filterButtonStyle = {
  gap: 0.75,
  px: 1.25,
  whiteSpace: 'nowrap',
  flexShrink: 0,
  minHeight: { xs: 44, sm: 34 },
} as const;
