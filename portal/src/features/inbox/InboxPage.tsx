import type { Page } from '@prentice/contract';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/Button.tsx';
import { MOST, type Item } from './inbox.load.ts';
import { InboxList } from './InboxList.tsx';

interface InboxPageProps extends Omit<ComponentProps<typeof InboxList>, 'items'> {
  page: Page<Item>;
  /** Whether something is being marked as read, and whether more is on its way. */
  busy: boolean;
  loading: boolean;
  onReadAll: () => void;
  onMore: () => void;
}

/** What is shown of the inbox, with how many there are, and more of them. */
export function InboxPage({ page, busy, loading, onReadAll, onMore, ...list }: InboxPageProps) {
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
      {items.length < total && items.length < MOST && (
        <p className="section-more">
          <Button busy={loading} onClick={onMore}>
            {t('inbox.more')}
          </Button>
        </p>
      )}
    </>
  );
}
