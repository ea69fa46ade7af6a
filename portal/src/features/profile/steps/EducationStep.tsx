import { internLimits, studyLevels } from '@prentice/contract';
import { Field, MonthField } from '../../../ui/Field.tsx';
import type { FieldErrors } from '../../../ui/form-errors.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { ListEditor } from './ListEditor.tsx';
import { emptyEducation } from '../profile-values.ts';
import type { StepProps } from '../autosave/profile-autosave.hook.ts';

interface EducationFieldsProps extends Pick<StepProps, 't'> {
  item: typeof emptyEducation;
  place: number;
  errors: FieldErrors;
  onChange: (patch: Partial<typeof emptyEducation>) => void;
}

function EducationFields({ t, item, place, errors, onChange }: EducationFieldsProps) {
  const levels = studyLevels.map((level) => ({ value: level, label: t(`studyLevel.${level}`) }));
  return (
    <>
      <Field
        name={`institution-${place}`}
        label={t('profile.institution')}
        t={t}
        value={item.institution}
        onChange={(institution) => onChange({ institution })}
        error={errors[`education.${place}.institution`]}
      />
      <div className="pair is-wide">
        <SelectField
          name={`degree-${place}`}
          label={t('profile.degree')}
          t={t}
          value={item.degree}
          onChange={(value) =>
            onChange({ degree: studyLevels.find((studyLevel) => studyLevel === value) ?? item.degree })
          }
          options={levels}
        />
        <Field
          name={`field-${place}`}
          optional
          label={t('profile.field')}
          t={t}
          value={item.field ?? ''}
          onChange={(field) => onChange({ field })}
          error={errors[`education.${place}.field`]}
        />
      </div>
      <div className="pair is-wide">
        <MonthField
          name={`start-${place}`}
          label={t('profile.start')}
          t={t}
          value={item.start}
          onChange={(start) => onChange({ start })}
          error={errors[`education.${place}.start`] && t('profile.month.error')}
        />
        <MonthField
          name={`end-${place}`}
          optional
          label={t('profile.expectedEnd')}
          t={t}
          value={item.expectedEnd ?? ''}
          onChange={(value) => onChange({ expectedEnd: value || null })}
          error={errors[`education.${place}.expectedEnd`] && t('profile.end.error')}
        />
      </div>
      <Field
        name={`grade-${place}`}
        optional
        label={t('profile.grade')}
        t={t}
        value={item.grade ?? ''}
        onChange={(grade) => onChange({ grade })}
        error={errors[`education.${place}.grade`]}
      />
    </>
  );
}

/** Edits the education entries. */
export function EducationStep({ t, saving: { values, set, errors } }: StepProps) {
  return (
    <ListEditor
      t={t}
      name="education"
      legend={t('profile.education')}
      hint={t('profile.education.hint')}
      itemLabel={t('profile.education.one')}
      addLabel={t('profile.education.add')}
      items={values.education}
      max={internLimits.education}
      empty={emptyEducation}
      onChange={(education) => set({ education })}
    >
      {(item, change, place) => <EducationFields t={t} item={item} place={place} errors={errors} onChange={change} />}
    </ListEditor>
  );
}
