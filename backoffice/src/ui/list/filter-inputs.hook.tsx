import { BooleanInput, SearchInput, SelectInput } from 'react-admin';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import type { ListFilter } from './filter-model.ts';

/* That nothing is chosen is said in words. */
const showsEmptyText = { select: { displayEmpty: true } };

const searchStyle = {
  width: '100%',
  /* React-admin has a button that clears the field. */
  '& input::-webkit-search-cancel-button': { display: 'none' },
} as const;

interface FilterInputs {
  /** One input of react-admin for each filter. */
  readonly inputs: ReactElement[];
  /** What a value of a filter is called. */
  readonly labelOf: (source: string, value: unknown) => string;
}

/** Turns what a list can be filtered by into react-admin's inputs, and names the filters that are set. */
export function useFilterInputs(filters: readonly ListFilter[]): FilterInputs {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const inputOf = (filter: ListFilter): ReactElement => {
    const { source } = filter;
    switch (filter.kind) {
      case 'search':
        return (
          <SearchInput
            key={source}
            source={source}
            type="search"
            placeholder={text(filter.label ?? 'list.search')}
            alwaysOn
            sx={searchStyle}
          />
        );
      case 'choice':
        return (
          <SelectInput
            key={source}
            source={source}
            label={text(filter.label)}
            choices={filter.values.map((id) => ({ id, name: valueLabel(filter.labelPrefix, id) }))}
            translateChoice={false}
            emptyText={text('list.all')}
            slotProps={showsEmptyText}
            alwaysOn={filter.alwaysOn}
          />
        );
      case 'switch':
        return (
          <BooleanInput
            key={source}
            source={source}
            label={text(filter.label)}
            format={(set: unknown) => set === filter.value}
            parse={(isOn: boolean) => (isOn ? filter.value : null)}
            {...(filter.alwaysOn ? { alwaysOn: true } : { defaultValue: filter.value })}
          />
        );
    }
  };
  const labelOf = (source: string, value: unknown): string => {
    const filter = filters.find(
      (filter) => filter.source === source && (filter.kind !== 'switch' || filter.value === value),
    );
    if (filter?.kind === 'choice') return valueLabel(filter.labelPrefix, String(value));
    return filter?.kind === 'switch' ? text(filter.label) : String(value);
  };
  return { inputs: filters.map(inputOf), labelOf };
}
