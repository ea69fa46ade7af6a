import { topicsFor } from '@prentice/contract';
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
  const topics = topicsFor('intern');
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
        name="topic"
        label={t('inbox.type')}
        t={t}
        value={choice.topic ?? ''}
        onChange={(value) => onChoose({ ...choice, topic: topics.find((topic) => topic === value) ?? null })}
        empty={t('inbox.type.all')}
        options={topics.map((topic) => ({ value: topic, label: t(`inbox.topic.${topic}`) }))}
      />
    </div>
  );
}
