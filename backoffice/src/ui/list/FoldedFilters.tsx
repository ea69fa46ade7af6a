import FilterIcon from '@mui/icons-material/FilterListOutlined';
import { Button } from '@mui/material';
import { extractValidSavedQueries, useListContext, useNotify, useSavedQueries } from 'ra-core';
import { isValidElement, useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { CARDS_BELOW, useIsNarrowScreen } from '../page/narrow-screen.hook.ts';

/** The filter of most lists that is written into. */
const SEARCH = 'q';

/** Whether the filters of a list are folded away, which they can only be where records are cards. */
export interface FilterFold {
  readonly canFold: boolean;
  readonly isFolded: boolean;
  readonly toggle: () => void;
  /** The filter that is written into, and stays in sight. */
  readonly searchSource: string;
  /** The filters that have a field in sight once they are set. */
  readonly fieldSources: readonly string[];
}

interface FilterProps {
  readonly source?: string;
  readonly type?: string;
}
const propsOf = (filter: ReactElement): FilterProps => (isValidElement<FilterProps>(filter) ? filter.props : {});
const sourceOf = (filter: ReactElement): string | undefined => propsOf(filter).source;

/** Returns the filter that is written into: the usual one, or, in a list that has none, the first other one. */
function searchSourceOf(filters: readonly ReactElement[]): string {
  const searches = filters.filter((filter) => propsOf(filter).type === 'search').map(sourceOf);
  const [first = SEARCH] = searches;
  return filters.some((filter) => sourceOf(filter) === SEARCH) ? SEARCH : first;
}

/** Keeps the filters of a list folded on a narrow screen until somebody asks for them; there its records come first. */
export function useFilterFold(filters: readonly ReactElement[] = []): FilterFold {
  const [isOpen, setIsOpen] = useState(false);
  const searchSource = searchSourceOf(filters);
  const canFold = useIsNarrowScreen(CARDS_BELOW) && filters.some((filter) => sourceOf(filter) !== searchSource);
  const isFolded = canFold && !isOpen;
  const sources = filters.flatMap((filter) => sourceOf(filter) ?? []);
  return {
    canFold,
    isFolded,
    searchSource,
    toggle: () => setIsOpen(!isOpen),
    fieldSources: isFolded ? sources.filter((source) => source === searchSource) : sources,
  };
}

/** Shows or folds the filters of a list, with how many are set; nothing where they are always in sight. */
export function FoldedFiltersButton({ fold }: { fold: FilterFold }): ReactElement | null {
  const text = useMessages();
  const { filterValues } = useListContext();
  if (!fold.canFold) return null;
  const count = Object.keys(filterValues).filter((source) => source !== fold.searchSource).length;
  return (
    <Button startIcon={<FilterIcon />} aria-expanded={!fold.isFolded} onClick={fold.toggle} sx={buttonStyle}>
      {count === 0 ? text('list.filters') : text('list.filtersSet', { count })}
    </Button>
  );
}

/** Returns what the reader's saved filters of a list are called. */
function useSavedFilterNames(): readonly string[] {
  const { resource } = useListContext();
  const [stored] = useSavedQueries(resource);
  return extractValidSavedQueries(stored).map(({ label }) => label);
}

/** Says that filters were saved or deleted: the menu that does so closes without a word. */
export function useSavedFiltersNotice(): void {
  const text = useMessages();
  const notify = useNotify();
  const names = useSavedFilterNames();
  const before = useRef(names);
  const announce = useEffectEvent(() => {
    const added = names.find((name) => !before.current.includes(name));
    const removed = before.current.find((name) => !names.includes(name));
    before.current = names;
    if (added) notify(text('list.filterSaved', { name: added }), { type: 'success' });
    else if (removed) notify(text('list.filterDeleted', { name: removed }), { type: 'success' });
  });
  const key = names.join();
  useEffect(() => announce(), [key]);
}

const buttonStyle = { minHeight: 44, whiteSpace: 'nowrap' } as const;

/** Only the search stays of filters that are folded. */
const foldedStyleOf = ({ searchSource }: FilterFold) => ({
  [`& .filter-field:not([data-source="${searchSource}"])`]: { display: 'none' },
});

/** Filters that are unfolded take lines of their own, above the buttons. */
const unfoldedStyle = {
  '& .RaList-actions.RaList-actions': { flexWrap: 'wrap' },
  '& .RaList-actions.RaList-actions form': { flex: '1 1 100%' },
} as const;

/** Returns the style of a list by whether its filters are folded; nothing where they cannot be. */
export const foldStyleOf = (fold: FilterFold): object =>
  fold.isFolded ? foldedStyleOf(fold) : fold.canFold ? unfoldedStyle : {};
