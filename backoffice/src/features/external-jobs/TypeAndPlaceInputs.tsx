import { countryChoices, externalJobTypes, workModes } from '@prentice/contract';
import type { ReactElement } from 'react';
import { AutocompleteInput, SelectInput, TextInput, useLocale } from 'react-admin';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';

/** Returns what a field of values offers, each in the reader's words. */
export function useValueChoices() {
  const valueLabel = useValueLabel();
  return (values: readonly string[], labelPrefix: string) =>
    values.map((id) => ({ id, name: valueLabel(labelPrefix, id) }));
}

/** Shows the inputs of what a job is and where, of a listing and of what stands in for what the jobs of a source leave out. */
export function TypeAndPlaceInputs(): ReactElement {
  const text = useMessages();
  const choices = useValueChoices();
  const locale = useLocale();
  return (
    <FieldGrid paired>
      <SelectInput
        source="type"
        label={text('externalJobs.type')}
        choices={choices(externalJobTypes, 'externalJobType')}
        translateChoice={false}
      />
      <SelectInput
        source="workMode"
        label={text('externalJobs.workMode')}
        choices={choices(workModes, 'workMode')}
        translateChoice={false}
      />
      <TextInput source="city" label={text('externalJobs.city')} />
      <AutocompleteInput
        source="country"
        label={text('externalJobs.country')}
        choices={countryChoices(locale ?? 'en')}
        translateChoice={false}
      />
    </FieldGrid>
  );
}
