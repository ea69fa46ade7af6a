import { decidingMemberRoles, digests, type NotificationReader, type Preferences } from '@prentice/contract';
import type { TableProps } from './ChannelTable.tsx';

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

/** Shows how often the email summary comes, and whether employers hear of each new application at once. */
export function SummaryField({ t, reader, value, onChange, helpId }: SummaryFieldProps) {
  const isDecider = decidingMemberRoles.some((role) => role === reader.memberRole);
  return (
    <div className="stack-tight">
      <label className="setting-choice">
        {t('inbox.digest')}
        <select
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
      </label>
      <p id={helpId} className="note">
        {t(digestHelpFor(reader, value), { digest: value.digest })}
      </p>
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
