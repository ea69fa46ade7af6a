import { MenuItem, TextField } from '@mui/material';
import { currencyChoices, payTypes, payUnits } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { useMemo, type ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { Fields } from '../../ui/form/fields.tsx';
import { statesAmount, type OfferTyped } from './offer.typed.ts';

interface OfferPayProps {
  readonly typed: OfferTyped;
  readonly wrong: Readonly<Record<string, string>>;
  readonly onType: (part: Partial<OfferTyped>) => void;
}

function Amount({ typed, wrong, onType }: OfferPayProps): ReactElement {
  const text = useText();
  const word = useWord();
  const locale = useLocale() ?? 'en';
  const currencies = useMemo(() => [...currencyChoices(locale)], [locale]);
  const problem = wrong['pay'];
  return (
    <>
      <TextField
        required
        type="number"
        label={text('outcome.amount')}
        value={typed.amount}
        onChange={(event) => onType({ amount: event.target.value })}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{ htmlInput: { min: 0, step: 'any' } }}
      />
      <TextField
        select
        label={text('wizard.currency')}
        value={typed.currency}
        onChange={(event) => onType({ currency: event.target.value })}
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
        value={typed.unit}
        onChange={(event) => onType({ unit: payUnits.find((one) => one === event.target.value) ?? 'month' })}
      >
        {payUnits.map((one) => (
          <MenuItem key={one} value={one}>
            {word('payUnit', one)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}

/** Pay of an offer; an amount where the kind of pay has one. */
export function OfferPay(props: OfferPayProps): ReactElement {
  const text = useText();
  const word = useWord();
  const { typed, onType } = props;
  return (
    <Fields paired>
      <TextField
        select
        label={text('wizard.payType')}
        value={typed.type}
        onChange={(event) => onType({ type: payTypes.find((one) => one === event.target.value) ?? payTypes[0] })}
      >
        {payTypes.map((one) => (
          <MenuItem key={one} value={one}>
            {word('payType', one)}
          </MenuItem>
        ))}
      </TextField>
      {statesAmount(typed.type) && <Amount {...props} />}
    </Fields>
  );
}
