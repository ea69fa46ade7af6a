import { choiceFields, internshipFields, type PostingStep, type DraftUpdate } from '@prentice/contract';
import { SelectInput } from 'ra-ui-materialui';
import type { ReactElement } from 'react';
import { useValueLabel, useMessages } from '../../../../i18n/messages.hook.ts';

/** Returns the label of a field of an internship, in the reader's language. */
export function useFieldLabel(): (field: keyof DraftUpdate) => string {
  const text = useMessages();
  return (field) => text(`posting.field.${field}`);
}

/** Shows the fields of a step that take one of several values, as the contract describes them. */
export function ChoiceFields({ step }: { step: PostingStep }): ReactElement {
  const valueLabel = useValueLabel();
  const label = useFieldLabel();
  const fields = choiceFields.filter((field) => internshipFields[field].step === step);
  return (
    <>
      {fields.map((field) => (
        <SelectInput
          key={field}
          source={field}
          label={label(field)}
          helperText={false}
          choices={internshipFields[field].values.map((id) => ({ id, name: valueLabel(field, id) }))}
        />
      ))}
    </>
  );
}
