import { useId } from 'react';
import type { TableProps } from './ChannelTable.tsx';

interface QuietHoursProps extends Omit<TableProps, 'reader'> {
  /** The id of the heading above. */
  labelId: string;
}

/* A list, because browsers show the control for times in their own language, some with AM and PM. */
const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);

/** Shows when no pushes come, and no summary. */
export function QuietHours({ t, value, onChange, labelId }: QuietHoursProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={labelId} aria-describedby={`${id}-help`}>
      <p className="row">
        {(['quietFrom', 'quietTo'] as const).map((end) => (
          <label key={end} className="setting-choice">
            {t(end === 'quietFrom' ? 'inbox.quiet.from' : 'inbox.quiet.to')}
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
      </p>
      <p id={`${id}-help`} className="note">
        {t('inbox.quiet.help')}
      </p>
      <p className="note" role="status">
        {value.quietFrom === value.quietTo && t('inbox.quiet.none')}
      </p>
    </fieldset>
  );
}
