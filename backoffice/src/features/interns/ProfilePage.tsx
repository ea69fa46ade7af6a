import type { internViews, ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { RecordShow } from '../../ui/record/RecordShow.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ProfileContent } from './ProfileContent.tsx';

type VisibleProfile = ViewOf<typeof internViews.employer>;
const isVisibleProfile = (profile: object): profile is VisibleProfile =>
  'firstName' in profile && 'experience' in profile;

function ProfileDetails({ profile }: { profile: VisibleProfile }): ReactElement {
  const text = useMessages();
  return (
    <>
      <PageHeader title={[profile.firstName, profile.lastName].filter(Boolean).join(' ') || text('interns.profile')}>
        {text('interns.changed')} <RelativeTime instant={profile.updatedAt} /> · {text('interns.noContacts')}
      </PageHeader>
      <Panel title={text('interns.profile')}>
        <ProfileContent profile={profile} />
      </Panel>
    </>
  );
}

/** Shows an intern's profile as its visibility allows; one that is hidden says so, as does one that never was. */
export default function ProfilePage(): ReactElement {
  const text = useMessages();
  const hidden = (
    <>
      <PageHeader title={text('interns.profile')} />
      <EmptyState title={text('interns.notShown')} help={text('interns.notShownHelp')} />
    </>
  );
  return (
    <RecordShow resource="interns" isWhole={isVisibleProfile} missing={hidden}>
      {(profile) => <ProfileDetails profile={profile} />}
    </RecordShow>
  );
}
