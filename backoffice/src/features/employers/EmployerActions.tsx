import { Button } from '@mui/material';
import {
  allows,
  employerLimits,
  transitionsFrom,
  suspensionReasons,
  employerVerificationLifecycle,
  type EmployerTransitionRequest,
  type employerViews,
  type ViewOf,
} from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog.tsx';

/** An employer in full, and what every administrator sees of one. */
type FullEmployer = ViewOf<typeof employerViews.full>;
export type ListedEmployer = ViewOf<typeof employerViews.overview>;

/** Returns whether the reply is the full view, which shows contacts. */
export const isFullEmployer = (employer: object): employer is FullEmployer =>
  'contactEmail' in employer && 'openReports' in employer;
/** Returns whether the reply is one of the administrators' views. */
export const isListedEmployer = (employer: object): employer is ListedEmployer => 'overdueApplications' in employer;

/** Offers to suspend and reinstate, for those who may and while the lifecycle allows it. */
export function EmployerActions({ employer }: { employer: ListedEmployer }): ReactElement | null {
  const text = useMessages();
  const ability = useAbility();
  const [moving, setMoving] = useState<'suspended' | 'verified' | null>(null);
  const transition = useApiMutation(
    (body: EmployerTransitionRequest) => client.employers.transition({ params: { id: employer.id }, body }),
    {
      successMessage: 'employers.transitionDone',
      onDone: () => setMoving(null),
    },
  );
  const legal = transitionsFrom(employerVerificationLifecycle, employer.verification.state, 'admin').map(
    ({ to }) => to,
  );
  if (!allows(ability, 'transition', 'Employer', employer)) return null;
  const common = {
    about: employer.id,
    note: employerLimits.suspendNote,
    busy: transition.isPending,
    onClose: () => setMoving(null),
  };
  return (
    <>
      {legal.includes('suspended') && (
        <Button variant="outlined" color="error" onClick={() => setMoving('suspended')}>
          {text('employers.suspend')}
        </Button>
      )}
      {employer.verification.state === 'suspended' && (
        <Button variant="contained" onClick={() => setMoving('verified')}>
          {text('employers.reinstate')}
        </Button>
      )}
      {moving === 'suspended' && (
        <ReasonDialog
          {...common}
          title={text('employers.suspendTitle', { name: employer.name })}
          help={text('employers.suspendHelp')}
          codes={suspensionReasons}
          labelPrefix="suspensionReason"
          confirm={text('employers.suspend')}
          danger
          onConfirm={({ codes: [reason], note }) => reason && transition.mutate({ to: 'suspended', reason, note })}
        />
      )}
      {moving === 'verified' && (
        <ReasonDialog
          {...common}
          title={text('employers.reinstateTitle', { name: employer.name })}
          confirm={text('employers.reinstate')}
          onConfirm={({ note }) => transition.mutate({ to: 'verified', note })}
        />
      )}
    </>
  );
}
