import {
  channels,
  channelUse,
  isChannelChosen,
  notificationTopicKey,
  topicsFor,
  typesOfTopic,
  wantsChannel,
  type Channel,
  type NotificationReader,
  type NotificationType,
  type Preferences,
} from '@prentice/contract';
import type { Translate } from '../../../i18n/translate.ts';
import { PUSH_SECTION_ID, type PushGap } from '../../../push/push-status.hook.ts';
import { isLeftToInbox, notificationTypeLabel, withChannelPreference } from './notification-preferences.ts';

const explainedTypes = [
  'application.viewed',
  'application.decision',
  'application.closed',
  'response.late',
  'deadline.near',
  'report.decision',
  'internship.changed',
  'company.suspended',
] as const satisfies readonly NotificationType[];

export interface TableProps {
  t: Translate;
  reader: NotificationReader;
  value: Preferences;
  onChange: (value: Preferences) => void;
}

interface ChannelTableProps extends TableProps {
  /** Where pushes do not reach; null where they reach this browser, or that is not known. */
  pushGap: PushGap | null;
  /** The id of what says what comes in the summary, and what does not without one. */
  summaryHelpId: string;
}

interface ChoiceProps extends ChannelTableProps {
  type: NotificationType;
  channel: Channel;
}

function ChannelChoice({ t, reader, type, channel, value, onChange, pushGap, summaryHelpId }: ChoiceProps) {
  const isWithoutPush = channel === 'push' && isWithoutPushes(pushGap);
  const isWithoutEmail = channel === 'email' && isLeftToInbox(type, reader, value);
  const reasonId = (isWithoutPush && PUSH_GAP_ID) || (isWithoutEmail && summaryHelpId) || undefined;
  const channelName = t(`inbox.channel.${channel}`);
  if (!isChannelChosen(type, channel))
    return (
      <span className="choice-box note">
        <span className="choice-name">{channelName}</span>
        {t(wantsChannel(value, type, channel) ? 'inbox.always' : 'inbox.never')}
      </span>
    );
  return (
    <label className="choice-box">
      <input
        type="checkbox"
        aria-label={`${notificationTypeLabel(type, reader, t)}: ${channelName}`}
        aria-describedby={reasonId}
        disabled={reasonId !== undefined}
        checked={wantsChannel(value, type, channel) && !isWithoutEmail}
        onChange={(event) => onChange(withChannelPreference(value, type, channel, event.target.checked))}
      />
      {/* Where the table has no head. */}
      <span className="choice-name">{channelName}</span>
    </label>
  );
}

/** What a type is about, for students, where its name says little. */
function TypeExplanation({ t, reader, type }: Pick<ChoiceProps, 't' | 'reader' | 'type'>) {
  const explanation = explainedTypes.find((explained) => explained === type);
  if (reader.role !== 'intern' || !explanation) return null;
  return <span className="note">{t(`inbox.about.${explanation}`)}</span>;
}

const PUSH_GAP_ID = 'push-gap';

/** Returns whether no device of the person receives pushes: what is chosen about them has no effect then. */
const isWithoutPushes = (gap: PushGap | null): boolean => gap === 'server' || gap === 'everywhere';

/** Says why choices about pushes have no effect, or not in this browser, and where to change that. */
const PushGapNote = ({ t, gap }: { t: Translate; gap: PushGap }) => (
  <p id={PUSH_GAP_ID} className="note push-gap">
    {t(gap === 'server' ? 'push.unsupported.server' : `inbox.push.${gap}`)}
    {gap !== 'server' && (
      <>
        {' '}
        <a href={`#${PUSH_SECTION_ID}`}>{t('inbox.push.turnOn')}</a>
      </>
    )}
  </p>
);

/** Which notifications come on which channel, by topic. */
export function ChannelTable({ t, reader, value, onChange, pushGap, summaryHelpId }: ChannelTableProps) {
  return (
    <div className="choices-frame">
      {pushGap && <PushGapNote t={t} gap={pushGap} />}
      <table className="choices">
        <thead>
          <tr>
            <th scope="col">{t('inbox.preferences.type')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(`inbox.channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        {topicsFor(reader).map((topic) => (
          <tbody key={topic}>
            <tr className="choices-topic">
              <th scope="rowgroup" colSpan={channels.length + 1}>
                {t(notificationTopicKey(topic, reader.role))}
              </th>
            </tr>
            {typesOfTopic(topic, reader).map((type) => (
              <tr key={type}>
                <th scope="row">
                  {notificationTypeLabel(type, reader, t)}
                  <TypeExplanation t={t} reader={reader} type={type} />
                </th>
                {channels.map((channel) => (
                  <td key={channel} className={channelUse(type, channel) === 'never' ? 'is-unused' : undefined}>
                    <ChannelChoice {...{ t, reader, type, channel, value, onChange, pushGap, summaryHelpId }} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
