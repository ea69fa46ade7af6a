import { useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { InboxItem } from './inbox-loader.ts';
import { InboxRow, type InboxPlace, type InboxRowProps } from './InboxRow.tsx';

/** Of so many notifications about the same thing on a day, only the newest is shown at first; a button for one would be no shorter. */
const FOLDED_FROM = 3;

/** Returns where a row stands among those about the same thing; null where it is alone. */
function placeAmong(count: number, index: number): InboxPlace | null {
  if (count === 1) return null;
  if (index === 0) return 'first';
  return index === count - 1 ? 'last' : 'between';
}

interface FoldProps {
  t: Translate;
  subject: string;
  /** Those that are folded. */
  items: readonly InboxItem[];
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows and hides what happened earlier on the day, and says how much of it is unread. */
function SubjectFold({ t, subject, items, isOpen, onToggle }: FoldProps) {
  const unread = items.filter(({ readAt }) => readAt === null).length;
  const count = items.length;
  const more = unread > 0 ? t('inbox.group.moreUnread', { count, unread }) : t('inbox.group.more', { count });
  const label = isOpen ? t('inbox.group.less') : more;
  return (
    <li className={unread > 0 && !isOpen ? 'inbox-fold is-unread' : 'inbox-fold'} data-place="last">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t('inbox.group.about', { what: label, subject })}
        onClick={onToggle}
      >
        <Icon name="expand" size={16} />
        {label}
      </button>
    </li>
  );
}

interface SubjectProps extends InboxRowProps {
  subject: string;
  /** About the same thing on the same day, newest first. */
  items: readonly InboxItem[];
}

/** Shows what happened with the same thing on a day as one block: the newest, and the rest where it is asked for. */
export function InboxSubject({ subject, items, ...row }: SubjectProps) {
  const [isOpen, setOpen] = useState(false);
  const isFolded = items.length >= FOLDED_FROM;
  const visibleItems = isFolded && !isOpen ? items.slice(0, 1) : items;
  const rowCount = isFolded ? items.length + 1 : items.length;
  return (
    <>
      {visibleItems.map((item, index) => (
        <InboxRow key={item.id} item={item} place={placeAmong(rowCount, index)} {...row} />
      ))}
      {isFolded && (
        <SubjectFold
          t={row.t}
          subject={subject}
          items={items.slice(1)}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
    </>
  );
}
