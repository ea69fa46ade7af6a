import { dateTimeText, relativeTimeText } from '../../i18n/date-time.ts';
import { shortDateText } from '../../i18n/format.ts';
import { PhoneFold, useNarrow } from '../../ui/PhoneFold.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import type { DisplayContext } from './application/application-timeline.ts';
import type { Todo } from './todo.ts';

function linkOf(todo: Todo): string {
  switch (todo.kind) {
    case 'confirm':
      return '/auth/verify-email';
    case 'review':
      return '#cv-review';
    case 'profile':
      return '/dashboard/profile-setup/profile-setup-intern';
    case 'closing':
      return `/internships/${todo.internshipId}`;
    default:
      return `#application-${todo.applicationId}`;
  }
}

/** What the date of a task is about, where it has one. */
const whenKeys = {
  offer: 'dashboard.todo.when.offer',
  interview: 'dashboard.todo.when.interview',
  finish: 'dashboard.todo.when.apply',
  closing: 'dashboard.todo.when.apply',
  overdue: 'dashboard.todo.when.overdue',
  undecided: 'dashboard.todo.when.undecided',
  accepted: 'dashboard.todo.when.accepted',
} as const;

function whenOf({ kind, until }: Todo, { t, language, timeZone, now }: DisplayContext): string | null {
  if (!until) return null;
  const exact = until.includes('T') ? dateTimeText(language, until, timeZone) : shortDateText(language, until);
  return t(whenKeys[kind], { when: `${exact} (${relativeTimeText(language, until, now, timeZone)})` });
}

const icons: Partial<Record<Todo['kind'], IconName>> = {
  interview: 'calendar',
  offer: 'offer',
  accepted: 'answered',
  overdue: 'attention',
  undecided: 'attention',
};

interface TodosProps {
  items: readonly Todo[];
  display: DisplayContext;
}

interface TodoListProps extends TodosProps {
  /** Whether the student waits for an employer. */
  isWaiting: boolean;
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
          company: 'company' in todo ? todo.company : '',
          percent: todo.kind === 'profile' ? todo.completeness : 0,
        };
        return (
          <li key={linkOf(todo)} className={`is-${todo.kind}`}>
            <Icon name={icons[todo.kind] ?? 'due'} />
            <span>
              <a href={linkOf(todo)}>{t(`dashboard.todo.${todo.kind}`, words)}</a>
              {when && <span className="note todo-when"> {when}</span>}
              {todo.kind === 'accepted' && (
                <span className="note todo-next">{t('dashboard.outcome.accepted.next')}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/* On a phone the applications themselves are right below, so that the list is short there. */
const MAX_ON_PHONE = 3;

/** Shows the tasks of the student, each with its link and its date. */
export function TodoList({ items, display, isWaiting }: TodoListProps) {
  const { t } = display;
  const isNarrow = useNarrow();
  if (items.length === 0) return <p>{t(isWaiting ? 'dashboard.todo.none' : 'dashboard.todo.nothing')}</p>;
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
