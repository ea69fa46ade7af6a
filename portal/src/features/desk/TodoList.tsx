import { momentText, relativeText } from '../../i18n/moment.ts';
import { shortDateText } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Speaker } from './timeline.words.ts';
import type { Todo } from './todo.ts';

function linkOf(todo: Todo): string {
  switch (todo.kind) {
    case 'confirm':
      return '/auth/verify-email';
    case 'profile':
      return '/dashboard/profile-setup/profile-setup-intern';
    case 'closing':
      return `/internships/${todo.internshipId}`;
    default:
      return `#application-${todo.applicationId}`;
  }
}

function whenOf({ until }: Todo, { language, timeZone, now }: Speaker): string | null {
  if (!until) return null;
  const exact = until.includes('T') ? momentText(language, until, timeZone) : shortDateText(language, until);
  return `${exact} (${relativeText(language, until, now)})`;
}

/** What waits for the reader, each with its way and its date. */
export function TodoList({ items, speaker }: { items: readonly Todo[]; speaker: Speaker }) {
  const { t } = speaker;
  if (items.length === 0) return <p>{t('desk.todo.none')}</p>;
  return (
    <ul className="plain todo">
      {items.map((todo) => {
        const when = whenOf(todo, speaker);
        const words = {
          title: 'title' in todo ? todo.title : '',
          percent: todo.kind === 'profile' ? todo.completeness : 0,
        };
        return (
          <li key={linkOf(todo)}>
            <Icon name={todo.kind === 'interview' ? 'calendar' : 'due'} />
            <span>
              <a href={linkOf(todo)}>{t(`desk.todo.${todo.kind}`, words)}</a>
              {when && <span className="note"> {when}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
