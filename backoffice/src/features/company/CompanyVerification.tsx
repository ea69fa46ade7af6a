import { Box, Button } from '@mui/material';
import { minimumCompleteness } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { newIdempotencyKey } from '../../providers/data.provider.ts';
import { client } from '../../providers/session.ts';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { OwnEmployer } from './CompanyLogoPanel.tsx';
import { InformationRequestAnswer } from './InformationRequestAnswer.tsx';
import { VerificationDocuments } from './VerificationDocuments.tsx';

type EmployerProps = { readonly employer: OwnEmployer };

const submittable: readonly string[] = ['unverified', 'rejected', 'expired'];

function SubmitButton({ employer }: EmployerProps): ReactElement {
  const text = useMessages();
  const proofs = useQuery({
    queryKey: ['documents', 'proofs'],
    queryFn: ({ signal }) => client.documents.list({ list: { filter: { kind: 'employer_proof' } } }, { signal }),
  });
  const submit = useApiMutation(
    () =>
      client.verificationCases.create({
        body: { documentIds: proofs.data?.items.map(({ id }) => id) ?? [], answer: null },
        idempotencyKey: newIdempotencyKey(),
      }),
    { successMessage: 'company.submitted' },
  );
  const ready = employer.completeness >= minimumCompleteness;
  return (
    <>
      {!ready && <Notice tone="due" title={text('company.notComplete', { least: minimumCompleteness })} />}
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

function VerificationStatus({ employer }: EmployerProps): ReactElement | null {
  const text = useMessages();
  const { state, expiresAt, graceUntil, retryFrom } = employer.verification;
  if (state === 'pending') return <Notice tone="due" title={text('company.pending')} />;
  if (state === 'verified')
    return (
      <Notice tone="answered" title={text('company.verified')}>
        <p>
          {text('company.verifiedUntil')} <RelativeTime instant={expiresAt} />. {text('company.renewThen')}
        </p>
      </Notice>
    );
  if (state === 'expired')
    return (
      <Notice tone="attention" title={text('company.expired')}>
        <p>
          {text('company.graceUntil')} <RelativeTime instant={graceUntil} />
        </p>
      </Notice>
    );
  if (state === 'suspended')
    return (
      <Notice tone="attention" title={text('company.suspended')}>
        <p>{employer.suspension?.note}</p>
        <p>{text('company.suspendedHelp')}</p>
      </Notice>
    );
  if (state === 'rejected')
    return (
      <Notice tone="stopped" title={text('company.rejected')}>
        <p>
          {text('company.retryFrom')} <RelativeTime instant={retryFrom} />
        </p>
      </Notice>
    );
  return null;
}

function PublicChecks({ employer }: EmployerProps): ReactElement | null {
  const valueLabel = useValueLabel();
  if (employer.verificationChecks.length === 0) return null;
  return (
    <Box component="ul" sx={{ pl: 2.5 }}>
      {employer.verificationChecks.map((step) => (
        <li key={step.check}>
          {valueLabel('check', step.check)}: {valueLabel('checkResult', step.result)},{' '}
          <RelativeTime instant={step.at} />
        </li>
      ))}
    </Box>
  );
}

/** Proofs, the state of the verification, and what the owner can do about it. */
export function CompanyVerification({ employer }: EmployerProps): ReactElement {
  const text = useMessages();
  const { state } = employer.verification;
  return (
    <Panel id="verification" title={text('company.verification')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <VerificationStatus employer={employer} />
        {state !== 'suspended' && <VerificationDocuments />}
        {state === 'info_requested' && employer.openCaseId && <InformationRequestAnswer caseId={employer.openCaseId} />}
        <PublicChecks employer={employer} />
        {submittable.includes(state) && <SubmitButton employer={employer} />}
      </Box>
    </Panel>
  );
}
