import { Link } from '@mui/material';
import type { internViews, ViewOf } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../../app/not-found.page.tsx';
import { pathTo } from '../../app/screen.paths.ts';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { AuditTrail } from '../../ui/audit.trail.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { Facts, Panel } from '../../ui/panel.tsx';
import { shareText } from '../../ui/share.text.ts';
import { StatusChip } from '../../ui/status.chip.tsx';
import { InternAccount } from './intern.account.tsx';
import { InternApplications } from './intern.applications.tsx';
import { InternConsents } from './intern.consents.tsx';
import { InternDataRequests } from './intern.requests.tsx';
import { InternReveal, type Revealed } from './intern.reveal.tsx';
import { ProfileText } from './profile.text.tsx';

type Known = ViewOf<typeof internViews.admin>;
const isKnown = (one: object): one is Known => 'maskedName' in one && 'userId' in one;

function Standing({ one }: { one: Known }): ReactElement {
  const text = useText();
  const word = useWord();
  const locale = useLocale() ?? 'en';
  return (
    <Panel title={text('interns.standing')}>
      <Facts
        facts={[
          [text('employers.completeness'), shareText(one.completeness / 100, locale)],
          [text('interns.applications'), String(one.applicationCount)],
          [text('interns.visibility'), word('visibility', one.visibility)],
          [text('interns.since'), <Moment key="since" at={one.createdAt} />],
          [text('interns.changed'), <Moment key="changed" at={one.updatedAt} />],
        ]}
      />
    </Panel>
  );
}

function Intern({ one }: { one: Known }): ReactElement {
  const text = useText();
  const ability = useAbility();
  /* The account says how it stands itself; the profile learns of it a moment later. */
  const seesAccount = ability.can('read', 'User');
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  return (
    <>
      <PageHead
        title={[one.firstName, one.lastName].filter(Boolean).join(' ') || one.maskedName}
        above={
          <Link component={LinkBase} to={pathTo('allInterns')}>
            {text('interns.title')}
          </Link>
        }
        beside={!seesAccount && <StatusChip state={one.status} words="userStatus" />}
      />
      <Standing one={one} />
      {seesAccount && <InternAccount userId={one.userId} />}
      {ability.can('reveal', 'InternProfile') && (
        <InternReveal id={one.id} revealed={revealed} onRevealed={setRevealed} />
      )}
      <Panel title={text('interns.profile')}>
        <ProfileText told={revealed ?? one} />
      </Panel>
      {ability.can('read', 'Application') && <InternApplications userId={one.userId} />}
      {ability.can('read', 'Consent') && <InternConsents userId={one.userId} />}
      {ability.can('read', 'DataRequest') && <InternDataRequests userId={one.userId} />}
      {ability.can('read', 'AuditEntry') && <AuditTrail person={one.userId} />}
    </>
  );
}

/** One intern for administrators: account, profile, applications; contact and CV only after a reason was given. */
export default function InternShow(): ReactElement {
  const { id = '' } = useParams();
  const asked = useQuery({
    queryKey: ['interns', 'one', id],
    queryFn: ({ signal }) => client.interns.get({ params: { id } }, { signal }),
  });
  return <Loaded asked={asked}>{(one) => (isKnown(one) ? <Intern key={one.id} one={one} /> : <NotFound />)}</Loaded>;
}
