import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface CheckFieldProps {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
  /** The label of the checkbox; may contain links. */
  children: ReactNode;
}

/** Renders a single checkbox with its error. */
export function CheckField({ name, checked, onChange, error, children }: CheckFieldProps) {
  return (
    <div className="field">
      <label className="check" htmlFor={name}>
        <input
          id={name}
          name={name}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="field-error" id={`${name}-error`}>
          <Icon name="attention" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
