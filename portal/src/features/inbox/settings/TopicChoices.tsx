import { useId } from 'react';
import { notificationTopicKey } from '@prentice/contract';
import type { TableProps } from './ChannelTable.tsx';
import {
  alwaysEmailedTopics,
  emailsAbout,
  emailTopics,
  emailTypes,
  notificationTypeLabel,
  withTopicEmail,
} from './notification-preferences.ts';

interface TopicChoicesProps extends TableProps {
  /** The id of the heading that says what is chosen. */
  labelId: string;
}

/** Shows one choice for each topic: emails about it or none. */
export function TopicChoices({ t, reader, value, onChange, labelId }: TopicChoicesProps) {
  const id = useId();
  const isStudent = reader.role === 'intern';
  /** Returns what belongs to a topic; nothing where its name says all of it. */
  const namesOf = (topic: Parameters<typeof emailTypes>[0]): string =>
    (topic === 'news' ? [] : emailTypes(topic, reader, value))
      .map((type) => notificationTypeLabel(type, reader, t))
      .join(' · ');
  return (
    <fieldset className="setting-list topic-choices" aria-labelledby={labelId}>
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
