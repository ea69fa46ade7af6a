import type { Pay } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { payAmount } from './value-format.ts';

/** Columns of a CSV file that tell a pay. */
export const payCsvColumns = ['payMin', 'payMax', 'payCurrency', 'payUnit', 'payType'] as const;

/** Shows pay as every list and page shows it: amount and unit, or which kind of unpaid it is. */
export function PayField({ pay }: { pay: Pay | null }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const amount = payAmount(pay, locale);
  if (!pay) return <span>{text('pay.none')}</span>;
  if (!amount) return <span>{valueLabel('payType', pay.type)}</span>;
  return (
    <span>
      {amount} {pay.unit && text(`pay.${pay.unit}`)}
    </span>
  );
}
