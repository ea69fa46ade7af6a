import type { Translate } from '../../i18n/translate.ts';
import { useAct } from '../../session/act.hook.ts';
import { keepFile } from '../../session/download.ts';
import { session } from '../../site/browser.session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface InterviewFileProps {
  id: string;
  t: Translate;
  label: 'desk.interview.calendar' | 'desk.calledOff.calendar';
}

/** A file for one's own calendar: it puts the interview there, or takes it out once it was called off. */
export function InterviewFile({ id, t, label }: InterviewFileProps) {
  const act = useAct(t);
  const keep = () =>
    act.run(async () => keepFile(await session.client.applications.calendar({ params: { id } }), 'interview.ics'));
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
