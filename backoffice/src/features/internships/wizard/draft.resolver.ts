import { missingIn, type DraftUpdate, type Missing } from '@prentice/contract';
import type { Resolver } from 'react-hook-form';
import { formErrors } from '../../../ui/form/schema.resolver.ts';
import { draftOf } from './draft.values.ts';

type Fault = Pick<Missing, 'field' | 'message'>;

/** Where pay as a whole is asked for: beside the first part that is not said. */
function firstUnsaid(pay: DraftUpdate['pay']): string {
  if (!pay) return 'pay.type';
  const parts = ['min', 'max', 'currency', 'unit'] as const;
  return `pay.${parts.find((part) => pay[part] === null) ?? 'min'}`;
}

/** What is wrong or missing in what a form holds. */
export function faultsIn(values: object, employerType: string | null, now: Date): Fault[] {
  const given = draftOf(values);
  if ('wrong' in given) return given.wrong;
  const places: Readonly<Record<string, string>> = {
    pay: firstUnsaid(given.draft.pay),
    unpaidBasis: 'unpaidBasis.basis',
  };
  return missingIn(given.draft, employerType, now).map(({ field, message }) => ({
    field: places[field] ?? field,
    message,
  }));
}

/** Says beside each field that somebody has left what a review would say about it. Drafts are saved all the same. */
export const draftResolver =
  (employerType: string | null): Resolver =>
  async (values) => {
    const faults = faultsIn(values, employerType, new Date());
    if (faults.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: formErrors(faults.map(({ field, message }) => ({ path: field.split('.'), message }))),
    };
  };
