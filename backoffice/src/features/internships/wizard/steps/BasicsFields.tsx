import { countryChoices, internshipLimits } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { ArrayInput, AutocompleteInput, NumberInput, SimpleFormIterator, TextInput } from 'ra-ui-materialui';
import { useMemo, type ReactElement } from 'react';
import { CountedInput, AddRowButton, inputRowsStyle } from '../../../../ui/form/CountedInput.tsx';
import { useMessages } from '../../../../i18n/messages.hook.ts';
import { FieldGrid } from '../../../../ui/form/FieldGrid.tsx';
import { ChoiceFields, useFieldLabel } from './ChoiceFields.tsx';

const { title, openings, locations } = internshipLimits;

function Locations({ country }: { country: string | null }): ReactElement {
  const text = useMessages();
  const label = useFieldLabel();
  const locale = useLocale() ?? 'en';
  const countries = useMemo(() => [...countryChoices(locale)], [locale]);
  return (
    <ArrayInput
      sx={inputRowsStyle}
      source="locations"
      label={label('locations')}
      helperText={text('wizard.locationsHelp', { max: locations })}
    >
      <SimpleFormIterator
        inline
        disableReordering
        disableClear
        addButton={<AddRowButton label={text('wizard.addPlace')} />}
      >
        <TextInput source="city" label={text('wizard.city')} helperText={false} />
        <AutocompleteInput
          source="country"
          label={text('wizard.country')}
          choices={countries}
          defaultValue={country}
          helperText={false}
          sx={{ minWidth: 220 }}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/**
 * Shows what it is, how many, and where.
 * @param country that of the company, where most places are
 */
export function BasicsFields({ country }: { country: string | null }): ReactElement {
  const text = useMessages();
  const label = useFieldLabel();
  return (
    <FieldGrid>
      <CountedInput source="title" label={label('title')} {...title} help={text('wizard.titleHelp')} />
      <FieldGrid paired>
        <ChoiceFields step="basics" />
        <NumberInput source="openings" label={label('openings')} {...openings} step={1} helperText={false} />
      </FieldGrid>
      <Locations country={country} />
    </FieldGrid>
  );
}
