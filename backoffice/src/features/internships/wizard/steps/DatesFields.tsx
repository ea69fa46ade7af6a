import { internshipLimits } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { DateInput, DateTimeInput, NumberInput } from 'ra-ui-materialui';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages } from '../../../../i18n/messages.hook.ts';
import { dayText, isDay } from '../../../../ui/formats/time-format.ts';
import { FieldGrid } from '../../../../ui/form/FieldGrid.tsx';
import { inAccountZone } from '../../../../ui/form/zoned-time.ts';
import { ChoiceFields, useFieldLabel } from './ChoiceFields.tsx';

const { deadlineDays, responseDays, maxApplicants } = internshipLimits;

/** Shows when it goes out, until when people apply, and within how many days they hear back. */
export function DatesFields(): ReactElement {
  const text = useMessages();
  const label = useFieldLabel();
  const locale = useLocale() ?? 'en';
  const startDate: unknown = useWatch({ name: 'startDate' });
  const deadlineHelp = isDay(startDate)
    ? text('wizard.deadlineBeforeStart', { ...deadlineDays, day: dayText(startDate, locale) })
    : text('internships.deadlineHelp', deadlineDays);
  return (
    <FieldGrid>
      <DateTimeInput
        source="publishAt"
        label={label('publishAt')}
        {...inAccountZone}
        helperText={text('wizard.publishHelp')}
      />
      <DateInput source="deadline" label={label('deadline')} helperText={deadlineHelp} />
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
