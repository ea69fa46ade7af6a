import { Field, type FieldProps } from './Field.tsx';

interface CountedFieldProps extends FieldProps {
  /** Maximum number of characters. Longer input is possible, so that pasted text is never cut without notice. */
  max: number;
}

/**
 * Shows a text control that says how much of its length is used. Beyond that the same words are its error, at once; it is
 * announced once, when the length is exceeded.
 */
export function CountedField({ max, ...props }: CountedFieldProps) {
  const { t, value, error } = props;
  /* The server counts after trimming. */
  const used = [...value.trim()].length;
  const isTooLong = used > max;
  const limit = t('ui.field.long', { limit: max });
  const counter = t('ui.counter', { used, max });
  /* What a form said of a text that was too long is over once the text fits. */
  const otherError = error === limit ? undefined : error;
  return (
    <Field
      {...props}
      error={isTooLong ? counter : otherError}
      foot={
        <>
          <p className="visually-hidden" role="status">
            {isTooLong && limit}
          </p>
          {!isTooLong && <p className="field-counter">{counter}</p>}
        </>
      }
    />
  );
}
