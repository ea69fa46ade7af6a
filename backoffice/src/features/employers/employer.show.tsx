import { Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { pathTo } from '../../app/screen.paths.ts';
import { NotFound } from '../../app/not-found.page.tsx';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { AuditTrail } from '../../ui/audit.trail.tsx';
import { CompanyMark } from '../../ui/company.mark.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { Facts, Panel } from '../../ui/panel.tsx';
import { placeText } from '../../ui/place.text.ts';
import { shareText } from '../../ui/share.text.ts';
import { StatusChip } from '../../ui/status.chip.tsx';
import { EmployerCases } from './employer.cases.tsx';
import { EmployerInternships } from './employer.internships.tsx';
import { EmployerMembers } from './employer.members.tsx';
import { EmployerMoves } from './employer.moves.tsx';
import { isFull, isListed, type ListedEmployer } from './employer.types.ts';

function Standing({ one }: { one: ListedEmployer }): ReactElement {
  const text = useText();
  const suspended = isFull(one) ? one.suspension : null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {one.publishBlocked && (
        <Notice tone="attention" title={text('employers.blockedBecause', { smart_count: one.overdueApplications })} />
      )}
      {suspended && (
        <Notice tone="attention" title={text('employers.suspended')}>
          <p>{suspended.note}</p>
        </Notice>
      )}
    </Box>
  );
}

function Profile({ one }: { one: ListedEmployer }): ReactElement {
  const text = useText();
  const word = useWord();
  const locale = useLocale() ?? 'en';
  const full = isFull(one) ? one : null;
  const site = (
    <Link href={one.website} target="_blank" rel="noreferrer">
      {one.website}
    </Link>
  );
  return (
    <Panel title={text('employers.profile')}>
      <Facts
        facts={[
          [text('employers.legalName'), one.legalName],
          [text('employers.website'), site],
          [text('employers.industry'), one.industry && word('industry', one.industry)],
          [text('employers.type'), one.type && word('employerType', one.type)],
          [text('employers.size'), one.sizeBand && word('sizeBand', one.sizeBand)],
          [text('employers.place'), placeText({ ...one, address: full?.address }, locale)],
          [text('employers.registration'), full?.registrationNumber],
          [text('employers.contactEmail'), full?.contactEmail],
          [text('employers.phone'), full?.phone],
          [text('employers.verifiedUntil'), one.verification.expiresAt && <Moment at={one.verification.expiresAt} />],
          [text('employers.completeness'), shareText(one.completeness / 100, locale)],
          [text('employers.openReports'), full && String(full.openReports)],
        ]}
      />
      {full?.about && <Box sx={{ mt: 2, maxWidth: '68ch', whiteSpace: 'pre-line' }}>{full.about}</Box>}
    </Panel>
  );
}

function Employer({ one }: { one: ListedEmployer }): ReactElement {
  const text = useText();
  const ability = useAbility();
  return (
    <>
      <PageHead
        title={one.name}
        above={
          <Link component={LinkBase} to={pathTo('allEmployers')}>
            {text('employers.title')}
          </Link>
        }
        beside={
          <>
            <CompanyMark name={one.name} />
            <StatusChip state={one.verification.state} words="verificationState" />
          </>
        }
        actions={<EmployerMoves one={one} />}
      />
      <Standing one={one} />
      <Profile one={one} />
      {ability.can('read', 'VerificationCase') && <EmployerCases employerId={one.id} />}
      {ability.can('read', 'Internship') && <EmployerInternships employerId={one.id} />}
      {ability.can('read', 'Member') && <EmployerMembers employerId={one.id} />}
      <AuditTrail resource="employers" id={one.id} />
    </>
  );
}

/** One employer: standing, profile, cases, internships, members, history. */
export default function EmployerShow(): ReactElement {
  const { id = '' } = useParams();
  const asked = useQuery({
    queryKey: ['employers', 'one', id],
    queryFn: ({ signal }) => client.employers.get({ params: { id } }, { signal }),
  });
  return <Loaded asked={asked}>{(one) => (isListed(one) ? <Employer one={one} /> : <NotFound />)}</Loaded>;
}
