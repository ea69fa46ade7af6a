import { useId, useState } from 'react';
import {
  channels,
  digests,
  inboxPathOf,
  isChannelChosen,
  preferences as preferencesSchema,
  topicsFor,
  typesOfTopic,
  wantsChannel,
  type Channel,
  type NotificationType,
  type Preferences,
  type Role,
} from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { getCurrentUser } from '../../session/current-user.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { useLeaveWarning } from '../../ui/leave-warning.hook.ts';
import { Notice } from '../../ui/Notice.tsx';
import {
  alwaysEmailedTopics,
  emailsAbout,
  emailTopics,
  notificationTypeLabel,
  withChannelPreference,
  withTopicEmail,
} from './notification-preferences.ts';

async function load(): Promise<{ preferences: Preferences; role: Role }> {
  const [me, preferences] = await Promise.all([getCurrentUser(), session.client.notifications.getPreferences()]);
  return { preferences, role: me?.user.role ?? 'intern' };
}

const explainedTypes = [
  'application.viewed',
  'application.decision',
  'application.closed',
  'deadline.near',
  'internship.moderation',
  'internship.changed',
] as const satisfies readonly NotificationType[];

interface TableProps {
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

/** One choice for each topic: emails about it or none. */
function TopicChoices({ t, role, value, onChange }: TableProps) {
  const isStudent = role === 'intern';
  return (
    <fieldset className="field">
      <legend className="choices-label">{t('inbox.email.about')}</legend>
      {alwaysEmailedTopics(role).map((topic) => (
        <p key={topic}>
          {t(`inbox.topic.${topic}`)} <span className="note">({t('inbox.always')})</span>
        </p>
      ))}
      {emailTopics(role).map((topic) => {
        const emails = emailsAbout(value, topic, role);
        return (
          <label key={topic} className="check">
            <input
              type="checkbox"
              checked={emails === 'all'}
              ref={(input) => {
                if (input) input.indeterminate = emails === 'some';
              }}
              onChange={({ target }) => onChange(withTopicEmail(value, topic, role, target.checked))}
            />
            <span>
              {t(`inbox.topic.${topic}`)}
              {emails === 'some' && <span className="note"> ({t('inbox.email.some')})</span>}
            </span>
          </label>
        );
      })}
      <p className="note" role="status">
        {isStudent && emailsAbout(value, 'applications', role) === 'none' && t('inbox.email.noApplications')}
      </p>
    </fieldset>
  );
}

/** What a type is about, for students, where its name says little. */
function TypeExplanation({ t, role, type }: Pick<ChoiceProps, 't' | 'role' | 'type'>) {
  const explanation = explainedTypes.find((explained) => explained === type);
  if (role !== 'intern' || !explanation) return null;
  return <span className="note">{t(`inbox.about.${explanation}`)}</span>;
}

function ChannelTable({ t, role, value, onChange }: TableProps) {
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
                  <td key={channel} data-channel={t(`inbox.channel.${channel}`)}>
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

/** How often the email summary comes. */
function SummaryField({ t, role, value, onChange }: TableProps) {
  const id = useId();
  return (
    <>
      <div className="field">
        <label className="choices-label" htmlFor={`${id}-digest`}>
          {t('inbox.digest')}
        </label>
        <p id={`${id}-digest-help`} className="note">
          {t(role === 'intern' ? 'inbox.digest.help.student' : 'inbox.digest.help')}
        </p>
        <select
          id={`${id}-digest`}
          className="control is-short"
          aria-describedby={`${id}-digest-help`}
          value={value.digest}
          onChange={({ target }) =>
            onChange({ ...value, digest: digests.find((digest) => digest === target.value) ?? value.digest })
          }
        >
          {digests.map((digest) => (
            <option key={digest} value={digest}>
              {t(`inbox.digest.${digest}`)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

/** Whether employers hear of each new application at once. */
function ApplicationsAtOnce({ t, value, onChange }: Omit<TableProps, 'role'>) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={value.applicationsAtOnce}
        onChange={({ target }) => onChange({ ...value, applicationsAtOnce: target.checked })}
      />
      <span>{t('inbox.applicationsAtOnce')}</span>
    </label>
  );
}

/* A list, because browsers show the control for times in their own language, some with AM and PM. */
const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);

/** When no summary comes. */
function QuietHours({ t, value, onChange }: Omit<TableProps, 'role'>) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-quiet-help`}>
      <legend>{t('inbox.quiet')}</legend>
      <p id={`${id}-quiet-help`} className="note">
        {t('inbox.quiet.help')}
      </p>
      {(['quietFrom', 'quietTo'] as const).map((end) => (
        <label key={end}>
          {t(end === 'quietFrom' ? 'inbox.quiet.from' : 'inbox.quiet.to')}{' '}
          <select
            className="control is-short"
            value={value[end]}
            onChange={({ target }) => onChange({ ...value, [end]: target.value })}
          >
            {[...new Set([...halfHours, value[end]])].toSorted().map((time) => (
              <option key={time}>{time}</option>
            ))}
          </select>
        </label>
      ))}
      <p className="note" role="status">
        {value.quietFrom === value.quietTo && t('inbox.quiet.none')}
      </p>
    </fieldset>
  );
}

function Form({ t, role, start }: { t: Translate; role: Role; start: Preferences }) {
  const [saved, setSaved] = useState(start);
  const form = useForm({
    initial: { chosen: start },
    schema: preferencesSchema,
    payload: (values) => values.chosen,
    t,
    send: (values) => session.client.notifications.setPreferences({ body: values.chosen }),
    onSent: (reply) => setSaved(reply),
  });
  const { chosen } = form.values;
  useLeaveWarning(!form.sent && JSON.stringify(chosen) !== JSON.stringify(saved));
  const set = (next: Preferences): void => form.set('chosen', next);
  return (
    <FormFrame
      t={t}
      form={form}
      action={t('inbox.preferences.save')}
      extra={form.sent && <Notice tone="answered" role="status" title={t('inbox.preferences.saved')} />}
    >
      <TopicChoices t={t} role={role} value={chosen} onChange={set} />
      <SummaryField t={t} role={role} value={chosen} onChange={set} />
      {role === 'employer' && <ApplicationsAtOnce t={t} value={chosen} onChange={set} />}
      <details>
        <summary>{t('inbox.customise')}</summary>
        <ChannelTable t={t} role={role} value={chosen} onChange={set} />
        <QuietHours t={t} value={chosen} onChange={set} />
      </details>
    </FormFrame>
  );
}

/** What always appears in the inbox, and for those who come from the dashboard the way back. */
function Lead({ t, role }: { t: Translate; role: Role }) {
  if (role === 'intern') return <p className="note">{t('inbox.preferences.lead')}</p>;
  return (
    <p className="note">
      {t('inbox.preferences.lead.others')} <a href={inboxPathOf(role)}>{t('inbox.preferences.back')}</a>
    </p>
  );
}

/** Edits which notifications are sent by which channel. */
export function PreferencesForm({ t }: { t: Translate }) {
  const query = useSignedInQuery({ queryKey: ['notification-preferences'], queryFn: load });
  return (
    <div className="stack">
      <LoadingBoundary t={t} query={query} lines={12}>
        {({ preferences, role }) => (
          <>
            <Lead t={t} role={role} />
            <Form t={t} role={role} start={preferences} />
          </>
        )}
      </LoadingBoundary>
    </div>
  );
}
