import './rows/inbox.css';
import { Button } from '@mui/material';
import { allows, type Ability, type Actor } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { lazy, Suspense, type ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { settingsPath } from '../../providers/shared-preferences.ts';
import { useUnreadCount } from '../../layouts/NotificationBell.tsx';
import { FurtherActions } from '../../ui/form/FurtherActions.tsx';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { useIsNarrowScreen } from '../../ui/page/narrow-screen.hook.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { FailedDeliveriesLink } from './failures/FailedDeliveriesLink.tsx';
import { useShownFailures } from './failures/failed-deliveries.hook.ts';
import { InboxFilterBar } from './InboxFilterBar.tsx';
import { useInboxMarking, type InboxMarking } from './inbox-marking.hook.ts';
import { InboxRows } from './rows/InboxRows.tsx';

/* Hardly ever needed, and it brings the dialogs with it. */
const FailedDeliveries = lazy(async () => ({
  default: (await import('./failures/FailedDeliveries.tsx')).FailedDeliveries,
}));

/** What will be in an inbox that is empty. */
function emptyHelpFor({ role, memberRole }: Actor, ability: Ability) {
  if (memberRole === 'reviewer') return 'inbox.emptyHelp.reviewer';
  if (role === 'employer') return 'inbox.emptyHelp.employer';
  const mayReview = ability.can('read', 'VerificationCase') || ability.can('read', 'Report');
  return mayReview ? 'inbox.emptyHelp' : 'inbox.emptyHelp.others';
}

/** What can be done with the whole inbox: buttons, or one menu on phones. */
function InboxActions({ marking }: { readonly marking: InboxMarking }): ReactElement {
  const text = useMessages();
  const isNarrow = useIsNarrowScreen();
  const ability = useAbility();
  const mayMarkAll = useUnreadCount() > 0 && !marking.isBusy;
  const settings = { label: text('inbox.settings'), to: settingsPath('notifications', useLocale()) };
  const mayAnnounce = ability.can('read', 'Announcement');
  const links = [
    ...(mayAnnounce ? [{ label: text('announcements.title'), to: pathTo('announcements') }] : []),
    settings,
  ];
  const markAll = { label: text('inbox.markAllRead'), isDisabled: !mayMarkAll, onPress: marking.markAll };
  if (isNarrow) return <FurtherActions actions={[markAll, ...links]} />;
  return (
    <>
      <FurtherActions actions={links} />
      {/* It stays where nothing is unread: it keeps the focus of whoever pressed it, and the others stay where they are. */}
      <Button
        variant="outlined"
        aria-disabled={!mayMarkAll}
        onClick={() => mayMarkAll && marking.markAll()}
        sx={mayMarkAll ? null : { opacity: 0.6, cursor: 'default' }}
      >
        {markAll.label}
      </Button>
    </>
  );
}

/** The own inbox; from it, full administrators get to what could not be told to others. */
export default function InboxPage(): ReactElement {
  const text = useMessages();
  const { actor } = useMe();
  const marking = useInboxMarking();
  const ability = useAbility();
  const mayRepair = allows(ability, 'read', 'Maintenance', {});
  const [isFailuresShown, closeFailures] = useShownFailures();
  const actions = (
    <>
      {mayRepair && <FailedDeliveriesLink onClose={isFailuresShown ? closeFailures : null} />}
      <InboxActions marking={marking} />
    </>
  );
  return (
    <>
      <PageHeader title={text('inbox.title')} actions={actions} />
      {mayRepair && isFailuresShown && (
        <Suspense>
          <FailedDeliveries />
        </Suspense>
      )}
      <ResourceList
        resource="notifications"
        isAddressed
        isRemembered={false}
        hasColumns={false}
        sort={{ field: 'unread', order: 'DESC' }}
        empty={{ title: 'inbox.empty', help: emptyHelpFor(actor, ability) }}
        filterBar={<InboxFilterBar reader={actor} />}
        table={<InboxRows marking={marking} />}
        hasPages={false}
        /* The rows end with what is below them, so that a placeholder has nothing below it. */
        pagination={<></>}
      />
    </>
  );
}
