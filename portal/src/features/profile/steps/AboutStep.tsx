import { internLimits } from '@prentice/contract';
import { CountedField } from '../../../ui/CountedField.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { StepProps } from '../autosave/profile-autosave.hook.ts';

/** Edits name, headline, introduction and phone number. */
export function AboutStep({ t, saving: { values, set, errors } }: StepProps) {
  return (
    <>
      <p className="note">
        {t('profile.prefill.hint')} <a href="#cv">{t('profile.prefill.hintLink')}</a>
      </p>
      <div className="pair is-wide">
        <Field
          name="firstName"
          autoComplete="given-name"
          label={t('profile.firstName')}
          t={t}
          value={values.firstName ?? ''}
          onChange={(firstName) => set({ firstName })}
          error={errors['firstName']}
        />
        <Field
          name="lastName"
          autoComplete="family-name"
          label={t('profile.lastName')}
          t={t}
          value={values.lastName ?? ''}
          onChange={(lastName) => set({ lastName })}
          error={errors['lastName']}
        />
      </div>
      <CountedField
        name="headline"
        label={t('profile.headline')}
        hint={t('profile.headline.hint')}
        max={internLimits.headline}
        t={t}
        value={values.headline ?? ''}
        onChange={(headline) => set({ headline })}
        error={errors['headline']}
      />
      <CountedField
        name="about"
        label={t('profile.about')}
        hint={t('profile.about.hint')}
        rows={6}
        max={internLimits.about}
        t={t}
        value={values.about ?? ''}
        onChange={(about) => set({ about })}
        error={errors['about']}
      />
      <Field
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        optional
        label={t('profile.phone')}
        hint={t('profile.phone.hint')}
        t={t}
        value={values.phone ?? ''}
        onChange={(phone) => set({ phone: phone.replaceAll(/[\s()/-]/g, '') })}
        error={errors['phone'] && t('profile.phone.error')}
      />
    </>
  );
}
