import { internshipLimits } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { BooleanInput, DateInput, NumberInput } from 'ra-ui-materialui';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { dayText, isDay } from '../../../../ui/formats/time-format.ts';
import { useMessages } from '../../../../i18n/messages.hook.ts';
import { CountedInput } from '../../../../ui/form/CountedInput.tsx';
import { FieldGrid } from '../../../../ui/form/FieldGrid.tsx';
import { LinesInput } from '../../../../ui/form/LinesInput.tsx';
import { BasicsFields } from './BasicsFields.tsx';
import { ChoiceFields, useFieldLabel } from './ChoiceFields.tsx';
import { PayFields, type PostingEmployer } from './PayFields.tsx';
import { PeopleFields } from './PeopleFields.tsx';
import { DatesFields } from './DatesFields.tsx';
import type { WizardStep } from './wizard-steps.ts';

const limits = internshipLimits;

function ContentFields(): ReactElement {
  const text = useMessages();
  const label = useFieldLabel();
  return (
    <FieldGrid>
      <CountedInput
        source="description"
        label={label('description')}
        {...limits.description}
        multiline
        minRows={8}
        help={text('wizard.descriptionHelp')}
      />
      <LinesInput
        source="tasks"
        label={label('tasks')}
        help={text('wizard.tasksHelp', limits.tasks)}
        rows={limits.tasks}
        length={limits.item}
      />
      <LinesInput
        source="learningOutcomes"
        label={label('learningOutcomes')}
        help={text('wizard.outcomesHelp')}
        rows={limits.learningOutcomes}
        length={limits.item}
      />
      <CountedInput source="mentorName" label={label('mentorName')} max={limits.mentorName} />
      <ChoiceFields step="content" />
    </FieldGrid>
  );
}

function TimeFields(): ReactElement {
  const text = useMessages();
  const label = useFieldLabel();
  const locale = useLocale() ?? 'en';
  const [weeks, startDate, deadline]: unknown[] = useWatch({ name: ['durationWeeks', 'startDate', 'deadline'] });
  const startHelp = isDay(deadline)
    ? text('wizard.startAfterDeadline', { day: dayText(deadline, locale) })
    : text('wizard.startHelp');
  const deadlineHelp = isDay(startDate)
    ? text('wizard.deadlineBeforeStart', { ...limits.deadlineDays, day: dayText(startDate, locale) })
    : text('internships.deadlineHelp', limits.deadlineDays);
  const { min, max, justifiedOver } = limits.durationWeeks;
  return (
    <FieldGrid>
      <FieldGrid paired>
        <DateInput source="startDate" label={label('startDate')} helperText={startHelp} />
        <DateInput source="deadline" label={label('deadline')} helperText={deadlineHelp} />
      </FieldGrid>
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
          {...limits.explanation}
          multiline
          minRows={3}
          help={text('wizard.justificationHelp', { weeks: justifiedOver })}
        />
      )}
      <NumberInput
        source="hoursPerWeek"
        label={label('hoursPerWeek')}
        {...limits.hoursPerWeek}
        step={1}
        helperText={text('wizard.between', limits.hoursPerWeek)}
      />
      <ChoiceFields step="time" />
    </FieldGrid>
  );
}

/** Shows the fields of one step. */
export function StepFields({ step, employer }: { step: WizardStep; employer: PostingEmployer }): ReactElement {
  if (step === 'content') return <ContentFields />;
  if (step === 'time') return <TimeFields />;
  if (step === 'pay') return <PayFields employer={employer} />;
  if (step === 'people') return <PeopleFields />;
  return step === 'publication' ? <DatesFields /> : <BasicsFields country={employer.country} />;
}
