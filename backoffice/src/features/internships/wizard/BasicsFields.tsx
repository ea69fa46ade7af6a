import { categories, countryChoices, internshipLimits, vacancyKinds, workModes } from '@prentice/contract';
import { useLocale } from 'ra-core';
import {
  ArrayInput,
  AutocompleteInput,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'ra-ui-materialui';
import { useMemo, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { CountedInput } from '../../../ui/form/CountedInput.tsx';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { AddRowButton } from '../../../ui/form/AddRowButton.tsx';
import { rowsStyle } from '../../../ui/form/rows-style.ts';
import { useFieldLabel } from './field-label.hook.ts';

const { title, openings, locations } = internshipLimits;

function Locations(): ReactElement {
  const text = useMessages();
  const label = useFieldLabel();
  const locale = useLocale() ?? 'en';
  const countries = useMemo(() => [...countryChoices(locale)], [locale]);
  return (
    <ArrayInput
      sx={rowsStyle}
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
          helperText={false}
          sx={{ minWidth: 220 }}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** What it is, how many, and where. */
export function BasicsFields(): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const label = useFieldLabel();
  const named = (values: readonly string[], words: string) => values.map((id) => ({ id, name: word(words, id) }));
  return (
    <FieldGrid>
      <CountedInput source="title" label={label('title')} {...title} help={text('wizard.titleHelp')} />
      <FieldGrid paired>
        <SelectInput source="category" label={label('category')} choices={named(categories, 'category')} />
        <SelectInput source="workMode" label={label('workMode')} choices={named(workModes, 'workMode')} />
        <SelectInput source="vacancyKind" label={label('vacancyKind')} choices={named(vacancyKinds, 'vacancyKind')} />
        <NumberInput source="openings" label={label('openings')} {...openings} step={1} />
      </FieldGrid>
      <Locations />
    </FieldGrid>
  );
}
