import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';

/**
 * Looks again at all fields when something has changed: one may be right or wrong because of another. What is filled in and
 * wrong says so at once, although the field that made it wrong is another; what is empty waits until it was visited.
 */
export function useRevalidation(values: object): void {
  const { trigger, getValues, getFieldState, setValue } = useFormContext();
  const { errors, dirtyFields } = useFormState();
  const isChanged = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    if (isChanged) void trigger();
  }, [trigger, isChanged, values]);
  useEffect(() => {
    for (const field of faultyFields(errors)) {
      const value: unknown = getValues(field);
      const isFilled = value !== null && value !== undefined && value !== '' && typeof value !== 'object';
      if (isFilled && !getFieldState(field).isTouched) setValue(field, value, { shouldTouch: true });
    }
  }, [errors, getValues, getFieldState, setValue]);
}

/** The paths of the fields that a form finds fault with. */
function faultyFields(errors: object, path = ''): string[] {
  return Object.entries(errors).flatMap(([name, fault]: [string, unknown]) => {
    if (typeof fault !== 'object' || fault === null) return [];
    const field = path ? `${path}.${name}` : name;
    return 'message' in fault && 'type' in fault ? [field] : faultyFields(fault, field);
  });
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
