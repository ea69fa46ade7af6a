import { Box, ToggleButton } from '@mui/material';
import { topicsFor, type NotificationReader } from '@prentice/contract';
import { useListContext } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { withFilter, type FilterValues } from '../../ui/list/filter-model.ts';
import { filterBarStyle, filterButtonStyle } from '../../ui/list/StatusFilter.tsx';
import { chosenTopic, hasTopicFilter, withTopic } from './inbox-topic-filter.ts';

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
  const chosen = chosenTopic(filterValues, reader);
  const isTopicChosen = hasTopicFilter(filterValues);
  return (
    <Box role="group" aria-label={text('inbox.filter')} sx={filterBarStyle}>
      <FilterToggle isOn={!isUnreadOnly && !isTopicChosen} filter={{}}>
        {text('list.all')}
      </FilterToggle>
      <FilterToggle isOn={isUnreadOnly} filter={withFilter(filterValues, 'unread', isUnreadOnly ? null : true)}>
        {text('inbox.unread')}
      </FilterToggle>
      <Box aria-hidden sx={{ flexShrink: 0, borderLeft: '1px solid', borderColor: 'divider', my: 0.5 }} />
      {topicsFor(reader).map((topic) => {
        const isOn = topic === chosen;
        return (
          <FilterToggle key={topic} isOn={isOn} filter={withTopic(filterValues, isOn ? null : topic, reader)}>
            {text(`inbox.topic.${topic}`)}
          </FilterToggle>
        );
      })}
    </Box>
  );
}
