import { Box, Link } from '@mui/material';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { AuditTrail } from '../../ui/differences/AuditTrail.tsx';
import { CompanyMark } from '../../ui/page/CompanyLogo.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { RecordShow } from '../../ui/record/RecordShow.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Facts, Panel } from '../../ui/page/Panel.tsx';
import { placeText, formatPercent } from '../../ui/formats/value-format.ts';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { EmployerCases } from './EmployerCases.tsx';
import { EmployerInternships } from './EmployerInternships.tsx';
import { EmployerMembers } from './EmployerMembers.tsx';
import { EmployerActions, isFullEmployer, isListedEmployer, type ListedEmployer } from './EmployerActions.tsx';

function EmployerStatus({ employer }: { employer: ListedEmployer }): ReactElement {
  const text = useMessages();
  const suspended = isFullEmployer(employer) ? employer.suspension : null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {employer.publishBlocked && (
        <Notice
          tone="attention"
          title={text('employers.blockedBecause', { smart_count: employer.overdueApplications })}
        />
      )}
      {suspended && (
        <Notice tone="attention" title={text('employers.suspended')}>
          <p>{suspended.note}</p>
        </Notice>
      )}
    </Box>
  );
}

/** Shows how many reports about a company wait for a decision, with the way to them. */
function OpenReports({ id, count }: { id: string; count: number }): ReactElement {
  if (count === 0) return <>0</>;
  const filter = encodeURIComponent(JSON.stringify({ employerId: id, state: ['open'] }));
  return (
    <Link component={LinkBase} to={`${pathTo('reports')}?filter=${filter}`}>
      {count}
    </Link>
  );
}

function EmployerProfile({ employer }: { employer: ListedEmployer }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const full = isFullEmployer(employer) ? employer : null;
  const site = (
    <Link href={employer.website} target="_blank" rel="noreferrer">
      {employer.website}
    </Link>
  );
  return (
    <Panel title={text('employers.profile')}>
      <Facts
        facts={[
          [text('employers.legalName'), employer.legalName],
          [text('employers.website'), site],
          [text('employers.industry'), employer.industry && valueLabel('industry', employer.industry)],
          [text('employers.type'), employer.type && valueLabel('employerType', employer.type)],
          [text('employers.size'), employer.sizeBand && valueLabel('sizeBand', employer.sizeBand)],
          [text('employers.place'), placeText({ ...employer, address: full?.address }, locale)],
          [text('employers.registration'), full?.registrationNumber],
          [text('employers.contactEmail'), full?.contactEmail],
          [text('employers.phone'), full?.phone],
          [
            text('employers.verifiedUntil'),
            employer.verification.expiresAt && <RelativeTime instant={employer.verification.expiresAt} />,
          ],
          [text('employers.completeness'), formatPercent(employer.completeness / 100, locale)],
          [text('employers.openReports'), full && <OpenReports id={employer.id} count={full.openReports} />],
        ]}
      />
      {full?.about && <Box sx={{ mt: 2, maxWidth: '68ch', whiteSpace: 'pre-line' }}>{full.about}</Box>}
    </Panel>
  );
}

function EmployerDetails({ employer }: { employer: ListedEmployer }): ReactElement {
  const text = useMessages();
  const ability = useAbility();
  return (
    <>
      <PageHeader
        title={employer.name}
        above={
          <Link component={LinkBase} to={pathTo('allEmployers')}>
            {text('employers.title')}
          </Link>
        }
        beside={
          <>
            <CompanyMark name={employer.name} />
            <StatusChip state={employer.verification.state} labelPrefix="verificationState" />
          </>
        }
        actions={<EmployerActions employer={employer} />}
      />
      <EmployerStatus employer={employer} />
      <EmployerProfile employer={employer} />
      {ability.can('read', 'VerificationCase') && <EmployerCases employerId={employer.id} />}
      {ability.can('read', 'Internship') && <EmployerInternships employerId={employer.id} />}
      {ability.can('read', 'Member') && <EmployerMembers employerId={employer.id} />}
      <AuditTrail resource="employers" id={employer.id} />
    </>
  );
}

/** Shows one employer: standing, profile, cases, internships, members, history. */
export default function EmployerShow(): ReactElement {
  return (
    <RecordShow resource="employers" isWhole={isListedEmployer}>
      {(employer) => <EmployerDetails employer={employer} />}
    </RecordShow>
  );
}
