import { internshipLimits } from '@prentice/contract';
import { BooleanInput, DateInput, NumberInput } from 'ra-ui-materialui';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../../../i18n/text.hook.ts';
import { CountedInput } from '../../../ui/form/counted.input.tsx';
import { Fields } from '../../../ui/form/fields.tsx';
import { LinesInput } from '../../../ui/form/lines.input.tsx';
import { BasicsFields } from './basics.fields.tsx';
import { useFieldLabel } from './field.label.hook.ts';
import { PayFields } from './pay.fields.tsx';
import { PeopleFields } from './people.fields.tsx';
import { PublicationFields } from './publication.fields.tsx';
import type { WizardStep } from './wizard.steps.ts';

const L = internshipLimits;

function ContentFields(): ReactElement {
  const text = useText();
  const label = useFieldLabel();
  return (
    <Fields>
      <CountedInput
        source="description"
        label={label('description')}
        {...L.description}
        multiline
        minRows={8}
        help={text('wizard.descriptionHelp')}
      />
      <LinesInput
        source="tasks"
        label={label('tasks')}
        help={text('wizard.tasksHelp', L.tasks)}
        rows={L.tasks}
        length={L.item}
      />
      <LinesInput
        source="learningOutcomes"
        label={label('learningOutcomes')}
        help={text('wizard.outcomesHelp')}
        rows={L.learningOutcomes}
        length={L.item}
      />
      <CountedInput source="mentorName" label={label('mentorName')} max={L.mentorName} />
    </Fields>
  );
}

function TimeFields(): ReactElement {
  const text = useText();
  const label = useFieldLabel();
  const weeks: unknown = useWatch({ name: 'durationWeeks' });
  const { min, max, justifiedOver } = L.durationWeeks;
  return (
    <Fields>
      <DateInput source="startDate" label={label('startDate')} helperText={text('wizard.startHelp')} />
      <BooleanInput source="startFlexible" label={label('startFlexible')} helperText={false} />
      <NumberInput
        source="durationWeeks"
        label={label('durationWeeks')}
        min={min}
        max={max}
        step={1}
        helperText={text('wizard.between', { min, max })}
      />
      {typeof weeks === 'number' && weeks > justifiedOver && (
        <CountedInput
          source="durationJustification"
          label={label('durationJustification')}
          {...L.explanation}
          multiline
          minRows={3}
          help={text('wizard.justificationHelp', { weeks: justifiedOver })}
        />
      )}
      <NumberInput
        source="hoursPerWeek"
        label={label('hoursPerWeek')}
        {...L.hoursPerWeek}
        step={1}
        helperText={text('wizard.between', L.hoursPerWeek)}
      />
    </Fields>
  );
}

/** The fields of one step. */
export function StepFields({ step, employerType }: { step: WizardStep; employerType: string | null }): ReactElement {
  if (step === 'content') return <ContentFields />;
  if (step === 'time') return <TimeFields />;
  if (step === 'pay') return <PayFields employerType={employerType} />;
  if (step === 'people') return <PeopleFields />;
  return step === 'publication' ? <PublicationFields /> : <BasicsFields />;
}
