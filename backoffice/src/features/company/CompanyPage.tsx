import { Box } from '@mui/material';
import { allows, employerCompleteness, minimumCompleteness } from '@prentice/contract';
import { useEditContext } from 'ra-core';
import { useEffect, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { AuditTrail } from '../../ui/differences/AuditTrail.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { VersionedEdit } from '../../ui/form/VersionedEdit.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { CompletenessMeter } from '../../ui/record/CompletenessMeter.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { CompanyLogoPanel, isOwnEmployer, type OwnEmployer } from './CompanyLogoPanel.tsx';
import { CompanyMembers } from './CompanyMembers.tsx';
import { PreviewButton } from './CompanyPreview.tsx';
import { CompanyVerification } from './CompanyVerification.tsx';

function CompanySidePanel({ employer }: { employer: OwnEmployer }): ReactElement {
  const valueLabel = useValueLabel();
  const { percent, missing } = employerCompleteness(employer);
  return (
    <Box component="aside" sx={{ position: { lg: 'sticky' }, top: 72, alignSelf: 'start' }}>
      <CompletenessMeter
        value={percent}
        enough={minimumCompleteness}
        missing={missing.map(({ field }) => ({ text: valueLabel('employer.missing', field) }))}
      />
    </Box>
  );
}

/** Goes to the part of the page that the address names after `#`, once the page is there, and gives it the focus. */
function useAddressedPart(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const part = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    part?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: 'start' });
  }, [hash, key]);
}

function CompanySetup({ employer }: { employer: OwnEmployer }): ReactElement {
  const text = useMessages();
  const owner = allows(useAbility(), 'update', 'Employer', employer);
  useAddressedPart();
  return (
    <>
      <PageHeader
        title={text('company.title')}
        beside={<StatusChip state={employer.verification.state} labelPrefix="verificationState" />}
        actions={owner && <PreviewButton id={employer.id} />}
      >
        {text('company.lead')}
      </PageHeader>
      {!owner && (
        <Box sx={{ mb: 2 }}>
          <Notice title={text('company.ownersOnly')} />
        </Box>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' }, gap: 4 }}>
        <Box sx={{ minWidth: 0, maxWidth: 820 }}>
          <CompanyForm owner={owner} />
          {owner && (
            <Panel title={text('company.logo')}>
              <CompanyLogoPanel employer={employer} />
            </Panel>
          )}
          {owner && <CompanyVerification employer={employer} />}
          <CompanyMembers owner={owner} />
          <AuditTrail resource="employers" id={employer.id} />
        </Box>
        <CompanySidePanel employer={employer} />
      </Box>
    </>
  );
}

function CompanyRecord(): ReactElement {
  const { record, error, refetch } = useEditContext();
  return (
    <QueryBoundary query={{ data: record, error, refetch }}>
      {(employer) => (isOwnEmployer(employer) ? <CompanySetup employer={employer} /> : null)}
    </QueryBoundary>
  );
}

/** Shows company, contact, documents, members, and the way to verification. */
export default function CompanyPage(): ReactElement {
  const text = useMessages();
  const { employerId } = useMe().actor;
  if (!employerId) return <EmptyState title={text('company.none')} help={text('company.noneHelp')} />;
  return (
    <VersionedEdit resource="employers" id={employerId} labelPrefix="company.field">
      <CompanyRecord />
    </VersionedEdit>
  );
}
