import { countryChoices, internLimits } from '@prentice/contract';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { ListEditor } from './ListEditor.tsx';
import type { StepProps } from './steps.ts';

const HOME = 'AT';

/** Where one would like to work. */
export function PlacesEditor({ t, language, saving }: StepProps) {
  const { values, set, errors } = saving;
  const countries = countryChoices(language).map((one) => ({ value: one.id, label: one.name }));
  return (
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
  );
}
