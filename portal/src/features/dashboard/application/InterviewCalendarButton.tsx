import { saveFile } from '@prentice/client/browser';
import type { Translate } from '../../../i18n/translate.ts';
import { useAction } from '../../../session/action.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

interface InterviewCalendarButtonProps {
  id: string;
  t: Translate;
  label: 'dashboard.interview.calendar' | 'dashboard.interviewCancelled.calendar';
}

/** Downloads a calendar file that adds the interview, or removes it after it was cancelled. */
export function InterviewCalendarButton({ id, t, label }: InterviewCalendarButtonProps) {
  const act = useAction(t);
  const keep = () =>
    act.run(async () => saveFile(await session.client.applications.calendar({ params: { id } }), 'interview.ics'));
  return (
    <>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      <p>
        <Button look="small" busy={act.busy} onClick={() => void keep()}>
          {t(label)}
        </Button>
      </p>
    </>
  );
}
