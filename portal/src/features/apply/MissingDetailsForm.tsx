import { authorisations, languageLevels, studyLevels, unmetValueText } from '@prentice/contract';
import { useState } from 'react';
import { ZodError } from 'zod';
import { matchValueLabel } from '../../cv-match/FitDetails.tsx';
import { countryText, languageText } from '../../i18n/format.ts';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { useSkillSuggestions } from '../../shared/skill-suggestions.hook.ts';
import { Field, type FieldProps } from '../../ui/Field.tsx';
import { failureMessage, type FieldErrors } from '../../ui/form-errors.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import {
  detailFields,
  hasEnoughSkills,
  presentValue,
  requirementOfField,
  withDetails,
  type DetailValues,
  type MissingDetails,
} from './missing-details.ts';
import { toProfileValues, type InternProfile, changeProfile } from '../../cv-prefill/own-profile.ts';

interface FormProps {
  t: Translate;
  language: Language;
  missing: MissingDetails;
  /** A CV that is not the default one yet and counts once it is. */
  cvId?: string | null;
  /** Whether a CV is made of the profile once it is filled in. */
  makesCv?: boolean;
  onSaved: () => void;
}

interface DetailFieldProps extends Pick<FormProps, 't' | 'language' | 'missing'> {
  field: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** What the internship asks for in this field, if it does. */
function hintOf({ t, language, missing, field }: DetailFieldProps): string | undefined {
  const unmet = requirementOfField(missing, field);
  if (!unmet) return undefined;
  if (unmet.rule === 'sponsorship') return t('apply.missing.noSponsor');
  const needed = unmetValueText(unmet, language, matchValueLabel(t));
  return t('apply.missing.asks', { needed });
}

/** The choices of a field that is not text. */
function optionsOf({ t, field }: Pick<DetailFieldProps, 't' | 'field'>) {
  if (field === 'degree') return studyLevels.map((value) => ({ value, label: t(`studyLevel.${value}`) }));
  if (field.startsWith('level:')) return languageLevels.map((value) => ({ value, label: t(`profile.cefr.${value}`) }));
  if (!field.startsWith('permission:')) return undefined;
  return authorisations.map((value) => ({ value, label: t(`profile.authorisation.${value}`) }));
}

function labelOf({ t, language, field }: DetailFieldProps): string {
  const [kind = '', about = ''] = field.split(':');
  if (kind === 'level') return t('apply.missing.level', { language: languageText(language, about) });
  if (kind === 'permission') return t('apply.missing.permission', { country: countryText(language, about) });
  const labels = {
    firstName: t('profile.firstName'),
    lastName: t('profile.lastName'),
    institution: t('profile.institution'),
    degree: t('profile.degree'),
    field: t('apply.missing.field'),
    start: t('apply.missing.start'),
    expectedEnd: t('profile.expectedEnd'),
    skills: t('profile.skills'),
  };
  return Object.entries(labels).find(([name]) => name === kind)?.[1] ?? kind;
}

function DetailField(props: DetailFieldProps) {
  const { t, field, value, error, onChange } = props;
  const shared = { name: field.replace(':', '-'), label: labelOf(props), t, value, error, onChange };
  const options = optionsOf(props);
  if (options) return <SelectField {...shared} hint={hintOf(props)} empty={t('apply.choose')} options={options} />;
  const isMonth = field === 'start' || field === 'expectedEnd';
  if (field === 'skills') return <SkillsField {...shared} hint={t('apply.missing.skills')} />;
  return <Field {...shared} hint={hintOf(props)} type={isMonth ? 'month' : 'text'} />;
}

/** Skills in one line, of which the last one is completed while it is typed. */
function SkillsField(props: FieldProps) {
  const { value } = props;
  const typed = value.split(',').at(-1) ?? '';
  const before = value.slice(0, value.length - typed.length);
  const suggestions = useSkillSuggestions(typed).map(({ label }) => `${before}${before && ' '}${label}`);
  return <Field {...props} suggestions={suggestions} />;
}

/** Returns the messages of fields that are empty, or that the contract's schema refuses. */
function errorsOf(fields: readonly string[], values: DetailValues, t: Translate, refused?: ZodError): FieldErrors {
  const empty = fields.filter((field) => !values[field]?.trim()).map((field) => [field, t('ui.field.empty')]);
  const paths = refused?.issues.map((issue) => String(issue.path.at(-1))) ?? [];
  const wrong = fields.filter((field) => paths.includes(field)).map((field) => [field, t('ui.field.invalid')]);
  return Object.fromEntries([...wrong, ...empty]);
}

function DetailsForm({ profile, ...props }: FormProps & { profile: InternProfile }) {
  const { t, missing, cvId, makesCv, onSaved } = props;
  const fields = detailFields(missing);
  const [values, setValues] = useState<DetailValues>(() => {
    const present = toProfileValues(profile);
    return Object.fromEntries(fields.map((field) => [field, presentValue(present, field)]));
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    const hasFewSkills =
      fields.includes('skills') && !hasEnoughSkills(toProfileValues(profile), values['skills'] ?? '');
    const errors = { ...(hasFewSkills && { skills: t('apply.missing.skills') }), ...errorsOf(fields, values, t) };
    setErrors(errors);
    setFailure(undefined);
    if (busy || Object.keys(errors).length > 0) return;
    setBusy(true);
    try {
      if (cvId) await session.client.interns.chooseCv({ body: { documentId: cvId } });
      const changed = await changeProfile((present) => withDetails(present, values));
      /* Few need it: the others do not load it. */
      if (makesCv) await (await import('../../cv-prefill/profile-cv.ts')).makeProfileCv(changed, props);
      onSaved();
    } catch (error) {
      if (error instanceof ZodError) setErrors(errorsOf(fields, values, t, error));
      else setFailure(failureMessage(error, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormFrame
      t={t}
      form={{ errors, failure, busy, submit }}
      action={t('apply.missing.save')}
      busyLabel={t('apply.missing.saving')}
    >
      {fields.map((field) => (
        <DetailField
          key={field}
          {...props}
          field={field}
          value={values[field] ?? ''}
          error={errors[field]}
          onChange={(value) => setValues((current) => ({ ...current, [field]: value }))}
        />
      ))}
    </FormFrame>
  );
}

const load = () => session.client.interns.own();

/** Asks for what an application to this internship still needs, and saves it in the profile. */
export function MissingDetailsForm(props: FormProps) {
  const { t } = props;
  const query = useSignedInQuery({ queryKey: ['profile'], queryFn: load });
  const [saved, setSaved] = useState(false);
  return (
    <section className="missing-details stack" aria-labelledby="missing-title">
      <h3 id="missing-title">{t('apply.missing')}</h3>
      <p>{t(props.makesCv ? 'apply.byHand.text' : 'apply.missing.text')}</p>
      {saved && <Notice role="status" title={t('apply.missing.unmet')} />}
      <LoadingBoundary t={t} query={query}>
        {(profile) => (
          <DetailsForm
            {...props}
            profile={profile}
            onSaved={() => {
              setSaved(true);
              props.onSaved();
            }}
          />
        )}
      </LoadingBoundary>
    </section>
  );
}
