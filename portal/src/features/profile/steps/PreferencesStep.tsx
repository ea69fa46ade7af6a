import { workModes } from '@prentice/contract';
import { CheckField } from '../../../ui/CheckField.tsx';
import { AvailabilityFields } from './AvailabilityFields.tsx';
import { WorkPermitsEditor } from './WorkPermitsEditor.tsx';
import { LocationsEditor } from './LocationsEditor.tsx';
import type { StepProps } from '../autosave/profile-autosave.hook.ts';

/** Edits work modes, locations, availability and work permits. */
export function PreferencesStep(props: StepProps) {
  const { t, saving } = props;
  const { values, set } = saving;
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
              set({
                workModes: workModes.filter((workMode) =>
                  workMode === mode ? checked : values.workModes.includes(workMode),
                ),
              })
            }
          >
            {t(`workMode.${mode}`)}
          </CheckField>
        ))}
      </fieldset>
      <LocationsEditor {...props} />
      <AvailabilityFields {...props} />
      <WorkPermitsEditor {...props} />
    </>
  );
}
