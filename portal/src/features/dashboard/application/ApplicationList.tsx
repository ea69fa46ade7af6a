import { undoableWithdrawal } from '@prentice/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { ApplicationRow, focusRow } from './ApplicationRow.tsx';
import type { InternApplication } from '../dashboard-loader.ts';
import { useOpenInPreview } from '../ReplacedPreview.tsx';
import type { DisplayContext } from './application-timeline.ts';
import { UndoWithdrawal } from './UndoWithdrawal.tsx';
import { isActive, sortByTodo } from '../todo.ts';

interface ApplicationListProps {
  applications: readonly InternApplication[];
  display: DisplayContext;
  /** What a student sees who has not applied yet. */
  empty: ReactNode;
  onChanged: (application: InternApplication) => void;
}

/** Lists active applications first, in the order of what to do next; ended ones follow in a collapsed section. */
export function ApplicationList({ applications, display, empty, onChanged }: ApplicationListProps) {
  const { t, now } = display;
  const [withdrawnId, setWithdrawnId] = useState<string>();
  const [restoredId, setRestoredId] = useState<string>();
  const wasEndedOpen = useOpenInPreview('.ended') ?? false;
  useEffect(() => {
    if (restoredId !== undefined) focusRow(restoredId);
  }, [restoredId]);
  const active = sortByTodo(applications.filter(isActive), display);
  const ended = applications.filter((application) => !isActive(application));
  const change = (changed: InternApplication): void => {
    if (changed.state === 'withdrawn') {
      setWithdrawnId(changed.id);
      setRestoredId(undefined);
    }
    onChanged(changed);
  };
  const restore = (restored: InternApplication): void => {
    onChanged(restored);
    setRestoredId(restored.id);
  };
  const row = (application: InternApplication) => (
    <ApplicationRow
      key={application.id}
      application={application}
      display={display}
      others={active.filter(({ id }) => id !== application.id)}
      onChanged={change}
    />
  );
  if (applications.length === 0) return empty;
  return (
    <>
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
      {active.length === 0 && <p>{t('dashboard.applications.noneActive')}</p>}
      {active.map(row)}
      {ended.length > 0 && (
        <details open={active.length === 0 || wasEndedOpen} className="ended">
          <summary>{t('dashboard.applications.ended', { count: ended.length })}</summary>
          {ended.map(row)}
        </details>
      )}
    </>
  );
}
