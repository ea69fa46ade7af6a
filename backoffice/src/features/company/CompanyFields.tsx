import { countryChoices, employerLimits, employerTypes, industries, sizeBands } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { AutocompleteInput, SelectInput, TextInput } from 'ra-ui-materialui';
import { useMemo, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { CountedInput } from '../../ui/form/CountedInput.tsx';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { Panel } from '../../ui/page/Panel.tsx';

interface FieldsProps {
  readonly readOnly: boolean;
}

const label = (name: string): string => `company.field.${name}`;
const { legalName, tradeName, city, address, registrationNumber, about } = employerLimits;

function KindFields({ readOnly }: FieldsProps): ReactElement {
  const valueLabel = useValueLabel();
  const named = (values: readonly string[], labelPrefix: string) =>
    values.map((id) => ({ id, name: valueLabel(labelPrefix, id) }));
  return (
    <FieldGrid paired>
      <SelectInput
        source="industry"
        label={label('industry')}
        choices={named(industries, 'industry')}
        helperText={false}
        readOnly={readOnly}
      />
      <SelectInput
        source="type"
        label={label('type')}
        choices={named(employerTypes, 'employerType')}
        helperText={false}
        readOnly={readOnly}
      />
      <SelectInput
        source="sizeBand"
        label={label('sizeBand')}
        choices={named(sizeBands, 'sizeBand')}
        helperText={false}
        readOnly={readOnly}
      />
      <TextInput
        source="registrationNumber"
        label={label('registrationNumber')}
        helperText={false}
        readOnly={readOnly}
        slotProps={{ htmlInput: { maxLength: registrationNumber.max } }}
      />
    </FieldGrid>
  );
}

/** Shows who the company is, as students read it. */
export function AboutFields({ readOnly }: FieldsProps): ReactElement {
  const text = useMessages();
  return (
    <Panel title={text('company.about')}>
      <FieldGrid>
        <CountedInput source="legalName" label={label('legalName')} {...legalName} readOnly={readOnly} required />
        <CountedInput
          source="tradeName"
          label={label('tradeName')}
          {...tradeName}
          readOnly={readOnly}
          help={text('company.tradeNameHelp')}
        />
        <TextInput
          source="website"
          label={label('website')}
          type="url"
          fullWidth
          readOnly={readOnly}
          helperText={text('company.websiteHelp')}
        />
        <KindFields readOnly={readOnly} />
        <CountedInput
          source="about"
          label={label('about')}
          {...about}
          multiline
          minRows={5}
          readOnly={readOnly}
          help={text('company.aboutHelp')}
        />
      </FieldGrid>
    </Panel>
  );
}

/** Shows where the company is and how the administration reaches it. */
export function ContactFields({ readOnly }: FieldsProps): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const countries = useMemo(() => [...countryChoices(locale)], [locale]);
  return (
    <Panel title={text('company.contact')}>
      <FieldGrid>
        <FieldGrid paired>
          <AutocompleteInput
            source="country"
            label={label('country')}
            choices={countries}
            readOnly={readOnly}
            helperText={false}
          />
          <TextInput
            source="city"
            label={label('city')}
            helperText={false}
            readOnly={readOnly}
            slotProps={{ htmlInput: { maxLength: city.max } }}
          />
        </FieldGrid>
        <CountedInput source="address" label={label('address')} {...address} readOnly={readOnly} />
        <FieldGrid paired>
          <TextInput
            source="contactEmail"
            label={label('contactEmail')}
            type="email"
            readOnly={readOnly}
            helperText={text('company.privateHelp')}
          />
          <TextInput
            source="phone"
            label={label('phone')}
            type="tel"
            readOnly={readOnly}
            helperText={text('company.phoneHelp')}
          />
        </FieldGrid>
      </FieldGrid>
    </Panel>
  );
}
