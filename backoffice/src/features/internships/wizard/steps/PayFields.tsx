import { Box, FormHelperText } from '@mui/material';
import {
  comparisonParams,
  currencyChoices,
  internshipLimits,
  pay as payBlock,
  payTypes,
  payUnits,
  unpaidBases,
} from '@prentice/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { AutocompleteInput, BooleanInput, NumberInput, SelectInput, type NumberInputProps } from 'ra-ui-materialui';
import { useMemo, type ReactElement } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useMessages, useValueLabel } from '../../../../i18n/messages.hook.ts';
import { CountedInput } from '../../../../ui/form/CountedInput.tsx';
import { client } from '../../../../providers/session.ts';
import { Notice } from '../../../../ui/page/Notice.tsx';
import { PayField } from '../../../../ui/formats/PayField.tsx';
import { amountText } from '../../../../ui/formats/value-format.ts';
import { FieldGrid } from '../../../../ui/form/FieldGrid.tsx';
import { currencyOfCountry } from '../../../../ui/form/country-currency.ts';
import { usePayAmounts } from '../../../../ui/form/pay-amounts.hook.ts';
import type { OwnInternship } from '../../internship-types.ts';
import { ChoiceFields, useFieldLabel } from './ChoiceFields.tsx';

const { explanation, benefits, payRatio } = internshipLimits;

/** Returns between which amounts the upper end of a range lies, in words; null until they can be said. */
function usePayRange(): string | null {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const written: unknown = useWatch({ name: 'pay' });
  const { min = null, currency = null, unit = null } = payBlock.safeParse(written).data ?? {};
  if (!min || !currency || !unit) return null;
  return text('wizard.payRangeOf', {
    min: amountText(min, currency, locale),
    max: amountText(Math.floor(min * payRatio), currency, locale),
    unit: text(`pay.${unit}`),
  });
}

/** Shows the upper end of a range of pay; between which amounts it lies is said beside a fault as well. */
function HighestPayInput(amount: Pick<NumberInputProps, 'format' | 'parse'>): ReactElement {
  const text = useMessages();
  const range = usePayRange();
  const { getFieldState } = useFormContext();
  const { isTouched, error } = getFieldState('pay.max', useFormState({ name: 'pay.max' }));
  const help = range ? `${text('wizard.payRangeOptional')} · ${range}` : text('wizard.payRange', { ratio: payRatio });
  return (
    <Box sx={{ minWidth: 0 }}>
      <NumberInput fullWidth source="pay.max" label={text('wizard.payMax')} min={0} {...amount} helperText={help} />
      {isTouched && error && range && <FormHelperText>{range}</FormHelperText>}
    </Box>
  );
}

function Amounts(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const currencies = useMemo(() => [...currencyChoices(locale)], [locale]);
  const { inWholeUnits, keepAmounts } = usePayAmounts();
  return (
    <FieldGrid paired>
      <NumberInput source="pay.min" label={text('wizard.payMin')} min={0} {...inWholeUnits} helperText={false} />
      <HighestPayInput {...inWholeUnits} />
      <AutocompleteInput
        source="pay.currency"
        label={text('wizard.currency')}
        choices={currencies}
        helperText={false}
        onChange={keepAmounts}
      />
      <SelectInput
        source="pay.unit"
        label={text('wizard.payUnit')}
        choices={payUnits.map((id) => ({ id, name: valueLabel('payUnit', id) }))}
        helperText={false}
      />
    </FieldGrid>
  );
}

/** Shows the pay as students read it, and what others of the category pay, once at least ten state theirs. */
function PayPreview(): ReactElement | null {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const [written, category, id]: unknown[] = useWatch({ name: ['pay', 'category', 'id'] });
  const pay = payBlock.safeParse(written).data;
  const params = comparisonParams.safeParse({ category, currency: pay?.currency, unit: pay?.unit, except: id }).data;
  const { data } = useQuery({
    queryKey: ['internships', 'comparison', params],
    queryFn: params ? ({ signal }) => client.internships.compare({ query: params }, { signal }) : skipToken,
    placeholderData: (before) => before,
  });
  if (!pay?.currency || !pay.unit || pay.min === null) return null;
  const median = data?.payMedian;
  return (
    <Notice title={text('wizard.payPreview')}>
      <p>
        <strong>
          <PayField pay={pay} />
        </strong>
      </p>
      {median && params && (
        <p>
          {text('wizard.payMedian', {
            amount: `${amountText(median.amount, pay.currency, locale)} ${text(`pay.${pay.unit}`)}`,
            smart_count: median.count,
            category: valueLabel('category', params.category),
          })}
        </p>
      )}
    </Notice>
  );
}

function Basis({ employerType }: { employerType: string | null }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const company = employerType === null || employerType === 'company';
  const bases = unpaidBases.filter((basis) => !company || basis !== 'nonprofit_volunteer');
  return (
    <FieldGrid>
      <SelectInput
        source="unpaidBasis.basis"
        label={text('wizard.basis')}
        choices={bases.map((id) => ({ id, name: valueLabel('unpaidBasis', id) }))}
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

/** What the proposals and choices of pay depend on. */
export type PostingEmployer = Pick<OwnInternship['employer'], 'type' | 'country'>;

const isPaid = (type: unknown): boolean => type === 'paid' || type === 'stipend';

/** Returns what proposes the currency of the company's country and pay by the month, where nothing else is said yet. */
function useProposePayParts(country: string | null): () => void {
  const { getValues, setValue } = useFormContext();
  const proposals = { 'pay.currency': currencyOfCountry(country), 'pay.unit': 'month' };
  return () => {
    if (!isPaid(getValues('pay.type'))) return;
    for (const [field, proposal] of Object.entries(proposals))
      if (proposal && !getValues(field)) setValue(field, proposal, { shouldDirty: true });
  };
}

/** Shows pay, always stated; an unpaid internship says on which basis and why. */
export function PayFields({ employer }: { employer: PostingEmployer }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const label = useFieldLabel();
  const type: unknown = useWatch({ name: 'pay.type' });
  const proposePayParts = useProposePayParts(employer.country);
  return (
    <FieldGrid>
      <SelectInput
        source="pay.type"
        label={text('wizard.payType')}
        choices={payTypes.map((id) => ({ id, name: valueLabel('payType', id) }))}
        helperText={text('wizard.payHelp')}
        onChange={proposePayParts}
      />
      {isPaid(type) && (
        <>
          <Amounts />
          <PayPreview />
        </>
      )}
      {(type === 'unpaid' || type === 'expenses_only') && <Basis employerType={employer.type} />}
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
