import { authorisations, countryChoices, internLimits, workModes } from '@prentice/contract';
import { CheckField } from '../../ui/CheckField.tsx';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Availability } from './Availability.tsx';
import { ListEditor } from './ListEditor.tsx';
import type { StepProps } from './steps.ts';

const HOME = 'AT';

/** Where, how and when one wants to work, and where one may. */
export function WishesStep(props: StepProps) {
  const { t, language, saving } = props;
  const { values, set, errors } = saving;
  const countries = countryChoices(language).map((one) => ({ value: one.id, label: one.name }));
  return (
    <>
      <fieldset className="stack-tight">
        <legend className="field-label">{t('profile.workModes')}</legend>
        {workModes.map((mode) => (
          <CheckField
            key={mode}
            name={`mode-${mode}`}
            checked={values.workModes.includes(mode)}
            onChange={(checked) =>
              set({ workModes: workModes.filter((one) => (one === mode ? checked : values.workModes.includes(one))) })
            }
          >
            {t(`mode.${mode}`)}
          </CheckField>
        ))}
      </fieldset>
      <ListEditor
        t={t}
        name="places"
        legend={t('profile.places')}
        one={t('profile.places.one')}
        add={t('profile.places.add')}
        items={values.locationPreferences}
        max={internLimits.places}
        empty={{ city: '', country: HOME, lat: null, lon: null }}
        onChange={(locationPreferences) => set({ locationPreferences })}
      >
        {(item, change, place) => (
          <div className="pair is-wide">
            <Field
              name={`city-${place}`}
              label={t('profile.city')}
              t={t}
              value={item.city}
              onChange={(city) => change({ city, lat: null, lon: null })}
              error={errors[`locationPreferences.${place}.city`]}
            />
            <SelectField
              name={`country-${place}`}
              label={t('profile.country')}
              t={t}
              value={item.country}
              onChange={(country) => change({ country })}
              options={countries}
            />
          </div>
        )}
      </ListEditor>
      <Availability {...props} />
      <ListEditor
        t={t}
        name="authorisation"
        legend={t('profile.authorisation')}
        hint={t('profile.authorisation.hint')}
        one={t('profile.country')}
        add={t('profile.authorisation.add')}
        items={values.workAuthorisation}
        max={10}
        empty={{ country: HOME, status: 'authorised' as const }}
        onChange={(workAuthorisation) => set({ workAuthorisation })}
      >
        {(item, change, place) => (
          <div className="pair is-wide">
            <SelectField
              name={`authorisation-country-${place}`}
              label={t('profile.country')}
              t={t}
              value={item.country}
              onChange={(country) => change({ country })}
              options={countries}
            />
            <SelectField
              name={`authorisation-status-${place}`}
              label={t('profile.authorisation.status')}
              t={t}
              value={item.status}
              onChange={(value) => change({ status: authorisations.find((one) => one === value) ?? item.status })}
              options={authorisations.map((one) => ({ value: one, label: t(`profile.authorisation.${one}`) }))}
            />
          </div>
        )}
      </ListEditor>
    </>
  );
}
