import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { useMove } from '../../ui/move.hook.ts';
import { saveFile } from '../../ui/save.file.ts';

/** The interview as a file for one's own calendar, the same that the candidate gets. */
export function InterviewCalendar({ id }: { id: string }): ReactElement {
  const text = useText();
  const fetch = useMove(() => client.applications.calendar({ params: { id } }), {
    onDone: (file) => saveFile(file, 'interview.ics'),
  });
  return (
    <Button size="small" variant="outlined" disabled={fetch.isPending} onClick={() => fetch.mutate(undefined)}>
      {text('outcome.calendar')}
    </Button>
  );
}
