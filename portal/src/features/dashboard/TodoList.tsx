import { relativeTimeText } from '../../i18n/date-time.ts';
import { shortDateText } from '../../i18n/format.ts';
import { PhoneFold, useNarrow } from '../../ui/PhoneFold.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { DisplayContext } from './application/application-timeline.ts';
import type { OwnTodo } from './todo.ts';

function linkOf(todo: OwnTodo): string {
  switch (todo.kind) {
    case 'confirm':
      return '/auth/verify-email';
    case 'review':
      return '#cv-review';
    case 'profile':
      return '/dashboard/profile-setup/profile-setup-intern';
    default:
      return `/internships/${todo.internshipId}`;
  }
}

function whenOf({ until }: OwnTodo, { t, language, timeZone, now }: DisplayContext): string | null {
  if (!until) return null;
  const when = `${shortDateText(language, until)} (${relativeTimeText(language, until, now, timeZone)})`;
  return t('dashboard.todo.when.apply', { when });
}

interface TodosProps {
  items: readonly OwnTodo[];
  display: DisplayContext;
}

function Todos({ items, display }: TodosProps) {
  const { t } = display;
  return (
    <ul className="plain todo">
      {items.map((todo) => {
        const when = whenOf(todo, display);
        const words = {
          title: 'title' in todo ? todo.title : '',
          file: todo.kind === 'review' ? todo.file : '',
          percent: todo.kind === 'profile' ? todo.completeness : 0,
        };
        return (
          <li key={linkOf(todo)}>
            <Icon name="due" />
            <span>
              <a href={linkOf(todo)}>{t(`dashboard.todo.${todo.kind}`, words)}</a>
              {when && <span className="note todo-when"> {when}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/* On a phone the applications stand around it, so that the list is short there. */
const MAX_ON_PHONE = 3;

/** Shows tasks of the student that are about no application, each with its link and its date. */
export function TodoList({ items, display }: TodosProps) {
  const { t } = display;
  const isNarrow = useNarrow();
  if (items.length === 0) return null;
  const isShort = !isNarrow || items.length <= MAX_ON_PHONE + 1;
  if (isShort) return <Todos items={items} display={display} />;
  return (
    <>
      <Todos items={items.slice(0, MAX_ON_PHONE)} display={display} />
      <PhoneFold summary={t('dashboard.todo.more', { count: items.length - MAX_ON_PHONE })}>
        <Todos items={items.slice(MAX_ON_PHONE)} display={display} />
      </PhoneFold>
    </>
  );
}
