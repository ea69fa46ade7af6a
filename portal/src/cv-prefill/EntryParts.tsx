import { internLimits, type CvFinding } from '@prentice/contract';
import { useState } from 'react';
import { monthText } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';
import { Button } from '../ui/Button.tsx';
import { Field, MonthField } from '../ui/Field.tsx';
import { findingText, invalidFields, type EditableFinding } from './cv-proposal.ts';

interface EntryPartsProps {
  t: Translate;
  language: Language;
  /** The place of the finding, which makes the ids of its controls. */
  place: number;
  finding: EditableFinding;
  /** Whether what is wrong is shown by now. */
  strict: boolean;
  onEdit: (finding: CvFinding) => void;
}

const labelOf = (t: Translate, kind: 'experience' | 'project'): string =>
  t(kind === 'experience' ? 'profile.experience.title' : 'profile.projects.title');

const endLabels = { education: 'profile.expectedEnd', experience: 'profile.end', project: 'profile.end' } as const;

/** Shows the parts of an entry with their names, as the CV was understood. */
function ReadParts({ t, language, finding }: Pick<EntryPartsProps, 't' | 'language' | 'finding'>) {
  const end = { label: t(endLabels[finding.kind]), values: [finding.end ? monthText(language, finding.end) : '–'] };
  const parts =
    finding.kind === 'education'
      ? [
          { label: t('profile.institution'), values: [finding.institution] },
          { label: t('profile.field'), values: [finding.field ?? '–'] },
          end,
        ]
      : [
          { label: labelOf(t, finding.kind), values: [finding.title] },
          ...(finding.kind === 'experience'
            ? [{ label: t('profile.organisation'), values: [finding.organisation ?? '–'] }]
            : []),
          end,
          { label: t('profile.highlights'), values: finding.highlights.length > 0 ? finding.highlights : ['–'] },
        ];
  return (
    <dl className="pairs">
      {parts.map(({ label, values }) => (
        <div key={label} className="pairs-row">
          <dt>{label}</dt>
          {values.map((value, index) => (
            <dd key={index}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Shows the same parts as fields. */
function EditedParts({ t, place, finding, onEdit }: Omit<EntryPartsProps, 'language' | 'strict'>) {
  const wrong = invalidFields(finding);
  const error = (field: string): string | undefined =>
    wrong.includes(field) ? t('profile.prefill.invalid') : undefined;
  const end = (
    <MonthField
      name={`prefill-end-${place}`}
      optional
      label={t(endLabels[finding.kind])}
      t={t}
      value={finding.end ?? ''}
      onChange={(value) => onEdit({ ...finding, end: value || null })}
      error={error('end')}
    />
  );
  if (finding.kind === 'education')
    return (
      <div className="pair is-wide">
        <Field
          name={`prefill-institution-${place}`}
          label={t('profile.institution')}
          t={t}
          value={finding.institution}
          onChange={(institution) => onEdit({ ...finding, institution })}
          error={error('institution')}
        />
        <Field
          name={`prefill-field-${place}`}
          optional
          label={t('profile.field')}
          t={t}
          value={finding.field ?? ''}
          onChange={(field) => onEdit({ ...finding, field: field || null })}
          error={error('field')}
        />
        {end}
      </div>
    );
  return (
    <>
      <div className="pair is-wide">
        <Field
          name={`prefill-title-${place}`}
          label={labelOf(t, finding.kind)}
          t={t}
          value={finding.title}
          onChange={(title) => onEdit({ ...finding, title })}
          error={error('title')}
        />
        <Field
          name={`prefill-organisation-${place}`}
          optional
          label={t('profile.organisation')}
          t={t}
          value={finding.organisation ?? ''}
          onChange={(organisation) => onEdit({ ...finding, organisation: organisation || null })}
          error={error('organisation')}
        />
        {end}
      </div>
      <Field
        name={`prefill-highlights-${place}`}
        optional
        rows={3}
        label={t('profile.highlights')}
        hint={t('profile.highlights.hint', internLimits.highlights)}
        t={t}
        value={finding.highlights.join('\n')}
        onChange={(text) => onEdit({ ...finding, highlights: text.split('\n') })}
        error={error('highlights')}
      />
    </>
  );
}

/** Shows what an entry of a CV was understood as, by the names of its parts; its owner corrects it in place. */
export function EntryParts({ t, language, place, finding, strict, onEdit }: EntryPartsProps) {
  const [isEditing, setIsEditing] = useState(false);
  const isEditorShown = isEditing || (strict && invalidFields(finding).length > 0);
  return (
    <>
      {isEditorShown ? (
        <EditedParts t={t} place={place} finding={finding} onEdit={onEdit} />
      ) : (
        <>
          <ReadParts t={t} language={language} finding={finding} />
          <p>
            <Button look="small" onClick={() => setIsEditing(true)}>
              {t('profile.prefill.edit')}
              <span className="visually-hidden">: {findingText(finding)}</span>
            </Button>
          </p>
        </>
      )}
    </>
  );
}
