import type { ReactNode } from 'react';
import type { Translate } from '../i18n/translate.ts';
import { Icon } from './Icon.tsx';

export interface FieldFrameProps {
  id: string;
  label: string;
  t: Translate;
  hint?: string;
  error?: string;
  optional?: boolean;
  /** Which fields a form marks: the optional ones, or the required ones where these are few. */
  marks?: 'optional' | 'required';
  /** Shows how much of `max` is used; `used` counts characters after trimming, as the server does. */
  counter?: { used: number; max: number };
  children: ReactNode;
}

/** Returns ids for `aria-describedby`, in reading order. */
export const describedBy = ({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** Shows label, hint, counter and error around any control with the given id. */
export function FieldFrame({
  id,
  label,
  t,
  hint,
  error,
  optional = false,
  marks = 'optional',
  counter,
  children,
}: FieldFrameProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional === (marks === 'optional') && <span className="field-mark"> ({t(`ui.${marks}`)})</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {(error || counter) && (
        <div className="field-foot">
          {error && (
            <p className="field-error" id={`${id}-error`}>
              <Icon name="attention" size={16} />
              {error}
            </p>
          )}
          {counter && <p className="field-counter">{t('ui.counter', counter)}</p>}
        </div>
      )}
    </div>
  );
}
