import { languageLevels, resumeLimits } from '@prentice/contract';
import type { Translate } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { rowFields, type RowSection } from './resume-draft.ts';
import { fieldLabel } from './resume-errors.ts';
import { ResumeSection } from './ResumeSection.tsx';
import { addAndFocus, useEntries, type FieldsProps } from './draft-entries.hook.ts';

interface RowFieldProps {
  t: Translate;
  section: RowSection;
  field: string;
  /** From 0. */
  index: number;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Shows the level of a language: one of the European framework, or the words that the CV already has. */
function LevelField({ t, section, field, index, value, error, onChange }: RowFieldProps) {
  const usual = [...languageLevels, t('resume.level.native'), t('resume.level.fluent')];
  const options = usual.includes(value) || value === '' ? usual : [value, ...usual];
  return (
    <SelectField
      t={t}
      name={`${section}.${index}.${field}`}
      label={fieldLabel(section, field, t)}
      value={value}
      onChange={onChange}
      empty={t('resume.level.none')}
      options={options.map((option) => ({ value: option, label: option }))}
      {...(error && { error })}
    />
  );
}

function RowField(props: RowFieldProps) {
  const { t, section, field, index, value, error, onChange } = props;
  if (field === 'fluency') return <LevelField {...props} />;
  return (
    <Field
      t={t}
      name={`${section}.${index}.${field}`}
      label={fieldLabel(section, field, t)}
      value={value}
      onChange={onChange}
      marks="required"
      optional={field !== rowFields[section][0]}
      {...(error && { error })}
    />
  );
}

/** Shows a list whose entries are one row of fields each: links, skills or languages. */
export function ResumeRows({ section, ...props }: FieldsProps & { section: RowSection }) {
  const { t, errors, advice } = props;
  const { entries, add, remove, type } = useEntries(section, props);
  const [needed] = rowFields[section];
  return (
    <ResumeSection
      heading={t(`resume.list.${section}`)}
      count={entries.length}
      add={
        entries.length < resumeLimits[section]
          ? { label: t(`resume.add.${section}`), onAdd: () => addAndFocus(section, entries.length, add) }
          : null
      }
    >
      {section === 'skills' && <p className="field-hint">{t('resume.hint.skills')}</p>}
      {entries.map((entry, index) => (
        <div
          key={index}
          className="resume-row"
          role="group"
          aria-label={t(`resume.entry.${section}`, { number: index + 1 })}
        >
          {rowFields[section].map((field) => (
            <RowField
              key={field}
              {...{ t, section, field, index }}
              value={entry[field] ?? ''}
              error={errors[`${section}.${index}.${field}`]}
              onChange={(value) => type(index, field, value)}
            />
          ))}
          <Button look="small" onClick={() => remove(index)}>
            {t('resume.entry.remove')} <span className="visually-hidden">{entry[needed]}</span>
          </Button>
          {advice?.field.startsWith(`${section}.${index}.`) && advice.panel}
        </div>
      ))}
    </ResumeSection>
  );
}
