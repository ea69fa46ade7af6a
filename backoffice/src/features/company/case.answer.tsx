import { Button, TextField } from '@mui/material';
import { caseLimits } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Moment } from '../../ui/moment.tsx';
import { useMove } from '../../ui/move.hook.ts';
import { Notice } from '../../ui/notice.tsx';

/** What the administration asked, and the owner's answer. */
export function CaseAnswer({ caseId }: { caseId: string }): ReactElement {
  const text = useText();
  const word = useWord();
  const [answer, setAnswer] = useState('');
  const asked = useQuery({
    queryKey: ['verification-cases', 'one', caseId],
    queryFn: ({ signal }) => client.verificationCases.get({ params: { id: caseId } }, { signal }),
  });
  const send = useMove(
    ({ version, documentIds }: { version: number; documentIds: string[] }) =>
      client.verificationCases.answer({
        params: { id: caseId },
        body: { documentIds, answer: answer.trim() || null },
        version,
      }),
    { done: 'company.answered' },
  );
  const proofs = useQuery({
    queryKey: ['documents', 'proofs'],
    queryFn: ({ signal }) => client.documents.list({ list: { filter: { kind: 'employer_proof' } } }, { signal }),
  });
  return (
    <Loaded asked={asked}>
      {(one) => (
        <>
          <Notice tone="attention" title={text('company.asked')}>
            <p>{one.reasonCodes.map((code) => word('caseReason', code)).join(', ')}</p>
            <p>{one.noteToEmployer}</p>
            <p>
              {text('company.answerBy')} <Moment at={one.dueAt} tone="due" />
            </p>
          </Notice>
          <TextField
            label={text('company.answer')}
            multiline
            minRows={3}
            fullWidth
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
            slotProps={{ htmlInput: { maxLength: caseLimits.answer } }}
          />
          <div>
            <Button
              variant="contained"
              size="large"
              disabled={send.isPending}
              onClick={() =>
                send.mutate({ version: one.version, documentIds: proofs.data?.items.map(({ id }) => id) ?? [] })
              }
            >
              {text('company.sendAnswer')}
            </Button>
          </div>
        </>
      )}
    </Loaded>
  );
}
