import { Box } from '@mui/material';
import {
  countryChoices,
  employerLimits,
  employerTypes,
  employerUpdate,
  identityFields,
  industries,
  operations,
  sizeBands,
} from '@prentice/contract';
import { Form, useLocale, useRecordContext } from 'ra-core';
import { AutocompleteInput, SaveButton, SelectInput, TextInput } from 'ra-ui-materialui';
import { useMemo, type ReactElement } from 'react';
import { useFormState } from 'react-hook-form';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { writeShape } from '../../providers/write.shape.ts';
import { CountedInput } from '../../ui/form/counted.input.tsx';
import { Fields } from '../../ui/form/fields.tsx';
import { schemaResolver } from '../../ui/form/schema.resolver.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { OwnEmployer } from './company.types.ts';

const resolver = schemaResolver(employerUpdate, (values) => writeShape(operations.employers.update, values));

function useChoices() {
  const word = useWord();
  const locale = useLocale() ?? 'en';
  const named = (values: readonly string[], words: string) => values.map((id) => ({ id, name: word(words, id) }));
  const countries = useMemo(() => countryChoices(locale), [locale]);
  return {
    countries: [...countries],
    industries: named(industries, 'industry'),
    sizes: named(sizeBands, 'sizeBand'),
    types: named(employerTypes, 'employerType'),
  };
}

/** Warns that a change of identity asks for a new verification. */
function IdentityWarning(): ReactElement | null {
  const text = useText();
  const record = useRecordContext<OwnEmployer>();
  const { dirtyFields } = useFormState();
  const changed = identityFields.some((field) => Boolean(dirtyFields[field]));
  if (!changed || record?.verification.state !== 'verified') return null;
  return <Notice tone="due" title={text('company.identityWarning')} />;
}

function CompanyFields({ readOnly }: { readOnly: boolean }): ReactElement {
  const text = useText();
  const field = (name: string) => `company.field.${name}` satisfies string;
  const choices = useChoices();
  const { legalName, tradeName, city, address, registrationNumber, about } = employerLimits;
  return (
    <>
      <Panel title={text('company.about')}>
        <Fields>
          <CountedInput source="legalName" label={field('legalName')} {...legalName} readOnly={readOnly} required />
          <CountedInput
            source="tradeName"
            label={field('tradeName')}
            {...tradeName}
            readOnly={readOnly}
            help={text('company.tradeNameHelp')}
          />
          <TextInput
            source="website"
            label={field('website')}
            type="url"
            fullWidth
            readOnly={readOnly}
            helperText={text('company.websiteHelp')}
          />
          <Fields paired>
            <SelectInput source="industry" label={field('industry')} choices={choices.industries} readOnly={readOnly} />
            <SelectInput source="type" label={field('type')} choices={choices.types} readOnly={readOnly} />
            <SelectInput source="sizeBand" label={field('sizeBand')} choices={choices.sizes} readOnly={readOnly} />
            <TextInput
              source="registrationNumber"
              label={field('registrationNumber')}
              readOnly={readOnly}
              slotProps={{ htmlInput: { maxLength: registrationNumber.max } }}
            />
          </Fields>
          <CountedInput
            source="about"
            label={field('about')}
            {...about}
            multiline
            minRows={5}
            readOnly={readOnly}
            help={text('company.aboutHelp')}
          />
        </Fields>
      </Panel>
      <Panel title={text('company.contact')}>
        <Fields>
          <Fields paired>
            <AutocompleteInput
              source="country"
              label={field('country')}
              choices={choices.countries}
              readOnly={readOnly}
            />
            <TextInput
              source="city"
              label={field('city')}
              readOnly={readOnly}
              slotProps={{ htmlInput: { maxLength: city.max } }}
            />
          </Fields>
          <CountedInput source="address" label={field('address')} {...address} readOnly={readOnly} />
          <Fields paired>
            <TextInput
              source="contactEmail"
              label={field('contactEmail')}
              type="email"
              readOnly={readOnly}
              helperText={text('company.privateHelp')}
            />
            <TextInput
              source="phone"
              label={field('phone')}
              type="tel"
              readOnly={readOnly}
              helperText={text('company.phoneHelp')}
            />
          </Fields>
        </Fields>
      </Panel>
    </>
  );
}

/** What owners write about the company; other members read it. */
export function CompanyForm({ owner }: { owner: boolean }): ReactElement {
  const text = useText();
  return (
    <Form resolver={resolver} mode="onBlur" warnWhenUnsavedChanges>
      <CompanyFields readOnly={!owner} />
      <IdentityWarning />
      {owner && (
        <Box sx={saveStyle}>
          <SaveButton label={text('company.save')} alwaysEnable={false} size="large" />
        </Box>
      )}
    </Form>
  );
}

const saveStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  py: 1.5,
  mb: 3,
  bgcolor: 'background.default',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
