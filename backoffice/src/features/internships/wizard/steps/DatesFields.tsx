import { internshipLimits } from '@prentice/contract';
import { DateTimeInput, NumberInput } from 'ra-ui-materialui';
import type { ReactElement } from 'react';
import { useMessages } from '../../../../i18n/messages.hook.ts';
import { FieldGrid } from '../../../../ui/form/FieldGrid.tsx';
import { inAccountZone } from '../../../../ui/form/zoned-time.ts';
import { ChoiceFields, useFieldLabel } from './ChoiceFields.tsx';

const { responseDays, maxApplicants } = internshipLimits;

/** Shows when it goes out, and within how many days they hear back. */
export function DatesFields(): ReactElement {
  const text = useMessages();
  const label = useFieldLabel();
  return (
    <FieldGrid>
      <DateTimeInput
        source="publishAt"
        label={label('publishAt')}
        {...inAccountZone}
        helperText={text('wizard.publishHelp')}
      />
      <NumberInput
        source="responseDays"
        label={label('responseDays')}
        min={responseDays.min}
        max={responseDays.max}
        step={1}
        helperText={text('wizard.responseHelp', { min: responseDays.min, max: responseDays.max })}
      />
      <NumberInput
        source="maxApplicants"
        label={label('maxApplicants')}
        {...maxApplicants}
        step={1}
        helperText={text('wizard.maxApplicantsHelp', maxApplicants)}
      />
      <ChoiceFields step="publication" />
    </FieldGrid>
  );
}
