import { Link } from '@mui/material';
import type { internViews, ViewOf } from '@prentice/contract';
import { LinkBase, useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { AuditTrail } from '../../ui/differences/AuditTrail.tsx';
import { RecordShow } from '../../ui/record/RecordShow.tsx';
import { JoinedTime, RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Facts, Panel } from '../../ui/page/Panel.tsx';
import { formatPercent } from '../../ui/formats/value-format.ts';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { InternAccount } from './InternAccount.tsx';
import { InternApplications } from './InternApplications.tsx';
import { InternConsents } from './InternConsents.tsx';
import { InternDataRequests } from './InternDataRequests.tsx';
import { InternContacts, type RevealedIntern } from './InternContacts.tsx';
import { ProfileContent } from './ProfileContent.tsx';

type AdminInternView = ViewOf<typeof internViews.admin>;
const isAdminInternView = (intern: object): intern is AdminInternView => 'maskedName' in intern && 'userId' in intern;

function InternStatus({ intern }: { intern: AdminInternView }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  return (
    <Panel title={text('interns.profileAndApplications')}>
      <Facts
        facts={[
          [text('employers.completeness'), formatPercent(intern.completeness / 100, locale)],
          [text('interns.applications'), String(intern.applicationCount)],
          [text('interns.visibility'), valueLabel('visibility', intern.visibility)],
          [text('interns.since'), <JoinedTime key="since" instant={intern.createdAt} />],
          [text('interns.changed'), <RelativeTime key="changed" instant={intern.updatedAt} />],
        ]}
      />
    </Panel>
  );
}

function InternDetails({ intern }: { intern: AdminInternView }): ReactElement {
  const text = useMessages();
  const ability = useAbility();
  /* The account itself says what state it is in; the profile learns of it a moment later. */
  const seesAccount = ability.can('read', 'User');
  const [revealed, setRevealed] = useState<RevealedIntern | null>(null);
  return (
    <>
      <PageHeader
        title={[intern.firstName, intern.lastName].filter(Boolean).join(' ') || intern.maskedName}
        above={
          <Link component={LinkBase} to={pathTo('allInterns')}>
            {text('interns.title')}
          </Link>
        }
        beside={!seesAccount && <StatusChip state={intern.status} labelPrefix="userStatus" />}
      />
      <InternStatus intern={intern} />
      {seesAccount && <InternAccount userId={intern.userId} />}
      {ability.can('reveal', 'InternProfile') && (
        <InternContacts id={intern.id} revealed={revealed} onRevealed={setRevealed} />
      )}
      <Panel title={text('interns.profile')}>
        <ProfileContent profile={revealed ?? intern} />
      </Panel>
      {ability.can('read', 'Application') && <InternApplications userId={intern.userId} />}
      {ability.can('read', 'Consent') && <InternConsents userId={intern.userId} />}
      {ability.can('read', 'DataRequest') && <InternDataRequests userId={intern.userId} />}
      {ability.can('read', 'AuditEntry') && <AuditTrail person={intern.userId} />}
    </>
  );
}

/** Shows one intern for administrators: account, profile, applications; contact and CV only after a reason was given. */
export default function InternShow(): ReactElement {
  return (
    <RecordShow resource="interns" isWhole={isAdminInternView}>
      {(intern) => <InternDetails intern={intern} />}
    </RecordShow>
  );
}
