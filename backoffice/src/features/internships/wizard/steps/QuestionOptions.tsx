import { internshipLimits } from '@prentice/contract';
import { useWrappedSource } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages } from '../../../../i18n/messages.hook.ts';

const { max, length } = internshipLimits.options;

const toLines = (options: unknown): string => (Array.isArray(options) ? options.join('\n') : '');
const fromLines = (typed: string): string[] =>
  typed
    .split('\n')
    .slice(0, max)
    .map((line) => line.slice(0, length));

/** Shows the answers to choose from, one on each line; only for questions that have a choice. */
export function QuestionOptions(): ReactElement | null {
  const text = useMessages();
  const kind: unknown = useWatch({ name: useWrappedSource('kind') });
  if (kind !== 'single' && kind !== 'multi') return null;
  return (
    <TextInput
      source="options"
      label={text('wizard.options')}
      multiline
      minRows={3}
      fullWidth
      format={toLines}
      parse={fromLines}
      helperText={text('wizard.optionsHelp')}
    />
  );
}
