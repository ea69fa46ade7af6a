import { Box, Checkbox } from '@mui/material';
import { useListContext, type RaRecord } from 'ra-core';
import { SimpleList, type SimpleListProps } from 'react-admin';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { RecordLink } from './RecordLink.tsx';
import { SelectPageCheckbox } from './ListTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';

interface SelectableCardsProps<R extends RaRecord> extends Pick<SimpleListProps<R>, 'secondaryText' | 'tertiaryText'> {
  /** What a record is called. */
  readonly name: (record: R) => string;
  /** The same with marks, when that is more than its name. */
  readonly title?: (record: R) => ReactNode;
  /** What can be done with several at once. */
  readonly bulkActions: ReactNode;
}

/** Shows a list for narrow screens whose records can be chosen and changed together, as in the table of wide ones. */
export function SelectableCards<R extends RaRecord>(props: SelectableCardsProps<R>): ReactElement {
  const { name, title = name, bulkActions, ...rest } = props;
  const text = useMessages();
  const { selectedIds, onToggleItem } = useListContext<R>();
  return (
    <>
      <SelectionBar>{bulkActions}</SelectionBar>
      <SelectPageCheckbox />
      <SimpleList<R>
        {...rest}
        rowClick={false}
        sx={listStyle}
        leftIcon={(record) => (
          <Checkbox
            checked={selectedIds.includes(record.id)}
            onChange={() => onToggleItem(record.id)}
            slotProps={{ input: { 'aria-label': text('list.choose', { name: name(record) }) } }}
          />
        )}
        primaryText={(record) => (
          <Box component="span" className="card-link">
            <RecordLink record={record} link="edit">
              {title(record)}
            </RecordLink>
          </Box>
        )}
      />
    </>
  );
}

/* The link of the title covers the card; the box to tick lies above it. */
const listStyle = {
  '& .MuiListItem-root': { position: 'relative', alignItems: 'flex-start' },
  '& .MuiListItemIcon-root': { position: 'relative', zIndex: 1, minWidth: 44, ml: -1 },
  '& .RaSimpleList-tertiary': { float: 'none', display: 'block', opacity: 1, color: 'text.secondary' },
  '& .card-link a::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
