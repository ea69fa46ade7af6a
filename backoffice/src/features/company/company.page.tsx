import { Box } from '@mui/material';
import { allows, employerCompleteness, submitCompleteness } from '@prentice/contract';
import { useEditContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { useAbility, useMe } from '../../providers/me.hook.ts';
import { AuditTrail } from '../../ui/audit.trail.tsx';
import { EmptyState } from '../../ui/empty.state.tsx';
import { VersionedEdit } from '../../ui/form/versioned.edit.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { CompletenessMeter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';
import { CompanyForm } from './company.form.tsx';
import { CompanyLogo } from './company.logo.tsx';
import { CompanyMembers } from './company.members.tsx';
import { PreviewButton } from './company.preview.tsx';
import { isOwn, type OwnEmployer } from './company.types.ts';
import { CompanyVerification } from './company.verification.tsx';

function Aside({ one }: { one: OwnEmployer }): ReactElement {
  const word = useWord();
  const { percent, missing } = employerCompleteness(one);
  return (
    <Box component="aside" sx={{ position: { lg: 'sticky' }, top: 72, alignSelf: 'start' }}>
      <CompletenessMeter
        value={percent}
        enough={submitCompleteness}
        missing={missing.map(({ field }) => word('employer.missing', field))}
      />
    </Box>
  );
}

function Setup({ one }: { one: OwnEmployer }): ReactElement {
  const text = useText();
  const owner = allows(useAbility(), 'update', 'Employer', one);
  return (
    <>
      <PageHead
        title={text('company.title')}
        beside={<StatusChip state={one.verification.state} words="verificationState" />}
        actions={owner && <PreviewButton id={one.id} />}
      >
        {text('company.lead')}
      </PageHead>
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
              <CompanyLogo one={one} />
            </Panel>
          )}
          {owner && <CompanyVerification one={one} />}
          <CompanyMembers owner={owner} />
          <AuditTrail resource="employers" id={one.id} />
        </Box>
        <Aside one={one} />
      </Box>
    </>
  );
}

function Record(): ReactElement {
  const { record, error, refetch } = useEditContext();
  return <Loaded asked={{ data: record, error, refetch }}>{(one) => (isOwn(one) ? <Setup one={one} /> : null)}</Loaded>;
}

/** Company, contact, documents, members, and the way to verification. */
export default function CompanyPage(): ReactElement {
  const text = useText();
  const { employerId } = useMe().actor;
  if (!employerId) return <EmptyState title={text('company.none')} help={text('company.noneHelp')} />;
  return (
    <VersionedEdit resource="employers" id={employerId} words="company.field">
      <Record />
    </VersionedEdit>
  );
}
