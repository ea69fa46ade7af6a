import type { internViews, ViewOf } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../../app/not-found.page.tsx';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Moment } from '../../ui/moment.tsx';
import { EmptyState } from '../../ui/empty.state.tsx';
import { isRefusal } from '../../ui/refusal.hook.ts';
import { PageHead } from '../../ui/page.head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProfileText } from './profile.text.tsx';

type Shown = ViewOf<typeof internViews.employer>;
const isShown = (one: object): one is Shown => 'firstName' in one && 'experience' in one;

function Profile({ one }: { one: Shown }): ReactElement {
  const text = useText();
  return (
    <>
      <PageHead title={[one.firstName, one.lastName].filter(Boolean).join(' ') || text('interns.profile')}>
        {text('interns.changed')} <Moment at={one.updatedAt} /> · {text('interns.noContacts')}
      </PageHead>
      <Panel title={text('interns.profile')}>
        <ProfileText told={one} />
      </Panel>
    </>
  );
}

/** An intern's profile as its visibility allows; one that is hidden says so, as does one that never was. */
export default function ProfilePage(): ReactElement {
  const text = useText();
  const { id = '' } = useParams();
  const asked = useQuery({
    queryKey: ['interns', 'one', id],
    queryFn: ({ signal }) => client.interns.get({ params: { id } }, { signal }),
  });
  if (isRefusal(asked.error, 'NOT_FOUND'))
    return (
      <>
        <PageHead title={text('interns.profile')} />
        <EmptyState title={text('interns.notShown')} help={text('interns.notShownHelp')} />
      </>
    );
  return <Loaded asked={asked}>{(one) => (isShown(one) ? <Profile one={one} /> : <NotFound />)}</Loaded>;
}
