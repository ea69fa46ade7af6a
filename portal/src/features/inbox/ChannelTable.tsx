import {
  channels,
  channelUse,
  isChannelChosen,
  topicsFor,
  typesOfTopic,
  wantsChannel,
  type Channel,
  type NotificationType,
  type Preferences,
  type Role,
} from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { notificationTypeLabel, withChannelPreference } from './notification-preferences.ts';

const explainedTypes = [
  'application.viewed',
  'application.decision',
  'application.closed',
  'deadline.near',
  'internship.moderation',
  'internship.changed',
] as const satisfies readonly NotificationType[];

export interface TableProps {
  t: Translate;
  role: Role;
  value: Preferences;
  onChange: (value: Preferences) => void;
}

interface ChoiceProps extends TableProps {
  type: NotificationType;
  channel: Channel;
}

function ChannelChoice({ t, role, type, channel, value, onChange }: ChoiceProps) {
  if (!isChannelChosen(type, channel))
    return <span className="note">{t(wantsChannel(value, type, channel) ? 'inbox.always' : 'inbox.never')}</span>;
  return (
    <input
      type="checkbox"
      aria-label={`${notificationTypeLabel(type, role, t)}: ${t(`inbox.channel.${channel}`)}`}
      checked={wantsChannel(value, type, channel)}
      onChange={(event) => onChange(withChannelPreference(value, type, channel, event.target.checked))}
    />
  );
}

/** What a type is about, for students, where its name says little. */
function TypeExplanation({ t, role, type }: Pick<ChoiceProps, 't' | 'role' | 'type'>) {
  const explanation = explainedTypes.find((explained) => explained === type);
  if (role !== 'intern' || !explanation) return null;
  return <span className="note">{t(`inbox.about.${explanation}`)}</span>;
}

/** Which notifications come on which channel, by topic. */
export function ChannelTable({ t, role, value, onChange }: TableProps) {
  return (
    <div className="choices-frame">
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
        {topicsFor(role).map((topic) => (
          <tbody key={topic}>
            <tr className="choices-topic">
              <th scope="rowgroup" colSpan={channels.length + 1}>
                {t(`inbox.topic.${topic}`)}
              </th>
            </tr>
            {typesOfTopic(topic, role).map((type) => (
              <tr key={type}>
                <th scope="row">
                  {notificationTypeLabel(type, role, t)}
                  <TypeExplanation t={t} role={role} type={type} />
                </th>
                {channels.map((channel) => (
                  <td
                    key={channel}
                    data-channel={t(`inbox.channel.${channel}`)}
                    className={channelUse(type, channel) === 'never' ? 'is-unused' : undefined}
                  >
                    <ChannelChoice {...{ t, role, type, channel, value, onChange }} />
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
