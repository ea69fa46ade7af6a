import { notificationTopicKey, topicsFor, type NotificationReader } from '@prentice/contract';
import { useListContext } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { withFilter, type FilterValues } from '../../ui/list/filter-model.ts';
import { chosenTopic, hasTopicFilter, withTopic } from './inbox-topic-filter.ts';

interface FilterToggleProps {
  readonly isOn: boolean;
  readonly filter: FilterValues;
  readonly children: ReactNode;
}

function FilterToggle({ isOn, filter, children }: FilterToggleProps): ReactElement {
  const { setFilters } = useListContext();
  return (
    <button type="button" className="inbox-filter" aria-pressed={isOn} onClick={() => setFilters({ ...filter })}>
      {children}
    </button>
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
    <div role="group" aria-label={text('inbox.filter')} className="inbox-filters">
      <FilterToggle isOn={!isUnreadOnly && !isTopicChosen} filter={{}}>
        {text('list.all')}
      </FilterToggle>
      <FilterToggle isOn={isUnreadOnly} filter={withFilter(filterValues, 'unread', isUnreadOnly ? null : true)}>
        {text('inbox.unread')}
      </FilterToggle>
      <span aria-hidden="true" />
      {topicsFor(reader).map((topic) => {
        const isOn = topic === chosen;
        return (
          <FilterToggle key={topic} isOn={isOn} filter={withTopic(filterValues, isOn ? null : topic, reader)}>
            {text(notificationTopicKey(topic, reader.role))}
          </FilterToggle>
        );
      })}
    </div>
  );
}
