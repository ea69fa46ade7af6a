import { answerLengths, type Question } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { CountedField } from '../../ui/CountedField.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { AnswerValue } from './answers.ts';

interface QuestionFieldProps {
  t: Translate;
  question: Question;
  value: AnswerValue | undefined;
  error: string | undefined;
  onChange: (value: AnswerValue) => void;
}

const inputTypes = { number: 'text', date: 'date', url: 'url' } as const;
const modes = { number: 'decimal', url: 'url', date: undefined } as const;

function Multiple({ question, value, error, onChange }: QuestionFieldProps) {
  const chosen = Array.isArray(value) ? value : [];
  const id = `question-${question.key}`;
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{question.label}</legend>
      {question.options.map((option) => (
        <label key={option} className="check">
          <input
            type="checkbox"
            name={id}
            checked={chosen.includes(option)}
            aria-invalid={error ? true : undefined}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, option] : chosen.filter((entry) => entry !== option))
            }
          />
          <span>{option}</span>
        </label>
      ))}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="attention" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Shows one question of the posting in the control that fits its kind. */
export function QuestionField(props: QuestionFieldProps) {
  const { t, question, value, error, onChange } = props;
  const name = `question-${question.key}`;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const optional = !question.required;
  const shared = { name, label: question.label, t, error, optional };
  switch (question.kind) {
    case 'multi':
      return <Multiple {...props} />;
    case 'checkbox':
      return (
        <CheckField name={name} checked={value === true} onChange={onChange} error={error}>
          {question.label}
        </CheckField>
      );
    case 'single':
      return (
        <SelectField
          {...shared}
          value={text}
          onChange={onChange}
          empty={t('apply.choose')}
          options={question.options.map((option) => ({ value: option, label: option }))}
        />
      );
    case 'long':
    case 'short':
      return (
        <CountedField
          {...shared}
          value={text}
          onChange={onChange}
          rows={question.kind === 'long' ? 5 : undefined}
          max={answerLengths[question.kind]}
        />
      );
    default:
      return (
        <Field
          {...shared}
          value={text}
          onChange={onChange}
          type={inputTypes[question.kind]}
          inputMode={modes[question.kind]}
        />
      );
  }
}
