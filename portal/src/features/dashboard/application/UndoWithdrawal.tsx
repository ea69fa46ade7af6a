import { undoableWithdrawal } from '@prentice/contract';
import { useEffect, useRef } from 'react';
import { timeText } from '../../../i18n/date-time.ts';
import { useAction } from '../../../session/action.hook.ts';
import { undoWithdrawal } from '../../../shared/undo-withdrawal.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { parseInternApplication, type InternApplication } from '../dashboard-loader.ts';
import type { DisplayContext } from './application-timeline.ts';

interface UndoWithdrawalProps {
  application: InternApplication;
  display: DisplayContext;
  /** Whether it was withdrawn on this page just now: the notice then takes the focus. */
  isFresh: boolean;
  onChanged: (application: InternApplication) => void;
}

async function restore(id: string): Promise<InternApplication> {
  await undoWithdrawal(id);
  return parseInternApplication(await session.client.applications.get({ params: { id } }));
}

/** Tells that an application was withdrawn, and lets its owner undo that while it is possible. */
export function UndoWithdrawal({ application, display, isFresh, onChanged }: UndoWithdrawalProps) {
  const { t, language, timeZone, now } = display;
  const act = useAction(t);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) frame.current?.focus();
  }, [isFresh]);
  const undoable = undoableWithdrawal(application, new Date(now));
  if (!undoable) return null;
  const { title, employer } = application.internship;
  const until = timeText(language, undoable.until.toISOString(), timeZone);
  return (
    <div
      ref={frame}
      className="undo-withdrawal"
      tabIndex={-1}
      role="group"
      aria-label={t('dashboard.outcome.withdrawn')}
    >
      <Notice title={t('dashboard.undo', { title: title ?? '', company: employer.name })}>
        <p>
          {t('dashboard.outcome.withdrawn.next')} {t('dashboard.undo.until', { until })}
        </p>
        {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
        <p>
          <Button
            look="small"
            busy={act.busy}
            onClick={() => void act.run(async () => onChanged(await restore(application.id)))}
          >
            {t('dashboard.undo.now')}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
