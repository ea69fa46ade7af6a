import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { client } from '../../../providers/session.ts';
import { useApiMutation } from '../../../ui/api-mutation.hook.ts';
import { saveFile } from '../../../ui/save-file.ts';

/** The interview as a file for one's own calendar, the same that the candidate gets; once called off, it removes it. */
export function InterviewCalendarLink({ id, label }: { id: string; label: string }): ReactElement {
  const fetch = useApiMutation(() => client.applications.calendar({ params: { id } }), {
    onDone: (file) => saveFile(file, 'interview.ics'),
  });
  return (
    <Button size="small" variant="outlined" disabled={fetch.isPending} onClick={() => fetch.mutate(undefined)}>
      {label}
    </Button>
  );
}
