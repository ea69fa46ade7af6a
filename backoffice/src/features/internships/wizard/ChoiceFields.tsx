import { choiceFields, internshipFields, type PostingStep } from '@prentice/contract';
import { SelectInput } from 'ra-ui-materialui';
import type { ReactElement } from 'react';
import { useValueLabel } from '../../../i18n/messages.hook.ts';
import { useFieldLabel } from './field-label.hook.ts';

/** The fields of a step that take one of several values, as the contract describes them. */
export function ChoiceFields({ step }: { step: PostingStep }): ReactElement {
  const word = useValueLabel();
  const label = useFieldLabel();
  const fields = choiceFields.filter((field) => internshipFields[field].step === step);
  return (
    <>
      {fields.map((field) => (
        <SelectInput
          key={field}
          source={field}
          label={label(field)}
          choices={internshipFields[field].values.map((id) => ({ id, name: word(field, id) }))}
        />
      ))}
    </>
  );
}
