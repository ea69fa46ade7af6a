import { MenuItem, TextField } from '@mui/material';
import { currencyChoices, payTypes, payUnits } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { useMemo, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { hasAmount, type OfferFormValues } from './offer-form-values.ts';

interface OfferPayFieldsProps {
  readonly values: OfferFormValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<OfferFormValues>) => void;
}

function Amount({ values, errors, onChange }: OfferPayFieldsProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const currencies = useMemo(() => [...currencyChoices(locale)], [locale]);
  const problem = errors['pay'];
  return (
    <>
      <TextField
        required
        type="number"
        label={text('outcome.amount')}
        value={values.amount}
        onChange={(event) => onChange({ amount: event.target.value })}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{ htmlInput: { min: 0, step: 'any' } }}
      />
      <TextField
        select
        label={text('wizard.currency')}
        value={values.currency}
        onChange={(event) => onChange({ currency: event.target.value })}
      >
        {currencies.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={text('wizard.payUnit')}
        value={values.unit}
        onChange={(event) => onChange({ unit: payUnits.find((option) => option === event.target.value) ?? 'month' })}
      >
        {payUnits.map((option) => (
          <MenuItem key={option} value={option}>
            {valueLabel('payUnit', option)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}

/** Shows pay of an offer; an amount where the kind of pay has one. */
export function OfferPayFields(props: OfferPayFieldsProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const { values, onChange } = props;
  return (
    <FieldGrid paired>
      <TextField
        select
        label={text('wizard.payType')}
        value={values.type}
        onChange={(event) =>
          onChange({ type: payTypes.find((option) => option === event.target.value) ?? payTypes[0] })
        }
      >
        {payTypes.map((option) => (
          <MenuItem key={option} value={option}>
            {valueLabel('payType', option)}
          </MenuItem>
        ))}
      </TextField>
      {hasAmount(values.type) && <Amount {...props} />}
    </FieldGrid>
  );
}
