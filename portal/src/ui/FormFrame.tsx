import { useEffect, type ReactNode, useRef, useState } from 'react';
import type { Translate } from '../i18n/translate.ts';
import type { FieldErrors } from './form-errors.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { useHydrated } from './hydrated.hook.ts';
import { useKeptTexts } from './typed-texts.hook.ts';

/**
 * Sends a form that somebody sent before its script was there (see `earlySubmitScript`), once what they typed is taken
 * over.
 * @param submit sends what the form holds by now. Called itself and not by way of the browser, which ignores a request
 *   to send while it still tells of an earlier one.
 * @returns a ref for the form
 */
function useEarlySubmit(submit: () => Promise<void>) {
  const element = useRef<HTMLFormElement>(null);
  const [isShown, setShown] = useState(false);
  // What was typed is taken over in the same turn, by an effect of the form around; it is there once `isShown` is.
  useEffect(() => setShown(element.current?.dataset['wanted'] !== undefined), []);
  useEffect(() => {
    const form = element.current;
    if (!isShown || form?.dataset['wanted'] === undefined) return;
    delete form.dataset['wanted'];
    void submit();
  }, [isShown, submit]);
  return element;
}

interface FormFrameProps {
  t: Translate;
  /** Label of the submit button, such as "Send application". */
  action: string;
  /** Label of the button meanwhile; "Sending …" when absent. */
  busyLabel?: string;
  /** Whether the action is hard to undo. */
  danger?: boolean;
  form: {
    errors: FieldErrors;
    failure: string | undefined;
    busy: boolean;
    submit: () => Promise<void>;
    prepare?: () => void;
  };
  /**
   * The form can be filled in and sent before its script is there; it must take over what was typed (see
   * `useAutofill`), and the page must carry `earlySubmitScript`. Sending then waits, and says so.
   */
  fillable?: boolean;
  /** More buttons or links beside the main one. */
  extra?: ReactNode;
  children: ReactNode;
}

/**
 * Shows the element of a form made with `useForm`, or with a hook of the same shape: says at its button what failed,
 * and takes the focus to the first field in need. Its fields wait for the script, so that nothing can be typed that
 * would get lost. Nothing of it ever enters an address: until the script is there the browser sends nothing at all, and
 * then it would post.
 */
export function FormFrame(props: FormFrameProps) {
  const { t, action, busyLabel = t('ui.sending'), danger = false, form, fillable = false, extra, children } = props;
  const element = useEarlySubmit(form.submit);
  const ready = useHydrated();
  const { prepare } = form;
  useEffect(() => {
    const entered = element.current;
    if (!entered || !prepare) return undefined;
    entered.addEventListener('focusin', prepare);
    return () => entered.removeEventListener('focusin', prepare);
  }, [element, prepare]);
  useKeptTexts(element);
  const count = Object.keys(form.errors).length;
  useEffect(() => {
    if (count > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [element, form.errors, count]);
  /* The button is what was pressed, so a failure to send is shown at it, and in sight. */
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.failure) failure.current?.scrollIntoView({ block: 'nearest' });
  }, [form.failure]);
  return (
    <form
      ref={element}
      method={ready ? 'post' : 'dialog'}
      noValidate
      aria-busy={form.busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <fieldset className="form" disabled={!ready && !fillable}>
        {count > 0 && <Notice tone="attention" role="alert" title={t('ui.errors', { count })} />}
        {children}
        {form.failure && (
          <div ref={failure} className="form-failure">
            <Notice tone="attention" role="alert" title={form.failure} />
          </div>
        )}
        <fieldset className="form-actions" disabled={!ready && !fillable}>
          <Button type="submit" look={danger ? 'danger' : 'primary'} busy={form.busy}>
            {form.busy ? busyLabel : action}
          </Button>
          {extra}
          {fillable && !ready && (
            <p className="form-wanted" role="status">
              {t('ui.waiting')}
            </p>
          )}
        </fieldset>
      </fieldset>
    </form>
  );
}
