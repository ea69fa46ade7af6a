import { Chip } from '@mui/material';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import type { ListFilter } from './filter-model.ts';

interface ActiveFiltersProps {
  readonly filters: readonly ListFilter[];
  readonly onPut: (source: string, value: unknown) => void;
}

/** The filters that are set, where their controls are folded away, each with a way to let it go. */
export function ActiveFilters({ filters, onPut }: ActiveFiltersProps): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const { filterValues } = useListContext();
  const labelOf = (filter: ListFilter, value: unknown): string =>
    filter.kind === 'choice' ? word(filter.words, String(value)) : text(filter.label ?? 'list.search');
  const active = filters.flatMap((filter) => {
    const value: unknown = filterValues[filter.source];
    return value === undefined ? [] : [{ source: filter.source, label: labelOf(filter, value) }];
  });
  return (
    <>
      {active.map(({ source, label }) => (
        <Chip key={source} size="small" label={label} onDelete={() => onPut(source, undefined)} />
      ))}
    </>
  );
}
