import { notificationTypes } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import type { InboxFilter } from './inbox-loader.ts';

interface InboxFiltersProps {
  t: Translate;
  choice: InboxFilter;
  onChoose: (choice: InboxFilter) => void;
}

/** All or unread, and about what. */
export function InboxFilters({ t, choice, onChoose }: InboxFiltersProps) {
  const types = notificationTypes
    .map((type) => ({ value: type, label: t(`notification.${type}`) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <div className="pair" role="group" aria-label={t('inbox.filter')}>
      <SelectField
        name="unread"
        label={t('inbox.filter')}
        t={t}
        value={choice.unread ? 'unread' : 'all'}
        onChange={(value) => onChoose({ ...choice, unread: value === 'unread' })}
        options={[
          { value: 'all', label: t('inbox.all') },
          { value: 'unread', label: t('inbox.unread') },
        ]}
      />
      <SelectField
        name="type"
        label={t('inbox.type')}
        t={t}
        value={choice.type ?? ''}
        onChange={(value) => onChoose({ ...choice, type: notificationTypes.find((one) => one === value) ?? null })}
        empty={t('inbox.type.all')}
        options={types}
      />
    </div>
  );
}
