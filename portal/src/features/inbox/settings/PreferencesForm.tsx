import { useId } from 'react';
import {
  decidingMemberRoles,
  digests,
  notificationTopicKey,
  type NotificationReader,
  type Preferences,
} from '@prentice/contract';
import type { MessageKey, Translate } from '../../../i18n/translate.ts';
import { updateQuery, useSignedInQuery } from '../../../session/query.hook.ts';
import { getCurrentUser } from '../../../session/current-user.ts';
import { LoadingBoundary } from '../../../session/LoadingBoundary.tsx';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { failureMessage } from '../../../ui/form-errors.ts';
import { Badge } from '../../../ui/Icon.tsx';
import { useLeaveWarning } from '../../../ui/leave-warning.hook.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ChannelTable, type TableProps } from './ChannelTable.tsx';
import {
  alwaysEmailedTopics,
  emailsAbout,
  emailTopics,
  emailTypes,
  notificationTypeLabel,
  withTopicEmail,
} from './notification-preferences.ts';
import { pushGapOf, usePushStatus } from '../../../push/push-status.hook.ts';
import { usePreferenceSaving, type PreferenceSaving } from './preference-saving.hook.ts';

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

/** One choice for each topic: emails about it or none. */
function TopicChoices({ t, reader, value, onChange }: TableProps) {
  const id = useId();
  const isStudent = reader.role === 'intern';
  /** Returns what belongs to a topic; nothing where its name says all of it. */
  const namesOf = (topic: Parameters<typeof emailTypes>[0]): string =>
    (topic === 'news' ? [] : emailTypes(topic, reader, value))
      .map((type) => notificationTypeLabel(type, reader, t))
      .join(' · ');
  return (
    <fieldset className="field settings-group">
      <legend className="choices-label">{t('inbox.email.about')}</legend>
      {emailTopics(reader).map((topic) => {
        const emails = emailsAbout(value, topic, reader);
        return (
          <div key={topic}>
            <label className="check">
              <input
                type="checkbox"
                aria-describedby={namesOf(topic) ? `${id}-${topic}` : undefined}
                checked={emails === 'all'}
                ref={(input) => {
                  if (input) input.indeterminate = emails === 'some';
                }}
                onChange={({ target }) => onChange(withTopicEmail(value, topic, reader, target.checked))}
              />
              <span>
                {t(notificationTopicKey(topic, reader.role))}
                {emails === 'some' && <span className="note"> – {t('inbox.email.some')}</span>}
              </span>
            </label>
            {namesOf(topic) && (
              <p id={`${id}-${topic}`} className="note check-about">
                {namesOf(topic)}
              </p>
            )}
            {isStudent && topic === 'applications' && (
              <p className="check-about field-caution" role="status">
                {emails === 'none' && t('inbox.email.noApplications')}
              </p>
            )}
          </div>
        );
      })}
      {alwaysEmailedTopics(reader).map((topic) => (
        <p key={topic} className="note">
          {t('inbox.email.always', { topic: t(notificationTopicKey(topic, reader.role)) })}
        </p>
      ))}
    </fieldset>
  );
}

/** Returns what says which topics the summary is about, and what is only in the inbox where none is wanted. */
function digestHelpFor({ role }: NotificationReader, { digest, applicationsAtOnce }: Preferences) {
  const isOff = digest === 'off';
  if (role === 'intern') return isOff ? 'inbox.digest.without.student' : 'inbox.digest.help.student';
  if (role !== 'employer') return isOff ? 'inbox.digest.without.admin' : 'inbox.digest.help.admin';
  if (applicationsAtOnce) return isOff ? 'inbox.digest.without.atOnce' : 'inbox.digest.help.atOnce';
  return isOff ? 'inbox.digest.without' : 'inbox.digest.help';
}

interface SummaryFieldProps extends TableProps {
  helpId: string;
}

/** How often the email summary comes, and whether employers hear of each new application at once. */
function SummaryField({ t, reader, value, onChange, helpId }: SummaryFieldProps) {
  const id = useId();
  const isDecider = decidingMemberRoles.some((role) => role === reader.memberRole);
  return (
    <div className="field settings-group">
      <label className="choices-label" htmlFor={`${id}-digest`}>
        {t('inbox.digest')}
      </label>
      <p id={helpId} className="note">
        {t(digestHelpFor(reader, value), { digest: value.digest })}
      </p>
      <select
        id={`${id}-digest`}
        className="control is-short"
        aria-describedby={helpId}
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
      {isDecider && (
        <label className="check">
          <input
            type="checkbox"
            checked={value.applicationsAtOnce}
            onChange={({ target }) => onChange({ ...value, applicationsAtOnce: target.checked })}
          />
          <span>{t('inbox.applicationsAtOnce')}</span>
        </label>
      )}
    </div>
  );
}

/* A list, because browsers show the control for times in their own language, some with AM and PM. */
const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);

/** When no pushes come, and no summary. */
function QuietHours({ t, value, onChange }: Omit<TableProps, 'reader'>) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-quiet-help`}>
      <legend className="choices-label">{t('inbox.quiet')}</legend>
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

interface SavingStateProps {
  t: Translate;
  saving: PreferenceSaving;
}

/** Says that a change is saved, or why not: in sight wherever somebody has scrolled to. */
function SavingState({ t, saving: { state, error, retry } }: SavingStateProps) {
  if (state === 'failed')
    return (
      <div className="saving-state">
        <Notice tone="attention" role="alert" title={t('inbox.preferences.failed')}>
          <p>{failureMessage(error, t)}</p>
          <Button look="small" onClick={retry}>
            {t('ui.retry')}
          </Button>
        </Notice>
      </div>
    );
  return (
    <p className="saving-state" role="status">
      {state === 'saving' && <span className="badge">{t('inbox.preferences.saving')}</span>}
      {state === 'saved' && <Badge tone="answered">{t('inbox.preferences.saved')}</Badge>}
    </p>
  );
}

interface FormProps {
  t: Translate;
  reader: NotificationReader;
  start: Preferences;
}

const keepSaved = (preferences: Preferences): void =>
  updateQuery<LoadedPreferences>(QUERY_KEY, (data) => ({ ...data, preferences }));

/** The choices, each of which is saved as soon as it is made. */
function Choices({ t, reader, start }: FormProps) {
  const saving = usePreferenceSaving(start, keepSaved);
  const { chosen, choose, state } = saving;
  const { data: pushStatus } = usePushStatus();
  const summaryHelpId = useId();
  useLeaveWarning(state === 'saving' || state === 'failed');
  return (
    <div className="settings-form">
      <TopicChoices t={t} reader={reader} value={chosen} onChange={choose} />
      <SummaryField t={t} reader={reader} value={chosen} onChange={choose} helpId={summaryHelpId} />
      <details className="settings-group">
        <summary>{t('inbox.customise')}</summary>
        <p className="note">{t('inbox.customise.about')}</p>
        <ChannelTable
          {...{ t, reader, summaryHelpId }}
          value={chosen}
          onChange={choose}
          pushGap={pushStatus ? pushGapOf(pushStatus) : null}
        />
      </details>
      <SavingState t={t} saving={saving} />
    </div>
  );
}

interface QuietChoiceProps {
  t: Translate;
  start: Preferences;
}

function QuietChoice({ t, start }: QuietChoiceProps) {
  const saving = usePreferenceSaving(start, keepSaved);
  useLeaveWarning(saving.state === 'saving' || saving.state === 'failed');
  return (
    <div className="settings-form">
      <QuietHours t={t} value={saving.chosen} onChange={saving.choose} />
      <SavingState t={t} saving={saving} />
    </div>
  );
}

/** Shows when no pushes come, and saves each change at once. */
export function QuietHoursForm({ t }: { t: Translate }) {
  const query = useSignedInQuery({ queryKey: QUERY_KEY, queryFn: load });
  return (
    <LoadingBoundary t={t} query={query} lines={2}>
      {({ preferences }) => <QuietChoice t={t} start={preferences} />}
    </LoadingBoundary>
  );
}

/** Shows which notifications are sent by which channel, and saves each change at once. */
export function PreferencesForm({ t }: { t: Translate }) {
  const query = useSignedInQuery({ queryKey: QUERY_KEY, queryFn: load });
  return (
    <div className="stack">
      <LoadingBoundary t={t} query={query} lines={12}>
        {({ preferences, reader }) => (
          <>
            {/* What always appears in the inbox. */}
            <p className="note">
              {t(leadOf(reader))} {t('inbox.preferences.atOnce')}
            </p>
            <Choices t={t} reader={reader} start={preferences} />
          </>
        )}
      </LoadingBoundary>
    </div>
  );
}
