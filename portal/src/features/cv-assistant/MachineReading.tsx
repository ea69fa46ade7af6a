import type { CvMachineReading } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';

const fieldNames = [
  'name',
  'label',
  'email',
  'phone',
  'summary',
  'location',
  'profiles',
  'url',
  'work',
  'volunteer',
  'education',
  'projects',
  'skills',
  'languages',
] as const;
type FieldName = (typeof fieldNames)[number];

interface FieldGroup {
  readonly name: FieldName;
  readonly values: string[];
  /** What was done there, point by point. */
  readonly points: string[];
}

/* Lists of short entries, which are shown together. */
const together: ReadonlySet<string> = new Set(['skills', 'languages', 'profiles']);

/* The pointer of a position names the list, the entry and the field; those of the basics are fields of their own. */
function groupsOf(fields: CvMachineReading['fields']): FieldGroup[] {
  const groups = new Map<string, FieldGroup>();
  for (const { pointer, value } of fields) {
    const [list = '', second = '', field = ''] = pointer.split('/').slice(1);
    const name = fieldNames.find((fieldName) => fieldName === (list === 'basics' ? second : list));
    if (!name) continue;
    const key = together.has(name) ? name : `${list} ${second}`;
    const group = groups.get(key) ?? { name, values: [], points: [] };
    if (field === 'highlights') group.points.push(...value.split('\n'));
    /* The level of a language is behind its name. */ else if (field === 'fluency')
      group.values.push(`${group.values.pop() ?? ''} (${value})`);
    else group.values.push(value);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Shows what a program finds in a CV: its fields, and its lines in the order in which they are read. */
export function MachineReading({ t, reading }: { t: Translate; reading: CvMachineReading }) {
  const groups = groupsOf(reading.fields);
  return (
    <details className="cv-machine">
      <summary>{t('cvReview.machine')}</summary>
      <div className="cv-machine-parts">
        <section>
          <h3>{t('cvReview.fields')}</h3>
          {groups.length === 0 && <p>{t('cvReview.noFields')}</p>}
          <dl className="pairs">
            {groups.map(({ name, values, points }, index) => (
              <div key={index} className="pairs-row">
                <dt>{t(`cvReview.field.${name}`)}</dt>
                <dd>
                  {values.join(', ')}
                  {points.length > 0 && (
                    <ul>
                      {points.map((point, position) => (
                        <li key={position}>{point}</li>
                      ))}
                    </ul>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h3>{t('cvReview.lines')}</h3>
          <ol className="cv-reading-order">
            {reading.lines.map(({ text, heading }, index) => (
              <li key={index}>{heading ? <strong>{text}</strong> : text}</li>
            ))}
          </ol>
        </section>
      </div>
    </details>
  );
}
