import { Box, Button } from '@mui/material';
import { submitCompleteness } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { newIdempotencyKey } from '../../providers/data.provider.ts';
import { client } from '../../providers/session.ts';
import { Moment } from '../../ui/moment.tsx';
import { useMove } from '../../ui/move.hook.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { OwnEmployer } from './company.types.ts';
import { CaseAnswer } from './case.answer.tsx';
import { Proofs } from './proofs.tsx';

type Own = { readonly one: OwnEmployer };

const submittable: readonly string[] = ['unverified', 'rejected', 'expired'];

function Submit({ one }: Own): ReactElement {
  const text = useText();
  const proofs = useQuery({
    queryKey: ['documents', 'proofs'],
    queryFn: ({ signal }) => client.documents.list({ list: { filter: { kind: 'employer_proof' } } }, { signal }),
  });
  const submit = useMove(
    () =>
      client.verificationCases.create({
        body: { documentIds: proofs.data?.items.map(({ id }) => id) ?? [], answer: null },
        idempotencyKey: newIdempotencyKey(),
      }),
    { done: 'company.submitted' },
  );
  const ready = one.completeness >= submitCompleteness;
  return (
    <>
      {!ready && <Notice tone="due" title={text('company.notComplete', { least: submitCompleteness })} />}
      <div>
        <Button
          variant="contained"
          size="large"
          disabled={!ready || submit.isPending}
          onClick={() => submit.mutate(undefined)}
        >
          {text('company.submit')}
        </Button>
      </div>
    </>
  );
}

function Standing({ one }: Own): ReactElement | null {
  const text = useText();
  const { state, expiresAt, graceUntil, retryFrom } = one.verification;
  if (state === 'pending') return <Notice tone="due" title={text('company.pending')} />;
  if (state === 'verified')
    return (
      <Notice tone="answered" title={text('company.verified')}>
        <p>
          {text('company.verifiedUntil')} <Moment at={expiresAt} />. {text('company.renewThen')}
        </p>
      </Notice>
    );
  if (state === 'expired')
    return (
      <Notice tone="attention" title={text('company.expired')}>
        <p>
          {text('company.graceUntil')} <Moment at={graceUntil} />
        </p>
      </Notice>
    );
  if (state === 'suspended')
    return (
      <Notice tone="attention" title={text('company.suspended')}>
        <p>{one.suspension?.note}</p>
        <p>{text('company.suspendedHelp')}</p>
      </Notice>
    );
  if (state === 'rejected')
    return (
      <Notice tone="stopped" title={text('company.rejected')}>
        <p>
          {text('company.retryFrom')} <Moment at={retryFrom} />
        </p>
      </Notice>
    );
  return null;
}

function PublicTrail({ one }: Own): ReactElement | null {
  const word = useWord();
  if (one.trail.length === 0) return null;
  return (
    <Box component="ul" sx={{ pl: 2.5 }}>
      {one.trail.map((step) => (
        <li key={step.check}>
          {word('check', step.check)}: {word('checkResult', step.result)}, <Moment at={step.at} />
        </li>
      ))}
    </Box>
  );
}

/** Proofs, the state of the verification, and what the owner can do about it. */
export function CompanyVerification({ one }: Own): ReactElement {
  const text = useText();
  const { state } = one.verification;
  return (
    <Panel title={text('company.verification')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Standing one={one} />
        {state !== 'suspended' && <Proofs />}
        {state === 'info_requested' && one.openCaseId && <CaseAnswer caseId={one.openCaseId} />}
        <PublicTrail one={one} />
        {submittable.includes(state) && <Submit one={one} />}
      </Box>
    </Panel>
  );
}
