import { internshipLimits, languageChoices, questionKinds, studyLevels } from '@prentice/contract';
import { useLocale } from 'ra-core';
import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'ra-ui-materialui';
import { useMemo, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../../i18n/messages.hook.ts';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { SkillsInput } from '../../../../ui/form/SkillsInput.tsx';
import { QuestionOptions } from './QuestionOptions.tsx';
import { FieldGrid } from '../../../../ui/form/FieldGrid.tsx';
import { AddRowButton, inputRowsStyle } from '../../../../ui/form/CountedInput.tsx';
import { ChoiceFields, useFieldLabel } from './ChoiceFields.tsx';

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].map((id) => ({ id, name: id }));
const { requiredSkills, preferredSkills, questions } = internshipLimits;

/** Returns a key for a new question; it never changes afterwards, answers refer to it. */
const newKey = (): string => `q-${crypto.randomUUID().slice(0, 8)}`;

function Eligibility(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const languages = useMemo(() => [...languageChoices(locale)], [locale]);
  return (
    <Panel title={text('posting.eligibility')}>
      <FieldGrid>
        <CheckboxGroupInput
          source="eligibility.studyLevels"
          label={text('wizard.studyLevels')}
          choices={studyLevels.map((id) => ({ id, name: valueLabel('studyLevel', id) }))}
          helperText={text('wizard.emptyMeansAll')}
        />
        <FieldGrid paired>
          <DateInput source="eligibility.graduationFrom" label={text('wizard.graduationFrom')} helperText={false} />
          <DateInput source="eligibility.graduationTo" label={text('wizard.graduationTo')} helperText={false} />
        </FieldGrid>
        <ArrayInput
          source="eligibility.languages"
          label={text('wizard.languages')}
          helperText={false}
          sx={inputRowsStyle}
        >
          <SimpleFormIterator
            inline
            disableReordering
            disableClear
            addButton={<AddRowButton label={text('wizard.addLanguage')} />}
          >
            <AutocompleteInput
              source="language"
              label={text('wizard.language')}
              choices={languages}
              helperText={false}
              sx={{ minWidth: 200 }}
            />
            <SelectInput source="level" label={text('wizard.level')} choices={levels} helperText={false} />
          </SimpleFormIterator>
        </ArrayInput>
        <BooleanInput source="eligibility.sponsorship" label={text('wizard.sponsorship')} helperText={false} />
      </FieldGrid>
    </Panel>
  );
}

function Questions(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const label = useFieldLabel();
  const kinds = questionKinds.map((id) => ({ id, name: valueLabel('questionKind', id) }));
  return (
    <ArrayInput
      sx={inputRowsStyle}
      source="questions"
      label={label('questions')}
      helperText={text('wizard.questionsHelp', { max: questions })}
    >
      <SimpleFormIterator
        fullWidth
        disableReordering
        disableClear
        addButton={<AddRowButton label={text('wizard.addQuestion')} />}
      >
        <TextInput source="key" defaultValue={newKey()} sx={{ display: 'none' }} />
        <TextInput source="label" label={text('wizard.question')} fullWidth helperText={false} />
        <SelectInput
          source="kind"
          label={text('wizard.kind')}
          choices={kinds}
          defaultValue="short"
          helperText={false}
        />
        <QuestionOptions />
        <BooleanInput source="required" label={text('wizard.required')} defaultValue={false} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** Shows whom it is for: skills, conditions, questions, and whether names are hidden at first. */
export function PeopleFields(): ReactElement {
  const text = useMessages();
  const label = useFieldLabel();
  return (
    <FieldGrid>
      <SkillsInput
        source="requiredSkills"
        label={label('requiredSkills')}
        max={requiredSkills.max}
        help={text('wizard.skillsHelp', requiredSkills)}
      />
      <SkillsInput source="preferredSkills" label={label('preferredSkills')} max={preferredSkills} />
      <Eligibility />
      <Questions />
      <BooleanInput source="blindReview" label={label('blindReview')} helperText={text('wizard.blindHelp')} />
      <ChoiceFields step="people" />
    </FieldGrid>
  );
}
