import { TextInput, type TextInputProps } from 'ra-ui-materialui';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages } from '../../i18n/messages.hook.ts';

interface CountedInputProps extends Omit<TextInputProps, 'helperText'> {
  readonly source: string;
  readonly max: number;
  readonly min?: number;
  readonly help?: string;
}

/** A text input that shows how much of its limit is used, and the least it needs while that is not reached. */
export function CountedInput({ max, min = 0, help, ...props }: CountedInputProps): ReactElement {
  const text = useMessages();
  const value: unknown = useWatch({ name: props.source });
  const count = typeof value === 'string' ? value.trim().length : 0;
  const least = count > 0 && count < min ? text('reason.tooShort', { min }) : '';
  const used = text('reason.count', { count, max });
  return <TextInput fullWidth {...props} helperText={[help, least, used].filter(Boolean).join(' · ')} />;
}
