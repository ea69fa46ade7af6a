import type { HTMLAttributes, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { Translate } from '../i18n/translate.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';

export interface FieldProps {
  name: string;
  label: string;
  t: Translate;
  value: string;
  onChange: (value: string) => void;
  type?: HTMLInputTypeAttribute;
  /** Rows of a text area; a single line when absent. */
  rows?: number;
  hint?: string;
  error?: string;
  optional?: boolean;
  marks?: 'optional' | 'required';
  /** What is beside the error. */
  foot?: ReactNode;
  /** First and last day of a date, as YYYY-MM-DD. */
  days?: { readonly earliest: string; readonly latest: string };
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Called when Enter is pressed, for input that is added to a list. The form is then not submitted. */
  onEnter?: () => void;
  /** Suggestions that the browser shows while the person types. */
  suggestions?: readonly string[];
  /** Prefix of the element id when a page has several forms with the same names. */
  scope?: string;
}

/** Shows a text control with label, hint and error beside it. */
export function Field(props: FieldProps) {
  const { name, label, t, value, onChange, type = 'text', rows, hint, error, optional, marks, foot } = props;
  const id = props.scope ? `${props.scope}-${name}` : name;
  const shared = {
    id,
    name,
    value,
    className: 'control',
    autoComplete: props.autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-required': optional ? undefined : true,
    'aria-describedby': describedBy({ id, hint, error }),
  };
  return (
    <FieldFrame {...{ id, label, t, hint, error, optional, marks, foot }}>
      {rows === undefined ? (
        <input
          {...shared}
          type={type}
          min={props.days?.earliest}
          max={props.days?.latest}
          inputMode={props.inputMode}
          list={props.suggestions && `${id}-suggestions`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !props.onEnter) return;
            event.preventDefault();
            props.onEnter();
          }}
        />
      ) : (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
      )}
      {props.suggestions && (
        <datalist id={`${id}-suggestions`}>
          {props.suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}

/** Returns whether the browser asks for months: a year alone cannot be shown by the browser's own control for months. */
const isMonth = (value: string): boolean => /^(\d{4}-\d{2})?$/.test(value);

/** Asks for a month, YYYY-MM. A year alone, YYYY, as many CVs state it, is shown and edited as text. */
export function MonthField(props: Omit<FieldProps, 'type' | 'rows' | 'inputMode'>) {
  return <Field {...props} type={isMonth(props.value) ? 'month' : 'text'} />;
}
