import type { Pay } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useText, useWord } from '../i18n/text.hook.ts';
import { payAmount } from './pay.text.ts';

/** Columns of a CSV file that tell a pay. */
export const payCells = ['payMin', 'payMax', 'payCurrency', 'payUnit', 'payType'] as const;

/** Pay as every list and page shows it: amount and unit, or which kind of unpaid it is. */
export function PayField({ pay }: { pay: Pay | null }): ReactElement {
  const text = useText();
  const word = useWord();
  const locale = useLocale() ?? 'en';
  const amount = payAmount(pay, locale);
  if (!pay) return <span>{text('pay.none')}</span>;
  if (!amount) return <span>{word('payType', pay.type)}</span>;
  return (
    <span>
      {amount} {pay.unit && text(`pay.${pay.unit}`)}
    </span>
  );
}
