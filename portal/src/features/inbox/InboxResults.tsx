import type { Page } from '@prentice/contract';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/Button.tsx';
import { MAX_ITEMS, type InboxItem } from './inbox-loader.ts';
import { InboxList } from './InboxList.tsx';

interface InboxResultsProps extends Omit<ComponentProps<typeof InboxList>, 'items'> {
  page: Page<InboxItem>;
  /** `busy`: notifications are being marked as read; `loading`: more are being loaded. */
  busy: boolean;
  loading: boolean;
  onReadAll: () => void;
  onMore: () => void;
}

/** The shown notifications with their total and a button for more. */
export function InboxResults({ page, busy, loading, onReadAll, onMore, ...list }: InboxResultsProps) {
  const { t } = list;
  const { items, total } = page;
  return (
    <>
      <p className="result-bar">
        <span role="status">{t('inbox.count', { shown: items.length, total })}</span>
        <Button look="small" busy={busy} onClick={onReadAll}>
          {t('inbox.readAll')}
        </Button>
      </p>
      <InboxList {...list} items={items} />
      {items.length < total && items.length < MAX_ITEMS && (
        <p className="section-more">
          <Button busy={loading} onClick={onMore}>
            {t('inbox.more')}
          </Button>
        </p>
      )}
    </>
  );
}
