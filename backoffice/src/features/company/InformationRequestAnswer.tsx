import { Button, TextField } from '@mui/material';
import { caseLimits } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { Notice } from '../../ui/page/Notice.tsx';

/** Shows what the administration asked, and the owner's answer. */
export function InformationRequestAnswer({ caseId }: { caseId: string }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const [answer, setAnswer] = useState('');
  const query = useQuery({
    queryKey: ['verification-cases', 'one', caseId],
    queryFn: ({ signal }) => client.verificationCases.get({ params: { id: caseId } }, { signal }),
  });
  const send = useApiMutation(
    ({ version, documentIds }: { version: number; documentIds: string[] }) =>
      client.verificationCases.answer({
        params: { id: caseId },
        body: { documentIds, answer: answer.trim() || null },
        version,
      }),
    { successMessage: 'company.answered' },
  );
  const proofs = useQuery({
    queryKey: ['documents', 'proofs'],
    queryFn: ({ signal }) => client.documents.list({ list: { filter: { kind: 'employer_proof' } } }, { signal }),
  });
  return (
    <QueryBoundary query={query}>
      {(verificationCase) => (
        <>
          <Notice tone="attention" title={text('company.asked')}>
            <p>{verificationCase.reasonCodes.map((code) => valueLabel('caseReason', code)).join(', ')}</p>
            <p>{verificationCase.noteToEmployer}</p>
            <p>
              {text('company.answerBy')} <RelativeTime instant={verificationCase.dueAt} tone="due" />
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
                send.mutate({
                  version: verificationCase.version,
                  documentIds: proofs.data?.items.map(({ id }) => id) ?? [],
                })
              }
            >
              {text('company.sendAnswer')}
            </Button>
          </div>
        </>
      )}
    </QueryBoundary>
  );
}
