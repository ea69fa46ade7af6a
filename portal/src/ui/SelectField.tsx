import { describedBy, FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

interface SelectFieldProps extends Omit<FieldFrameProps, 'id' | 'children' | 'foot'> {
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** The choice of nothing, such as "Choose …". */
  empty?: string;
}

/** Shows a choice of one from a list, with label, hint and error beside it. */
export function SelectField({ name, value, onChange, options, empty, ...frame }: SelectFieldProps) {
  return (
    <FieldFrame id={name} {...frame}>
      <select
        id={name}
        name={name}
        className="control"
        value={value}
        aria-invalid={frame.error ? true : undefined}
        aria-describedby={describedBy({ id: name, ...frame })}
        onChange={(event) => onChange(event.target.value)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
