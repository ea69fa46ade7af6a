import { Field } from '../../../ui/Field.tsx';
import type { StepProps } from '../autosave/profile-autosave.hook.ts';

/* Full weeks by default. */
const USUAL_HOURS = 38;

/** Edits the period of availability and the weekly hours; without a first day the availability is empty. */
export function AvailabilityFields({ t, saving: { values, set, errors } }: StepProps) {
  const { availability } = values;
  const change = (patch: Partial<NonNullable<typeof availability>>): void => {
    const next = { from: '', to: null, hoursPerWeek: USUAL_HOURS, ...availability, ...patch };
    set({ availability: next.from === '' && next.to === null ? null : next });
  };
  return (
    <fieldset className="list-editor">
      <legend className="field-label">{t('profile.availability')}</legend>
      <div className="pair is-wide">
        <Field
          name="available-from"
          type="date"
          label={t('profile.availability.from')}
          t={t}
          value={availability?.from ?? ''}
          onChange={(from) => change({ from })}
          error={errors['availability.from'] && t('profile.date.error')}
        />
        <Field
          name="available-to"
          type="date"
          optional
          label={t('profile.availability.to')}
          t={t}
          value={availability?.to ?? ''}
          onChange={(to) => change({ to: to || null })}
          error={errors['availability.to'] && t('profile.end.error')}
        />
      </div>
      <Field
        name="available-hours"
        inputMode="numeric"
        label={t('profile.availability.hours')}
        hint={t('profile.availability.hoursHint')}
        t={t}
        value={String(availability?.hoursPerWeek || '')}
        onChange={(text) => change({ hoursPerWeek: Number(text.replaceAll(/\D/g, '')) })}
        error={errors['availability.hoursPerWeek']}
      />
    </fieldset>
  );
}
