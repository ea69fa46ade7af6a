import { Box, Button } from '@mui/material';
import { notificationTopicKey, type NotificationTopic } from '@prentice/contract';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useUnreadCount } from '../../layouts/NotificationBell.tsx';
import { useMe } from '../../providers/me-store.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { chosenTopic, hasTopicFilter } from './inbox-topic-filter.ts';

/** What people of the back office are notified of, by topic, where it is not the same for all of them. */
const helpFor = (topic: NotificationTopic, isEmployer: boolean) =>
  topic === 'reviews' && !isEmployer ? 'inbox.emptyTopic.reviews.admin' : (`inbox.emptyTopic.${topic}` as const);

/** Says that the filters leave nothing, what they would show, and how many new ones they hide, with the way back to everything. */
export function NothingShown(): ReactElement {
  const text = useMessages();
  const { actor } = useMe();
  const { filterValues, setFilters } = useListContext();
  const unreadCount = useUnreadCount();
  const isUnread = filterValues['unread'] === true;
  const isTopicChosen = hasTopicFilter(filterValues);
  const topic = chosenTopic(filterValues, actor);
  const help = [
    isUnread && !isTopicChosen && text('inbox.nothingUnread.help'),
    topic && text(helpFor(topic, actor.role === 'employer')),
    unreadCount > 0 && isTopicChosen && text('inbox.hidesNew', { smart_count: unreadCount }),
  ];
  const titleOf = (): string => {
    if (topic)
      return text(isUnread ? 'inbox.nothingUnreadAbout' : 'inbox.nothingAbout', {
        topic: text(notificationTopicKey(topic, actor.role)),
      });
    return text(isUnread && !isTopicChosen ? 'inbox.nothingUnread' : 'list.noMatch');
  };
  const showAll = (
    <Button variant="outlined" onClick={() => setFilters({})}>
      {text('inbox.showAll')}
    </Button>
  );
  return (
    <Box sx={{ px: 1.5 }}>
      <EmptyState title={titleOf()} help={help.filter(Boolean).join(' ')} action={showAll} />
    </Box>
  );
}
