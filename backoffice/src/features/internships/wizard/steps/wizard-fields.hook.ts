import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';

/** Fields that can be wrong because of what another says. */
const dependentFields = ['startDate', 'publishAt', 'deadline', 'pay.max', 'unpaidBasis.basis'];

/**
 * Looks again at every fault on screen when something has changed, and at filled-in fields that depend on others: one
 * may be right or wrong because of another. What is empty says nothing until it was visited.
 */
export function useRevalidation(values: object): void {
  const { trigger, getValues } = useFormContext();
  const { errors, isDirty } = useFormState();
  const errorFields = Object.keys(errors).toSorted().join();
  useEffect(() => {
    const filled = isDirty ? dependentFields.filter((field) => Boolean(getValues(field))) : [];
    const names = [...filled, ...errorFields.split(',').filter(Boolean)];
    if (names.length > 0) void trigger(names);
  }, [trigger, getValues, isDirty, errorFields, values]);
}

/** Gives the focus to the field that the address names after `#`, or to the closest one around it. */
export function useFocusedField(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const path = decodeURIComponent(hash.slice(1)).split('.');
    for (let length = path.length; hash && length > 0; length -= 1) {
      const name = CSS.escape(path.slice(0, length).join('.'));
      const input = document.querySelector<HTMLElement>(
        ['input:not([aria-hidden=true])', 'textarea', '[role=combobox]', 'button']
          .map((control) => `main .ra-input-${name} ${control}`)
          .join(),
      );
      if (!input) continue;
      input.focus();
      input.scrollIntoView({ block: 'center' });
      return;
    }
  }, [hash, key]);
}
