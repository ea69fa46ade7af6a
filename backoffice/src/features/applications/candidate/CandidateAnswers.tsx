import { Box } from '@mui/material';
import type { Answer } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import type { UnblindedApplication } from '../application-types.ts';

function AnswerText({ value }: { value: Answer['value'] | undefined }): ReactElement {
  const text = useMessages();
  if (value === undefined || value === '') return <>{text('candidates.noAnswer')}</>;
  if (typeof value === 'boolean') return <>{text(value ? 'candidates.yes' : 'candidates.no')}</>;
  return <>{Array.isArray(value) ? value.join(', ') : value}</>;
}

/** Shows the cover note and the answers to the posting's questions. */
export function CandidateAnswers({ application }: { application: UnblindedApplication }): ReactElement {
  const text = useMessages();
  const valuesByKey = new Map(application.answers.map(({ key, value }) => [key, value]));
  return (
    <Box sx={{ maxWidth: '68ch', '& h3': { fontSize: '1rem', fontWeight: 600, m: 0, mt: 1.5 } }}>
      {application.coverNote ? (
        <Box sx={{ whiteSpace: 'pre-line' }}>{application.coverNote}</Box>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{text('candidates.noCoverNote')}</Box>
      )}
      {application.questions.map(({ key, label }) => (
        <section key={key}>
          <h3>{label}</h3>
          <Box sx={{ whiteSpace: 'pre-line' }}>
            <AnswerText value={valuesByKey.get(key)} />
          </Box>
        </section>
      ))}
    </Box>
  );
}
