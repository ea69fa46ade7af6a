import { currencyChoices, internshipLimits, payTypes, payUnits, unpaidBases } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { AutocompleteInput, BooleanInput, NumberInput, SelectInput } from 'ra-ui-materialui';
import { useMemo, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { CountedInput } from '../../../ui/form/CountedInput.tsx';
import { minorUnits } from '../../../ui/value-format.ts';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { ChoiceFields, useFieldLabel } from './ChoiceFields.tsx';

const { explanation, benefits, payRatio } = internshipLimits;

function Amounts(): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const locale = useLocale() ?? 'en';
  const currencies = useMemo(() => [...currencyChoices(locale)], [locale]);
  const currency: unknown = useWatch({ name: 'pay.currency' });
  const units = minorUnits(typeof currency === 'string' ? currency : 'EUR');
  const inUnits = {
    format: (minor: number | null) => (typeof minor === 'number' ? minor / units : ''),
    parse: (typed: string) => (typed === '' ? null : Math.round(Number(typed) * units)),
  };
  return (
    <FieldGrid paired>
      <NumberInput source="pay.min" label={text('wizard.payMin')} min={0} {...inUnits} />
      <NumberInput
        source="pay.max"
        label={text('wizard.payMax')}
        min={0}
        {...inUnits}
        helperText={text('wizard.payRange', { ratio: payRatio })}
      />
      <AutocompleteInput source="pay.currency" label={text('wizard.currency')} choices={currencies} />
      <SelectInput
        source="pay.unit"
        label={text('wizard.payUnit')}
        choices={payUnits.map((id) => ({ id, name: word('payUnit', id) }))}
      />
    </FieldGrid>
  );
}

function Basis({ employerType }: { employerType: string | null }): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const company = employerType === null || employerType === 'company';
  const bases = unpaidBases.filter((basis) => !company || basis !== 'nonprofit_volunteer');
  return (
    <FieldGrid>
      <SelectInput
        source="unpaidBasis.basis"
        label={text('wizard.basis')}
        choices={bases.map((id) => ({ id, name: word('unpaidBasis', id) }))}
        helperText={text('wizard.basisHelp')}
      />
      <CountedInput
        source="unpaidBasis.explanation"
        label={text('wizard.explanation')}
        {...explanation}
        multiline
        minRows={3}
        help={text('wizard.shownPublicly')}
      />
    </FieldGrid>
  );
}

/** Pay, always stated; an unpaid internship says on which basis and why. */
export function PayFields({ employerType }: { employerType: string | null }): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const label = useFieldLabel();
  const type: unknown = useWatch({ name: 'pay.type' });
  return (
    <FieldGrid>
      <SelectInput
        source="pay.type"
        label={text('wizard.payType')}
        choices={payTypes.map((id) => ({ id, name: word('payType', id) }))}
        helperText={text('wizard.payHelp')}
      />
      {(type === 'paid' || type === 'stipend') && <Amounts />}
      {(type === 'unpaid' || type === 'expenses_only') && <Basis employerType={employerType} />}
      <CountedInput source="pay.benefits" label={text('posting.benefits')} max={benefits} multiline minRows={2} />
      <BooleanInput source="credit" label={label('credit')} helperText={false} />
      <BooleanInput
        source="agreementProvided"
        label={label('agreementProvided')}
        helperText={text('wizard.agreementHelp')}
      />
      <ChoiceFields step="pay" />
    </FieldGrid>
  );
}
