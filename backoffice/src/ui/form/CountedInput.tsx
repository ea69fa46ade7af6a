import { TextInput, type TextInputProps } from 'ra-ui-materialui';
import type { ReactElement } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useMessages } from '../../i18n/messages.hook.ts';
import { Box, Button, FormHelperText } from '@mui/material';
import { useSimpleFormIterator } from 'ra-core';

interface CountedInputProps extends Omit<TextInputProps, 'helperText'> {
  readonly source: string;
  readonly max: number;
  readonly min?: number;
  readonly help?: string;
}

/** Shows a text input with how much it still needs, and then how much of its limit is used; beside a fault as well. */
export function CountedInput({ max, min = 0, help, ...props }: CountedInputProps): ReactElement {
  const text = useMessages();
  const value: unknown = useWatch({ name: props.source });
  const count = typeof value === 'string' ? value.trim().length : 0;
  const { getFieldState } = useFormContext();
  const { isTouched, error } = getFieldState(props.source, useFormState({ name: props.source }));
  const isShort = min > 1 && count < min;
  const needed = text(count === 0 ? 'reason.atLeast' : 'reason.countToMin', { count, min });
  const used = isShort ? needed : text('reason.count', { count, max });
  /* A fault that shows takes the place of the help, in which the count is otherwise. */
  const isFaultShown = isTouched && error !== undefined;
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextInput fullWidth {...props} helperText={[help, used].filter(Boolean).join(' · ')} />
      {isFaultShown && <FormHelperText>{used}</FormHelperText>}
    </Box>
  );
}

/** Shows the button below the rows of an iterator that adds one, in words. */
export function AddRowButton({ label }: { label: string }): ReactElement {
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" size="small" onClick={() => add()}>
      {label}
    </Button>
  );
}

/**
 * Rows that are added one by one: their label is in line with the labels of the other fields, and a fault in one
 * row does not mark the help for all of them.
 */
export const inputRowsStyle = {
  '& .RaArrayInput-label': { left: 0, top: 0 },
  '&:has(.RaSimpleFormIterator-list .Mui-error) > .MuiFormHelperText-root.Mui-error': { color: 'text.secondary' },
} as const;
