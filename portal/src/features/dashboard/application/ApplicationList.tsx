import { undoableWithdrawal } from '@prentice/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { ApplicationRow, focusRow } from './ApplicationRow.tsx';
import type { InternApplication } from '../dashboard-loader.ts';
import { useOpenInPreview } from '../ReplacedPreview.tsx';
import type { DisplayContext } from './application-timeline.ts';
import { UndoWithdrawal } from './UndoWithdrawal.tsx';
import { TodoList } from '../TodoList.tsx';
import { isActive, isAboutApplication, isBlocking, sortByTodo, type Todo } from '../todo.ts';

interface ApplicationListProps {
  applications: readonly InternApplication[];
  /** What to do next, about applications and besides. */
  todos: readonly Todo[];
  display: DisplayContext;
  /** What a student sees who has not applied yet. */
  empty: ReactNode;
  /** What stands between what is to be done and the other applications. */
  children?: ReactNode;
  onChanged: (application: InternApplication) => void;
}

interface NextTodosProps extends Pick<ApplicationListProps, 'todos' | 'display'> {
  isWaiting: boolean;
  /** The rows of the applications in which something is to be done. */
  children: ReactNode;
}

/**
 * Shows what to do next: what all else depends on, then the applications in which something is to be done, each as its
 * own row and nowhere else, then the rest.
 */
function NextTodos({ todos, display, isWaiting, children }: NextTodosProps) {
  const { t } = display;
  const besides = todos.filter((todo) => !isAboutApplication(todo));
  return (
    <section className="section" aria-labelledby="next">
      <h2 id="next">{t('dashboard.todo')}</h2>
      {todos.length === 0 && <p>{t(isWaiting ? 'dashboard.todo.none' : 'dashboard.todo.nothing')}</p>}
      <TodoList items={besides.filter(isBlocking)} display={display} />
      {children}
      <TodoList items={besides.filter((todo) => !isBlocking(todo))} display={display} />
    </section>
  );
}

/** Returns what is remembered of a withdrawal, so that it is announced once and can be taken back. */
function useWithdrawal(onChanged: ApplicationListProps['onChanged']) {
  const [withdrawnId, setWithdrawnId] = useState<string>();
  const [restoredId, setRestoredId] = useState<string>();
  useEffect(() => {
    if (restoredId !== undefined) focusRow(restoredId);
  }, [restoredId]);
  return {
    withdrawnId,
    change: (changed: InternApplication): void => {
      if (changed.state === 'withdrawn') {
        setWithdrawnId(changed.id);
        setRestoredId(undefined);
      }
      onChanged(changed);
    },
    restore: (restored: InternApplication): void => {
      onChanged(restored);
      setRestoredId(restored.id);
    },
  };
}

/**
 * Lists applications, each once: those in which something is to be done, in the order of what to do next; the others that
 * are active; ended ones in a collapsed section.
 */
export function ApplicationList({ applications, todos, display, empty, children, onChanged }: ApplicationListProps) {
  const { t, now } = display;
  const { withdrawnId, change, restore } = useWithdrawal(onChanged);
  const wasEndedOpen = useOpenInPreview('.ended') ?? false;
  const active = sortByTodo(applications.filter(isActive), display);
  const ended = applications.filter((application) => !isActive(application));
  const urgentIds = new Set(todos.filter(isAboutApplication).map(({ applicationId }) => applicationId));
  const urgent = active.filter(({ id }) => urgentIds.has(id));
  const others = active.filter(({ id }) => !urgentIds.has(id));
  const row = (application: InternApplication) => (
    <ApplicationRow
      key={application.id}
      application={application}
      display={display}
      others={active.filter(({ id }) => id !== application.id)}
      onChanged={change}
    />
  );
  const hasOthers = others.length > 0 || ended.length > 0 || active.length === 0;
  return (
    <>
      <NextTodos todos={todos} display={display} isWaiting={active.length > 0}>
        {urgent.map(row)}
      </NextTodos>
      {children}
      {hasOthers && (
        <section className="section" aria-labelledby="applications">
          <h2 id="applications">{t(urgent.length > 0 ? 'dashboard.applications.others' : 'dashboard.applications')}</h2>
          {applications.length === 0 && empty}
          {ended
            .filter((application) => undoableWithdrawal(application, new Date(now)))
            .map((application) => (
              <UndoWithdrawal
                key={application.id}
                application={application}
                display={display}
                isFresh={application.id === withdrawnId}
                onChanged={restore}
              />
            ))}
          {applications.length > 0 && active.length === 0 && <p>{t('dashboard.applications.noneActive')}</p>}
          {others.map(row)}
          {ended.length > 0 && (
            <details open={active.length === 0 || wasEndedOpen} className="ended">
              <summary>{t('dashboard.applications.ended', { count: ended.length })}</summary>
              {ended.map(row)}
            </details>
          )}
        </section>
      )}
    </>
  );
}
