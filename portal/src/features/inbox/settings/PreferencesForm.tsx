import { useId, type ReactNode } from 'react';
import type { NotificationReader, Preferences } from '@prentice/contract';
import type { MessageKey, Translate } from '../../../i18n/translate.ts';
import { pushGapOf, usePushStatus } from '../../../push/push-status.hook.ts';
import { getCurrentUser } from '../../../session/current-user.ts';
import { LoadingBoundary } from '../../../session/LoadingBoundary.tsx';
import { updateQuery, useSignedInQuery } from '../../../session/query.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { useLeaveWarning } from '../../../ui/leave-warning.hook.ts';
import { DELIVERIES_PATH } from '../deliveries/deliveries-path.ts';
import { ChannelTable } from './ChannelTable.tsx';
import { usePreferenceSaving } from './preference-saving.hook.ts';
import { QuietHours } from './QuietHours.tsx';
import { SavingState } from './SavingState.tsx';
import { SummaryField } from './SummaryField.tsx';
import { TopicChoices } from './TopicChoices.tsx';

interface LoadedPreferences {
  readonly preferences: Preferences;
  readonly reader: NotificationReader;
}

const QUERY_KEY = ['notification-preferences'];

async function load(): Promise<LoadedPreferences> {
  const [me, preferences] = await Promise.all([getCurrentUser(), session.client.notifications.getPreferences()]);
  return { preferences, reader: me?.actor ?? { role: 'intern' } };
}

/** Returns the key of the sentence about what always appears in the inbox of a reader. */
function leadOf({ role, memberRole }: NotificationReader): MessageKey {
  if (role === 'intern') return 'inbox.preferences.lead';
  const decides = role === 'employer' && memberRole !== 'reviewer';
  return decides ? 'inbox.preferences.lead.employer' : 'inbox.preferences.lead.others';
}

interface FormProps extends PreferencesFormProps {
  reader: NotificationReader;
  start: Preferences;
}

interface ChannelProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A way by which notifications arrive, with what is chosen about it. */
const Channel = ({ id, title, children }: ChannelProps) => (
  <section className="setting" aria-labelledby={id}>
    <h3 id={id}>{title}</h3>
    <div className="setting-body">{children}</div>
  </section>
);

const keepSaved = (preferences: Preferences): void =>
  updateQuery<LoadedPreferences>(QUERY_KEY, (data) => ({ ...data, preferences }));

/** The choices, each of which is saved as soon as it is made: first the channels, then what is sent by them. */
function Choices({ t, email, push, reader, start }: FormProps) {
  const saving = usePreferenceSaving(start, keepSaved);
  const { chosen, choose, state } = saving;
  const { data: pushStatus } = usePushStatus();
  const id = useId();
  const summaryHelpId = `${id}-summary`;
  useLeaveWarning(state === 'saving' || state === 'failed');
  const choice = { t, reader, value: chosen, onChange: choose };
  return (
    <div className="settings-form">
      <section className="section" aria-labelledby={`${id}-channels`}>
        <h2 id={`${id}-channels`}>{t('inbox.preferences.channels')}</h2>
        <p className="note">{t('inbox.preferences.atOnce')}</p>
        <div className="setting-list">
          <Channel id={`${id}-inapp`} title={t('inbox.channel.inapp')}>
            <p className="note">{t(leadOf(reader))}</p>
            <p>
              <a href={DELIVERIES_PATH}>{t('inbox.preferences.toDeliveries')}</a>
            </p>
          </Channel>
          <Channel id={`${id}-email`} title={t('inbox.channel.email')}>
            {email}
            <SummaryField {...choice} helpId={summaryHelpId} />
          </Channel>
          {push}
          <Channel id={`${id}-quiet`} title={t('inbox.quiet')}>
            <QuietHours t={t} value={chosen} onChange={choose} labelId={`${id}-quiet`} />
          </Channel>
        </div>
      </section>
      <section className="section" aria-labelledby={`${id}-about`}>
        <h2 id={`${id}-about`}>{t('inbox.email.about')}</h2>
        <TopicChoices {...choice} labelId={`${id}-about`} />
        <details className="settings-group">
          <summary>{t('inbox.customise')}</summary>
          <p className="note">{t('inbox.customise.about')}</p>
          <ChannelTable {...choice} summaryHelpId={summaryHelpId} pushGap={pushStatus ? pushGapOf(pushStatus) : null} />
        </details>
      </section>
      <SavingState t={t} saving={saving} />
    </div>
  );
}

interface PreferencesFormProps {
  t: Translate;
  /** Where emails go. */
  email?: ReactNode;
  /** How it is with pushes. */
  push?: ReactNode;
}

/** Shows how notifications reach the person, and which ones by which channel; saves each change at once. */
export function PreferencesForm(props: PreferencesFormProps) {
  const query = useSignedInQuery({ queryKey: QUERY_KEY, queryFn: load });
  return (
    <LoadingBoundary t={props.t} query={query} lines={14}>
      {({ preferences, reader }) => <Choices {...props} reader={reader} start={preferences} />}
    </LoadingBoundary>
  );
}
