import { Box } from '@mui/material';
import type { Answer } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import type { SeenCandidacy } from './application.types.ts';

function AnswerText({ value }: { value: Answer['value'] | undefined }): ReactElement {
  const text = useText();
  if (value === undefined || value === '') return <>{text('candidates.noAnswer')}</>;
  if (typeof value === 'boolean') return <>{text(value ? 'candidates.yes' : 'candidates.no')}</>;
  return <>{Array.isArray(value) ? value.join(', ') : value}</>;
}

/** The cover note and the answers to the posting's questions. */
export function CandidateAnswers({ one }: { one: SeenCandidacy }): ReactElement {
  const text = useText();
  const given = new Map(one.answers.map(({ key, value }) => [key, value]));
  return (
    <Box sx={{ maxWidth: '68ch', '& h3': { fontSize: '1rem', fontWeight: 600, m: 0, mt: 1.5 } }}>
      {one.coverNote ? (
        <Box sx={{ whiteSpace: 'pre-line' }}>{one.coverNote}</Box>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{text('candidates.noCoverNote')}</Box>
      )}
      {one.questions.map(({ key, label }) => (
        <section key={key}>
          <h3>{label}</h3>
          <Box sx={{ whiteSpace: 'pre-line' }}>
            <AnswerText value={given.get(key)} />
          </Box>
        </section>
      ))}
    </Box>
  );
}
