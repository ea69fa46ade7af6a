import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { Box, MenuItem, Select, ToggleButton, Typography } from '@mui/material';
import { extractValidSavedQueries, useListContext, useSavedQueries } from 'ra-core';
import { Count } from 'react-admin';
import type { ReactElement, ReactNode } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { CARDS_BELOW, useIsNarrowScreen } from '../page/narrow-screen.hook.ts';
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

interface Choice {
  readonly key: string;
  readonly filter: FilterValues;
  readonly isShown: boolean;
  readonly label: ReactNode;
}

/** Returns what can be chosen: all, each state, and what people saved. */
function useChoices({ values, labelPrefix }: ListStates): Choice[] {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const { filterValues, resource } = useListContext();
  const [stored] = useSavedQueries(resource);
  const shownStateValue = shownState(filterValues);
  return [
    {
      key: 'all',
      filter: withFilter(filterValues, 'state', undefined),
      isShown: shownStateValue === '',
      label: text('list.all'),
    },
    ...values.map((state) => ({
      key: state,
      filter: withFilter(filterValues, 'state', [state]),
      isShown: shownStateValue === state,
      label: valueLabel(labelPrefix, state),
    })),
    ...extractValidSavedQueries(stored).map(({ label, value }) => ({
      key: `saved ${label}`,
      filter: value.filter ?? {},
      isShown: isSameFilter(filterValues, value.filter ?? {}),
      label: (
        <>
          <BookmarkIcon fontSize="small" titleAccess={text('saved.title')} />
          {label}
        </>
      ),
    })),
  ];
}

/** Shows what a choice shows, and how many records that are: of the one that is chosen, the list itself knows. */
function ChoiceLabel({ filter, label, isShown }: Omit<Choice, 'key'>): ReactElement {
  const { total } = useListContext();
  return (
    <>
      {label}
      {isShown ? (
        <Typography component="span" variant="body2" sx={countStyle}>
          {total}
        </Typography>
      ) : (
        <Count filter={filter} sx={countStyle} />
      )}
    </>
  );
}

/** Shows one of the buttons. */
function ChoiceButton({ choice }: { choice: Choice }): ReactElement {
  const { setFilters, displayedFilters } = useListContext();
  return (
    <ToggleButton
      size="small"
      value="shown"
      selected={choice.isShown}
      onChange={() => setFilters({ ...choice.filter }, displayedFilters)}
      sx={filterButtonStyle}
    >
      <ChoiceLabel {...choice} />
    </ToggleButton>
  );
}

/** Shows the same as one field, for which a phone has room. */
function ChoiceMenu({ choices }: { choices: readonly Choice[] }): ReactElement {
  const text = useMessages();
  const { setFilters, displayedFilters } = useListContext();
  const choose = (key: string) => {
    const choice = choices.find((candidate) => candidate.key === key);
    if (choice) setFilters({ ...choice.filter }, displayedFilters);
  };
  return (
    <Box className="status-choice" sx={{ px: 1, pt: 0.5 }}>
      <Select
        size="small"
        displayEmpty
        value={choices.find(({ isShown }) => isShown)?.key ?? ''}
        onChange={({ target }) => choose(target.value)}
        inputProps={{ 'aria-label': text('list.state') }}
        sx={menuStyle}
      >
        <MenuItem value="" disabled sx={{ display: 'none' }}>
          {text('list.severalStates')}
        </MenuItem>
        {choices.map(({ key, ...choice }) => (
          <MenuItem key={key} value={key} sx={{ gap: 0.75, minHeight: 44 }}>
            <ChoiceLabel key={key} {...choice} />
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}

/**
 * Shows the states of a list as buttons that stay in sight, each with its number for the other filters; then what people
 * saved.
 */
export function StatusFilter(states: ListStates): ReactElement {
  const text = useMessages();
  const choices = useChoices(states);
  const isNarrow = useIsNarrowScreen(CARDS_BELOW);
  if (isNarrow) return <ChoiceMenu choices={choices} />;
  return (
    <Box role="group" aria-label={text('list.state')} sx={filterBarStyle}>
      {choices.map((choice) => (
        <ChoiceButton key={choice.key} choice={choice} />
      ))}
    </Box>
  );
}

const countStyle = { color: 'text.secondary', minWidth: '1ch' } as const;
/* Where buttons remain on phones, they stay in one line, which is moved by finger. */
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
const menuStyle = {
  height: 44,
  maxWidth: '100%',
  '& .MuiSelect-select': { display: 'flex', gap: 0.75, alignItems: 'center' },
} as const;
