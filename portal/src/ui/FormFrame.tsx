import { useEffect, useRef, type ReactNode } from 'react';
import type { Translate } from '../i18n/translate.ts';
import type { FieldErrors } from './form.errors.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface FormFrameProps {
  t: Translate;
  /** What the button says, such as "Send application". */
  action: string;
  form: { errors: FieldErrors; failure: string | undefined; busy: boolean; submit: () => Promise<void> };
  /** More buttons or links beside the main one. */
  extra?: ReactNode;
  children: ReactNode;
}

/**
 * The element of a form made with `useForm`: says what failed, and takes the focus to the first field in need. Sent before
 * the script is there, it posts to its own page, so that nothing typed can get into an address.
 */
export function FormFrame({ t, action, form, extra, children }: FormFrameProps) {
  const element = useRef<HTMLFormElement>(null);
  const count = Object.keys(form.errors).length;
  useEffect(() => {
    if (count > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.errors, count]);
  const message = form.failure ?? (count > 0 ? t('ui.errors', { count }) : undefined);
  return (
    <form
      ref={element}
      className="form"
      method="post"
      noValidate
      aria-busy={form.busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {message && <Notice tone="attention" role="alert" title={message} />}
      {children}
      <div className="form-actions">
        <Button type="submit" look="primary" busy={form.busy}>
          {form.busy ? t('ui.sending') : action}
        </Button>
        {extra}
      </div>
    </form>
  );
}
