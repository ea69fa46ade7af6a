import { countryChoices, internLimits } from '@prentice/contract';
import { Field } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { ListEditor } from './ListEditor.tsx';
import type { StepProps } from '../autosave/profile-autosave.hook.ts';

const HOME = 'AT';

/** Edits the preferred work locations. */
export function LocationsEditor({ t, language, saving }: StepProps) {
  const { values, set, errors } = saving;
  const countries = countryChoices(language).map((choice) => ({ value: choice.id, label: choice.name }));
  return (
    <ListEditor
      t={t}
      name="places"
      legend={t('profile.places')}
      itemLabel={t('profile.places.one')}
      addLabel={t('profile.places.add')}
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
