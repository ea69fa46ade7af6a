import { resumeEntryNames, resumeLimits, type ResumeEntrySection } from '@prentice/contract';
import type { Translate } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { FieldErrors } from '../../../ui/form-errors.ts';
import { basicFields, emptyEntry, entryFields, listFields, type EntryDraft, type ResumeDraft } from './resume-draft.ts';

interface FieldsProps {
  t: Translate;
  draft: ResumeDraft;
  errors: FieldErrors;
  /** @param field the field that was typed into; null for whole entries */
  onChange: (draft: ResumeDraft, field: string | null, endsStep?: boolean) => void;
}

const endsWord = (text: string): boolean => /\s$/u.test(text);
const dateFields: ReadonlySet<string> = new Set(['startDate', 'endDate']);

function rowsOf(field: string): number | undefined {
  if (field === 'highlights') return 4;
  if (listFields.has(field)) return 2;
  return field === 'summary' || field === 'description' ? 3 : undefined;
}

interface EntryProps extends Omit<FieldsProps, 'draft' | 'onChange'> {
  section: ResumeEntrySection;
  index: number;
  count: number;
  entry: EntryDraft;
  onField: (field: string, value: string) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function EntryFields({ t, section, index, count, entry, errors, onField, onMove, onRemove }: EntryProps) {
  const title = entry[resumeEntryNames[section]]?.trim() || t('resume.entry.new');
  const path = `${section}.${index}`;
  return (
    <fieldset className="resume-entry">
      <legend className="field-label">{t(`resume.entry.${section}`, { number: index + 1, title })}</legend>
      <div className="resume-grid">
        {entryFields[section].map((field) => {
          const rows = rowsOf(field);
          const error = errors[`${path}.${field}`];
          return (
            <div key={field} className={rows === undefined ? undefined : 'is-wide'}>
              <Field
                t={t}
                name={`${path}.${field}`}
                label={t(`resume.field.${section === 'projects' && field === 'name' ? 'project' : field}`)}
                value={entry[field] ?? ''}
                onChange={(value) => onField(field, value)}
                optional={field !== resumeEntryNames[section]}
                {...(rows !== undefined && { rows })}
                {...(listFields.has(field) && { hint: t('resume.hint.lines') })}
                {...(dateFields.has(field) && { hint: t(`resume.hint.${field === 'endDate' ? 'end' : 'start'}`) })}
                {...(error && { error })}
              />
            </div>
          );
        })}
      </div>
      <p className="row">
        {index > 0 && (
          <Button look="small" onClick={() => onMove(-1)}>
            {t('resume.entry.up')} <span className="visually-hidden">{title}</span>
          </Button>
        )}
        {index < count - 1 && (
          <Button look="small" onClick={() => onMove(1)}>
            {t('resume.entry.down')} <span className="visually-hidden">{title}</span>
          </Button>
        )}
        <Button look="small" onClick={onRemove}>
          {t('resume.entry.remove')} <span className="visually-hidden">{title}</span>
        </Button>
      </p>
    </fieldset>
  );
}

function EntrySection({ section, ...props }: FieldsProps & { section: ResumeEntrySection }) {
  const { t, draft, onChange } = props;
  const entries = draft[section];
  const set = (next: readonly EntryDraft[], field: string | null, endsStep = false): void =>
    onChange({ ...draft, [section]: next }, field, endsStep);
  const move = (index: number, step: -1 | 1): void => {
    const [entry] = entries.slice(index, index + 1);
    if (entry) set(entries.toSpliced(index, 1).toSpliced(index + step, 0, entry), null);
  };
  return (
    <details className="resume-section" open={entries.length > 0 || undefined}>
      <summary>{t(`resume.section.${section}`, { count: entries.length })}</summary>
      {entries.map((entry, index) => (
        <EntryFields
          key={index}
          {...props}
          section={section}
          index={index}
          count={entries.length}
          entry={entry}
          onField={(field, value) =>
            set(entries.with(index, { ...entry, [field]: value }), `${section}.${index}.${field}`, endsWord(value))
          }
          onMove={(step) => move(index, step)}
          onRemove={() => set(entries.toSpliced(index, 1), null)}
        />
      ))}
      {entries.length < resumeLimits.entries && (
        <p>
          <Button look="small" onClick={() => set([...entries, emptyEntry(section)], null)}>
            {t(`resume.add.${section}`)}
          </Button>
        </p>
      )}
    </details>
  );
}

function TextSection({ section, t, draft, errors, onChange }: FieldsProps & { section: 'skills' | 'languages' }) {
  const error = errors[section];
  return (
    <details className="resume-section" open={draft[section] !== '' || undefined}>
      <summary>{t(`resume.section.${section}`)}</summary>
      <Field
        t={t}
        name={section}
        label={t(`resume.section.${section}`)}
        hint={t(`resume.hint.${section}`)}
        rows={5}
        optional
        value={draft[section]}
        onChange={(value) => onChange({ ...draft, [section]: value }, section, endsWord(value))}
        {...(error && { error })}
      />
    </details>
  );
}

/** The fields of a CV, section by section in the order in which it is printed. */
export function ResumeFields(props: FieldsProps) {
  const { t, draft, errors, onChange } = props;
  const profilesError = errors['profiles'];
  return (
    <div className="stack">
      <details className="resume-section" open>
        <summary>{t('resume.section.basics')}</summary>
        <div className="resume-grid">
          {basicFields.map((field) => {
            const error = errors[`basics.${field}`];
            return (
              <div key={field} className={field === 'summary' ? 'is-wide' : undefined}>
                <Field
                  t={t}
                  name={`basics.${field}`}
                  label={t(`resume.basic.${field}`)}
                  value={draft.basics[field] ?? ''}
                  optional={field !== 'name'}
                  onChange={(value) =>
                    onChange(
                      { ...draft, basics: { ...draft.basics, [field]: value } },
                      `basics.${field}`,
                      endsWord(value),
                    )
                  }
                  {...(field === 'summary' && { rows: 4, max: resumeLimits.summary })}
                  {...(error && { error })}
                />
              </div>
            );
          })}
          <div className="is-wide">
            <Field
              t={t}
              name="profiles"
              label={t('resume.basic.profiles')}
              hint={t('resume.hint.profiles')}
              rows={2}
              optional
              value={draft.profiles}
              onChange={(value) => onChange({ ...draft, profiles: value }, 'profiles', endsWord(value))}
              {...(profilesError && { error: profilesError })}
            />
          </div>
        </div>
      </details>
      {(['work', 'education', 'projects', 'volunteer'] as const).map((section) => (
        <EntrySection key={section} {...props} section={section} />
      ))}
      <TextSection {...props} section="skills" />
      <TextSection {...props} section="languages" />
    </div>
  );
}
