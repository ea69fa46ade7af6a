import { workModes } from '@prentice/contract';
import { CheckField } from '../../ui/CheckField.tsx';
import { Availability } from './Availability.tsx';
import { PermitsEditor } from './PermitsEditor.tsx';
import { PlacesEditor } from './PlacesEditor.tsx';
import type { StepProps } from './steps.ts';

/** Where, how and when one wants to work, and where one may. */
export function WishesStep(props: StepProps) {
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
              set({ workModes: workModes.filter((one) => (one === mode ? checked : values.workModes.includes(one))) })
            }
          >
            {t(`mode.${mode}`)}
          </CheckField>
        ))}
      </fieldset>
      <PlacesEditor {...props} />
      <Availability {...props} />
      <PermitsEditor {...props} />
    </>
  );
}
