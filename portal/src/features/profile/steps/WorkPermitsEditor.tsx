import { authorisations, countryChoices } from '@prentice/contract';
import { SelectField } from '../../../ui/SelectField.tsx';
import { ListEditor } from './ListEditor.tsx';
import type { StepProps } from '../autosave/profile-autosave.hook.ts';

const HOME = 'AT';
const MAX_PERMITS = 10;

/** Edits the work permits by country. */
export function WorkPermitsEditor({ t, language, saving }: StepProps) {
  const { values, set } = saving;
  const countries = countryChoices(language).map((choice) => ({ value: choice.id, label: choice.name }));
  return (
    <ListEditor
      t={t}
      name="authorisation"
      legend={t('profile.authorisation')}
      hint={t('profile.authorisation.hint')}
      itemLabel={t('profile.country')}
      addLabel={t('profile.authorisation.add')}
      items={values.workAuthorisation}
      max={MAX_PERMITS}
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
            onChange={(value) =>
              change({ status: authorisations.find((authorisation) => authorisation === value) ?? item.status })
            }
            options={authorisations.map((authorisation) => ({
              value: authorisation,
              label: t(`profile.authorisation.${authorisation}`),
            }))}
          />
        </div>
      )}
    </ListEditor>
  );
}
