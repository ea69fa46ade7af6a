import { candidateNameIn, choiceFields, type Pay } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { dayText, exactTime, localTimeText } from './time-format.ts';
import { payAmount, countryText, valueText, type ValueFormatter } from './value-format.ts';

/** Fields whose values are words of the catalogue, with their prefix there: fields of a posting are their own. */
const valuePrefixes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(choiceFields.map((field) => [field, field])),
  basis: 'unpaidBasis',
  industry: 'industry',
  kind: 'questionKind',
  sizeBand: 'sizeBand',
  studyLevels: 'studyLevel',
  type: 'employerType',
};
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function useFormatValue(): ValueFormatter {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  return (field, value) => {
    if (typeof value === 'boolean') return text(value ? 'value.yes' : 'value.no');
    if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
    if (DAY_PATTERN.test(value)) return dayText(value, locale);
    if (INSTANT.test(value)) return exactTime(Date.parse(value), locale);
    if (LOCAL_TIME.test(value)) return localTimeText(value, locale);
    if (field === 'country') return countryText(value, locale);
    const prefix = valuePrefixes[field];
    return prefix && valueLabel(prefix, value);
  };
}

const isPay = (value: unknown): value is Pay => typeof value === 'object' && value !== null && 'type' in value;

/** Returns values of a record's fields as the reader says them: words for codes, amounts for pay, days for dates. */
export function useValueText(): (field: string, value: unknown) => string {
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const formatValue = useFormatValue();
  return (field, value) => {
    if (field !== 'pay' || !isPay(value)) return valueText(value, field, formatValue);
    const unit = value.unit && valueLabel('payUnit', value.unit);
    const amount = [payAmount(value, locale), unit].filter(Boolean).join(' · ');
    return [valueLabel('payType', value.type), amount, value.benefits].filter(Boolean).join('\n');
  };
}

/** Returns how a candidate is called in the reader's language: under blind review it is a word and a number. */
export function useCandidateName(): (candidate: { readonly displayName: string }) => string {
  const locale = useLocale() ?? 'en';
  return ({ displayName }) => candidateNameIn(displayName, locale);
}

const SECOND_MS = 1_000;

/** Returns what shows a time in milliseconds as seconds, with two digits. */
export function useDuration(): (milliseconds: number) => string {
  const locale = useLocale() ?? 'en';
  const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', maximumSignificantDigits: 2 });
  return (milliseconds) => seconds.format(milliseconds / SECOND_MS);
}
