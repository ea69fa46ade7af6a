import { Box, ToggleButton } from '@mui/material';
import { topicsFor, typesOfTopic, type NotificationReader } from '@prentice/contract';
import { useListContext } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { withFilter, type FilterValues } from '../../ui/list/filter-model.ts';
import { filterBarStyle, filterButtonStyle } from '../../ui/list/StatusFilter.tsx';

interface FilterToggleProps {
  readonly isOn: boolean;
  readonly filter: FilterValues;
  readonly children: ReactNode;
}

function FilterToggle({ isOn, filter, children }: FilterToggleProps): ReactElement {
  const { setFilters } = useListContext();
  return (
    <ToggleButton
      size="small"
      value="on"
      selected={isOn}
      onChange={() => setFilters({ ...filter })}
      sx={filterButtonStyle}
    >
      {children}
    </ToggleButton>
  );
}

/** What the inbox shows: everything, what is unread, what is about one topic, by the topics of the settings. */
export function InboxFilterBar({ reader }: { readonly reader: NotificationReader }): ReactElement {
  const text = useMessages();
  const { filterValues } = useListContext();
  const isUnreadOnly = filterValues['unread'] === true;
  const chosenTypes = String(filterValues['type'] ?? '');
  return (
    <Box role="group" aria-label={text('inbox.filter')} sx={filterBarStyle}>
      <FilterToggle isOn={!isUnreadOnly && chosenTypes === ''} filter={{}}>
        {text('list.all')}
      </FilterToggle>
      <FilterToggle isOn={isUnreadOnly} filter={withFilter(filterValues, 'unread', isUnreadOnly ? null : true)}>
        {text('inbox.unread')}
      </FilterToggle>
      <Box aria-hidden sx={{ flexShrink: 0, borderLeft: '1px solid', borderColor: 'divider', my: 0.5 }} />
      {topicsFor(reader).map((topic) => {
        const types = typesOfTopic(topic, reader);
        const isOn = chosenTypes === String(types);
        return (
          <FilterToggle key={topic} isOn={isOn} filter={withFilter(filterValues, 'type', isOn ? null : types)}>
            {text(`inbox.topic.${topic}`)}
          </FilterToggle>
        );
      })}
    </Box>
  );
}
