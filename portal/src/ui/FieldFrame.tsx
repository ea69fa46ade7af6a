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
  /** What is beside the error. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Returns ids for `aria-describedby`, in reading order. */
export const describedBy = ({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** Shows label, hint and error around any control with the given id. */
export function FieldFrame({
  id,
  label,
  t,
  hint,
  error,
  optional = false,
  marks = 'optional',
  foot,
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
      {(error || foot) && (
        <div className="field-foot">
          {error && (
            <p className="field-error" id={`${id}-error`}>
              <Icon name="attention" size={16} />
              {error}
            </p>
          )}
          {foot}
        </div>
      )}
    </div>
  );
}
