import { useEffect, useRef, type ReactNode } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { Notice } from '../../ui/Notice.tsx';
import { idInAddress, type SettingDisclosure } from './open-setting.hook.ts';

const FIRST_FIELD = 'input:not([type="hidden"]), select, textarea';

/**
 * Moves the focus with the form: to its first field when it opens, or when it goes on to another step, and back to the
 * button that opened it when it closes.
 * @param state what is open, or null
 */
function useFormFocus({ id, isOtherOpen }: SettingDisclosure, state: string | null) {
  const form = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /* What is open from the start keeps the focus where it is, unless the address leads there. */
  const lastState = useRef(idInAddress() === id ? null : state);
  useEffect(() => {
    if (lastState.current === state) return;
    lastState.current = state;
    if (state === null && isOtherOpen) return;
    const target = state === null ? button.current : form.current?.querySelector<HTMLElement>(FIRST_FIELD);
    (target ?? heading.current)?.focus();
  }, [state, isOtherOpen]);
  return { form, button, heading };
}

interface SettingProps {
  t: Translate;
  title: string;
  disclosure: SettingDisclosure;
  /** What is set, shown while the form is closed. */
  value: ReactNode;
  /** Label of the button that opens the form; "Change" when absent, no button when null. */
  action?: string | null;
  /** What was just done, such as "Saved". */
  done?: string | undefined;
  /** Names the step of a form that has several. */
  step?: string;
  /** The form. */
  children: ReactNode;
}

/** Shows what is set, with a button that opens the form to change it in its place. */
export function Setting({ t, title, disclosure, value, action, done, step = 'form', children }: SettingProps) {
  const { id, isOpen, open } = disclosure;
  const { form, button, heading } = useFormFocus(disclosure, isOpen ? step : null);
  const label = action === undefined ? t('settings.change') : action;
  return (
    <section className="section setting" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {!isOpen && label !== null && (
        <button ref={button} type="button" className="button is-small" aria-label={`${label}: ${title}`} onClick={open}>
          {label}
        </button>
      )}
      <div className="setting-body" ref={form}>
        {done && !isOpen && <Notice tone="answered" role="status" title={done} />}
        {isOpen ? children : value}
      </div>
    </section>
  );
}
