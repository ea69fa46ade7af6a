import type { CvMachineReading } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';

const fieldNames = [
  'name', 'label', 'email', 'phone', 'summary', 'location', 'profiles', 'url',
  'work', 'volunteer', 'education', 'projects', 'skills', 'languages',
] as const; // prettier-ignore
type FieldName = (typeof fieldNames)[number];

interface FieldGroup {
  readonly name: FieldName;
  readonly values: string[];
}

/* The pointer of a position names the list, the entry and the field; those of the basics are fields of their own. */
function groupsOf(fields: CvMachineReading['fields']): FieldGroup[] {
  const groups = new Map<string, FieldGroup>();
  for (const { pointer, value } of fields) {
    const [list = '', second = ''] = pointer.split('/').slice(1);
    const name = fieldNames.find((fieldName) => fieldName === (list === 'basics' ? second : list));
    if (!name) continue;
    const group = groups.get(`${list} ${second}`) ?? { name, values: [] };
    group.values.push(value);
    groups.set(`${list} ${second}`, group);
  }
  return [...groups.values()];
}

/** What a program finds in a CV: its fields, and its lines in the order in which they are read. */
export function MachineReading({ t, reading }: { t: Translate; reading: CvMachineReading }) {
  const groups = groupsOf(reading.fields);
  return (
    <details className="cv-machine">
      <summary>{t('cvReview.machine')}</summary>
      <h3>{t('cvReview.fields')}</h3>
      {groups.length === 0 && <p>{t('cvReview.noFields')}</p>}
      <dl className="pairs">
        {groups.map(({ name, values }, index) => (
          <div key={index}>
            <dt>{t(`cvReview.field.${name}`)}</dt>
            <dd>{values.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('cvReview.lines')}</h3>
      <ol className="cv-reading-order">
        {reading.lines.map(({ text, heading }, index) => (
          <li key={index}>{heading ? <strong>{text}</strong> : text}</li>
        ))}
      </ol>
    </details>
  );
}
