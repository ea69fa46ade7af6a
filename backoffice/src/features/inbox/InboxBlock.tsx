import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import ReadIcon from '@mui/icons-material/CircleOutlined';
import UnreadIcon from '@mui/icons-material/Circle';
import { Box, ButtonBase, Checkbox, IconButton } from '@mui/material';
import { useStore } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { ArrivalTime } from './InboxTimes.tsx';
import { InboxRow, markStyle, rowStyle, type RowOptions } from './InboxRow.tsx';
import { unreadIdsOf, type InboxThread } from './inbox-threads.ts';

/** Blocks of which it is kept that they are closed: the last ones that were. */
const MAX_CLOSED = 50;
const NONE: readonly string[] = [];

/** Returns whether a block is open, and a function that opens or closes it, also for the next visit. */
function useFolding(name: string): readonly [isOpen: boolean, toggle: () => void] {
  const [closed, setClosed] = useStore<readonly string[]>('inbox.closed', NONE);
  const isOpen = !closed.includes(name);
  const others = closed.filter((each) => each !== name);
  return [isOpen, () => setClosed(isOpen ? [...others, name].slice(-MAX_CLOSED) : others)];
}

interface InboxBlockProps extends RowOptions {
  /** Tells the block from all others: its newest, and what it is about. */
  readonly name: string;
  readonly subject: string;
  readonly threads: readonly InboxThread[];
}

/** Marks all of a block as read, or as unread where nothing of it is unread. */
function MarkButton(props: { readonly subject: string; readonly isUnread: boolean; readonly onMark: () => void }) {
  const { subject, isUnread, onMark } = props;
  const text = useMessages();
  const MarkIcon = isUnread ? UnreadIcon : ReadIcon;
  return (
    <IconButton
      size="small"
      color={isUnread ? 'primary' : 'default'}
      aria-label={text(isUnread ? 'inbox.markBlockRead' : 'inbox.markBlockUnread', { what: subject })}
      title={text(isUnread ? 'inbox.markRead' : 'inbox.markUnread')}
      onClick={onMark}
      sx={{ ...markStyle, gridColumn: { xs: 3, sm: 5 } }}
    >
      <MarkIcon sx={{ fontSize: 14 }} />
    </IconButton>
  );
}

/**
 * Shows the rows of a period about the same thing, where its newest stands: a block that is closed, selected and
 * marked as a whole.
 */
export function InboxBlock({ name, subject, threads, ...row }: InboxBlockProps): ReactElement {
  const text = useMessages();
  const [isOpen, toggle] = useFolding(name);
  const { timeZone, selected, onSelect, onMark } = row;
  const ids = threads.map(({ latest }) => latest.id);
  const unreadCount = threads.filter((thread) => unreadIdsOf(thread).length > 0).length;
  const selectedCount = ids.filter((id) => selected.has(id)).length;
  const newest = threads[0]?.latest.createdAt ?? '';
  return (
    <Box component="li">
      <Box data-block={ids.join(' ')} sx={rowStyle}>
        <Checkbox
          size="small"
          checked={selectedCount === ids.length}
          indeterminate={selectedCount > 0 && selectedCount < ids.length}
          onChange={() => onSelect(ids)}
          slotProps={{ input: { 'aria-label': text('inbox.selectBlock', { what: subject }) } }}
        />
        <ButtonBase data-message aria-expanded={isOpen} onClick={toggle} sx={headStyle}>
          <ExpandIcon sx={{ fontSize: 22, transform: isOpen ? 'none' : 'rotate(-90deg)', color: 'text.secondary' }} />
          <span>
            <Box component="span" sx={{ mr: 1, fontWeight: unreadCount > 0 ? 600 : 400, overflowWrap: 'anywhere' }}>
              {subject}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {text('inbox.group.count', { smart_count: threads.length })}
              {unreadCount > 0 && `, ${text('inbox.group.unread', { smart_count: unreadCount })}`}
            </Box>
          </span>
        </ButtonBase>
        {!isOpen && (
          <ArrivalTime
            createdAt={newest}
            timeZone={timeZone}
            style={{ gridColumn: { xs: 2, sm: 4 }, pl: { xs: '30px', sm: 0 } }}
          />
        )}
        <MarkButton subject={subject} isUnread={unreadCount > 0} onMark={() => onMark(ids)} />
      </Box>
      {isOpen && (
        <Box component="ul" sx={rowsStyle}>
          {threads.map((thread) => (
            <InboxRow key={thread.latest.id} thread={thread} isUnderSubject {...row} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/* The arrow stands where rows have their symbol. */
const headStyle = {
  gridColumn: { xs: 2, sm: '2 / 4' },
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  columnGap: 1,
  minHeight: 40,
  py: 1,
  font: 'inherit',
  lineHeight: 1.4,
  textAlign: 'left',
} as const;

/* A rail as long as the group: one sees what belongs to it, and where it ends. */
const rowsStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  ml: { xs: 1, sm: '21px' },
  mb: 1,
  borderLeft: '3px solid var(--edge)',
} as const;
