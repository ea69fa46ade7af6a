import { topicsFor } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import type { InboxFilter } from './inbox-loader.ts';

interface InboxFiltersProps {
  t: Translate;
  choice: InboxFilter;
  onChoose: (choice: InboxFilter) => void;
}

/** All or unread, and about what: buttons in sight, in one line on phones. */
export function InboxFilters({ t, choice, onChoose }: InboxFiltersProps) {
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
    <div className="inbox-filters" role="group" aria-label={t('inbox.filter')}>
      {filters.map(({ label, isOn, next }) => (
        <button key={label} type="button" aria-pressed={isOn} onClick={() => onChoose(next)}>
          {label}
        </button>
      ))}
    </div>
  );
}
