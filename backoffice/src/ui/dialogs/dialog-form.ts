const FIELDS =
  'input:not([type=hidden], [aria-hidden=true], :disabled), textarea:not([aria-hidden=true], :disabled), [role=combobox]';

/** Gives the focus to the first field of a form that appears, unless a field has taken it by itself. */
export function focusFirstField(form: HTMLFormElement | null): void {
  if (!form?.contains(document.activeElement)) form?.querySelector<HTMLElement>(FIELDS)?.focus();
}

/* Narrow screens have no room to give away. */
export const paperStyle = {
  mx: { xs: 1, sm: 4 },
  width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
} as const;
/* Below the fields, not beyond their edge. */
export const actionsStyle = { px: 3, pb: 2 } as const;
/* What is written scrolls, the buttons stay. */
export const formStyle = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
