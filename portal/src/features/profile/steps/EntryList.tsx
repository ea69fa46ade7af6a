import { internLimits, type InternUpdate } from '@prentice/contract';
import { Field, MonthField } from '../../../ui/Field.tsx';
import type { FieldErrors } from '../../../ui/form-errors.ts';
import { ListEditor } from './ListEditor.tsx';
import { emptyEntry, splitLines } from '../profile-values.ts';
import type { StepProps } from '../autosave/profile-autosave.hook.ts';

type Entry = InternUpdate['experience'][number];
type Kind = 'experience' | 'projects';

interface EntryFieldsProps extends Pick<StepProps, 't'> {
  kind: Kind;
  item: Entry;
  place: number;
  errors: FieldErrors;
  onChange: (patch: Partial<Entry>) => void;
}

function EntryFields({ t, kind, item, place, errors, onChange }: EntryFieldsProps) {
  const { count, length } = internLimits.highlights;
  return (
    <>
      <div className="pair is-wide">
        <Field
          name={`${kind}-title-${place}`}
          label={t(`profile.${kind}.title`)}
          t={t}
          value={item.title}
          onChange={(title) => onChange({ title })}
          error={errors[`${kind}.${place}.title`]}
        />
        <Field
          name={`${kind}-organisation-${place}`}
          optional
          label={t('profile.organisation')}
          t={t}
          value={item.organisation ?? ''}
          onChange={(organisation) => onChange({ organisation })}
          error={errors[`${kind}.${place}.organisation`]}
        />
      </div>
      <div className="pair is-wide">
        <MonthField
          name={`${kind}-start-${place}`}
          label={t('profile.start')}
          t={t}
          value={item.start}
          onChange={(start) => onChange({ start })}
          error={errors[`${kind}.${place}.start`] && t('profile.month.error')}
        />
        <MonthField
          name={`${kind}-end-${place}`}
          optional
          label={t('profile.end')}
          t={t}
          value={item.end ?? ''}
          onChange={(value) => onChange({ end: value || null })}
          error={errors[`${kind}.${place}.end`] && t('profile.end.error')}
        />
      </div>
      <Highlights
        t={t}
        name={`${kind}-highlights-${place}`}
        value={item.highlights}
        hint={t('profile.highlights.hint', { count, length })}
        onChange={(highlights) => onChange({ highlights })}
        error={Object.keys(errors).some((field) => field.startsWith(`${kind}.${place}.highlights`))}
      />
    </>
  );
}

/** Lists jobs, or projects: what it was, when, and what came of it. */
export function EntryList({ t, saving: { values, set, errors }, kind }: StepProps & { kind: Kind }) {
  const change = (items: Entry[]) => set(kind === 'experience' ? { experience: items } : { projects: items });
  return (
    <ListEditor
      t={t}
      name={kind}
      legend={t(`profile.${kind}`)}
      hint={t(`profile.${kind}.hint`)}
      itemLabel={t(`profile.${kind}.one`)}
      addLabel={t(`profile.${kind}.add`)}
      items={values[kind]}
      max={internLimits.entries}
      empty={emptyEntry}
      onChange={change}
    >
      {(item, patch, place) => (
        <EntryFields t={t} kind={kind} item={item} place={place} errors={errors} onChange={patch} />
      )}
    </ListEditor>
  );
}

interface HighlightsProps {
  t: StepProps['t'];
  name: string;
  value: string[];
  hint: string;
  error: boolean;
  onChange: (lines: string[]) => void;
}

/** Shows one line each. Empty lines stay while one types; the schema never sees them. */
function Highlights({ t, name, value, hint, error, onChange }: HighlightsProps) {
  return (
    <Field
      name={name}
      optional
      rows={3}
      label={t('profile.highlights')}
      hint={hint}
      t={t}
      value={value.join('\n')}
      onChange={(text) => onChange(text.endsWith('\n') ? [...splitLines(text), ''] : splitLines(text))}
      error={error ? hint : undefined}
    />
  );
}
