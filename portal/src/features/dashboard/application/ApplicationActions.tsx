import { saveFile } from '@prentice/client/browser';
import type { Translate } from '../../../i18n/translate.ts';
import { useAction } from '../../../session/action.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { CountedField } from '../../../ui/CountedField.tsx';
import type { FieldProps } from '../../../ui/Field.tsx';
import type { ApplicationTransitionRequest } from '@prentice/contract';
import { parseInternApplication, type InternApplication } from '../dashboard-loader.ts';

/** Runs a transition of an application for its owner and keeps the state of the last action. */
export function useApplicationTransition(
  { id, version }: InternApplication,
  t: Translate,
  onChanged: (application: InternApplication) => void,
) {
  const { run, ...act } = useAction(t);
  const transition = (body: ApplicationTransitionRequest): Promise<boolean> =>
    run(async () =>
      onChanged(
        parseInternApplication(await session.client.applications.transition({ params: { id }, version, body })),
      ),
    );
  return { ...act, transition };
}

/** Shows an optional note to the company. */
export function NoteField({ rows = 2, ...rest }: Omit<FieldProps, 'optional'>) {
  return <CountedField {...rest} rows={rows} optional max={1000} />;
}

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
