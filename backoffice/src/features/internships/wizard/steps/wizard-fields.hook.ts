import { useEffect } from 'react';
import { useFormContext, useFormState, type FieldErrors, type FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router';

/** Fields that can be wrong because of what another says. */
const dependentFields = ['startDate', 'publishAt', 'deadline', 'pay.max', 'unpaidBasis.basis'];

/** Returns the paths of all that `isLeaf` is true of, in an object of the shape of the form: `locations.0.city`. */
function leafPaths(value: unknown, isLeaf: (value: unknown) => boolean, path = ''): string[] {
  if (isLeaf(value)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leafPaths(inner, isLeaf, path ? `${path}.${name}` : name));
}

const isVisited = (value: unknown): boolean => value === true;
const isFault = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/** Returns the fields about which the form may say what is wrong: those that were left, and those that already say it. */
const judgedFields = (touched: FieldValues, errors: FieldErrors): string[] => [
  ...new Set([...leafPaths(touched, isVisited), ...leafPaths(errors, isFault)]),
];

/**
 * Looks at a field once it is left, and from then on at each change; also at filled-in fields that depend on others: one
 * may be right or wrong because of another. A field that is being filled in for the first time, and a row that was just
 * added, say nothing.
 */
export function useRevalidation(values: object): void {
  const { trigger, getValues } = useFormContext();
  const { errors, touchedFields, isDirty } = useFormState();
  const judged = judgedFields(touchedFields, errors).toSorted().join();
  useEffect(() => {
    const filled = isDirty ? dependentFields.filter((field) => Boolean(getValues(field))) : [];
    const names = [...filled, ...judged.split(',').filter(Boolean)];
    if (names.length > 0) void trigger(names);
  }, [trigger, getValues, isDirty, judged, values]);
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
