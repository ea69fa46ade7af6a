import { topicsFor } from '@prentice/contract';
import { useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { InboxFilter } from './inbox-loader.ts';

interface InboxFiltersProps {
  t: Translate;
  choice: InboxFilter;
  onChoose: (choice: InboxFilter) => void;
}

/** All or unread, and about what: buttons in sight; on phones behind one that says how many are chosen. */
export function InboxFilters({ t, choice, onChoose }: InboxFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const { unread, topic: chosen } = choice;
  const filters = [
    { label: t('inbox.all'), isOn: !unread && chosen === null, next: { unread: false, topic: null } },
    { label: t('inbox.unread'), isOn: unread, next: { ...choice, unread: !unread } },
    ...topicsFor({ role: 'intern' }).map((topic) => {
      const isOn = topic === chosen;
      return { label: t(`inbox.topic.${topic}`), isOn, next: { ...choice, topic: isOn ? null : topic } };
    }),
  ];
  return (
    <>
      <button
        type="button"
        className="button is-small inbox-filter-button"
        aria-expanded={isOpen}
        aria-controls="inbox-filters"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" size={16} />
        {t('inbox.filter.open', { count: Number(unread) + Number(chosen !== null) })}
      </button>
      <div
        id="inbox-filters"
        className={isOpen ? 'inbox-filters is-open' : 'inbox-filters'}
        role="group"
        aria-label={t('inbox.filter')}
      >
        {filters.map(({ label, isOn, next }) => (
          <button key={label} type="button" aria-pressed={isOn} onClick={() => onChoose(next)}>
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
