import {
  authorisations,
  languageLevels,
  studyLevels,
  unmetValueText,
  type CvFinding,
  type InternUpdate,
  type UnmetRequirement,
} from '@prentice/contract';
import { useEffect, useRef, useState } from 'react';
import { ZodError } from 'zod';
import { matchValueLabel } from '../../../cv-match/FitDetails.tsx';
import { countryText, languageText } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import type { MessageKey, Translate } from '../../../i18n/translate.ts';
import { useCvReading } from '../../../cv-prefill/cv-reading.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { useSkillSuggestions } from '../../../shared/skill-suggestions.hook.ts';
import { Field, MonthField, type FieldProps } from '../../../ui/Field.tsx';
import { useFailure } from '../../../ui/failure.hook.ts';
import { emptyFieldMessage, failureMessage, type FieldErrors } from '../../../ui/form-errors.ts';
import { FormFrame } from '../../../ui/FormFrame.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { detailsOfCv } from './details-of-cv.ts';
import {
  contradictedRequirements,
  detailFields,
  hasEnoughSkills,
  presentValue,
  requirementFields,
  requirementOfField,
  withDetails,
  type DetailValues,
  type MissingDetails,
} from './missing-details.ts';
import { toProfileValues, type InternProfile, changeProfile } from '../../../cv-prefill/own-profile.ts';
import { UnmetRequirements } from '../UnmetRequirements.tsx';

interface FormProps {
  t: Translate;
  language: Language;
  missing: MissingDetails;
  profile: InternProfile;
  /** A CV that is not the default one yet and counts once it is. */
  cvId?: string | null;
  /** A CV whose content answers what the profile leaves open, for its owner to check. */
  readCvId?: string | null;
  /** Whether a CV is made of the profile once it is filled in. */
  makesCv?: boolean;
  /** Called once all is saved; the form stays busy until what follows is there. */
  onSaved: () => Promise<void>;
}

interface DetailFieldProps extends Pick<FormProps, 't' | 'language' | 'missing'> {
  field: string;
  value: string;
  /** Whether the value is what the CV says. */
  isFromCv: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** What the internship asks for in this field, if it does. */
function requirementHint({ t, language, missing, field }: DetailFieldProps): string | undefined {
  const unmet = requirementOfField(missing, field);
  if (!unmet) return undefined;
  if (unmet.rule === 'sponsorship') return t('apply.missing.noSponsor');
  const needed = unmetValueText(unmet, language, matchValueLabel(t));
  return t('apply.missing.asks', { needed });
}

/** What is asked for in this field, and where its value comes from. */
function hintOf(props: DetailFieldProps): string | undefined {
  const { t, field, isFromCv } = props;
  const requirement =
    field === 'skills' ? `${t('apply.missing.skills')}. ${t('apply.missing.skillLevel')}` : requirementHint(props);
  return [isFromCv ? t('apply.missing.fromCv') : '', requirement].filter(Boolean).join(' ') || undefined;
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

const fieldName = (field: string): string => field.replace(':', '-');

function DetailField(props: DetailFieldProps) {
  const { t, field, value, error, onChange } = props;
  const shared = { name: fieldName(field), label: labelOf(props), hint: hintOf(props), t, value, error, onChange };
  const options = optionsOf(props);
  if (options) return <SelectField {...shared} empty={t('apply.choose')} options={options} />;
  if (field === 'skills') return <SkillsField {...shared} />;
  return field === 'start' || field === 'expectedEnd' ? <MonthField {...shared} /> : <Field {...shared} />;
}

/** Skills in one line, of which the last one is completed while it is typed. */
function SkillsField(props: FieldProps) {
  const { value } = props;
  const typed = value.split(',').at(-1) ?? '';
  const before = value.slice(0, value.length - typed.length);
  const suggestions = useSkillSuggestions(typed).map(({ label }) => `${before}${before && ' '}${label}`);
  return <Field {...props} suggestions={suggestions} />;
}

const emptyDetails = {
  degree: 'apply.empty.degree',
  field: 'apply.empty.field',
  start: 'apply.empty.start',
  expectedEnd: 'apply.empty.expectedEnd',
  skills: 'apply.missing.skills',
  level: 'apply.empty.level',
  permission: 'apply.empty.permission',
} as const;
const isDetail = (kind: string): kind is keyof typeof emptyDetails => kind in emptyDetails;

/** Returns what to enter or to choose in a field. */
function emptyMessage(field: string, { t, language }: Pick<FormProps, 't' | 'language'>): string {
  const [kind = '', about = ''] = field.split(':');
  if (!isDetail(kind)) return emptyFieldMessage(field, t);
  return t(emptyDetails[kind], {
    language: kind === 'level' ? languageText(language, about) : '',
    country: kind === 'permission' ? countryText(language, about) : '',
  });
}

/** Returns the messages of fields that are empty, or that the contract's schema refuses. */
function errorsOf(
  fields: readonly string[],
  values: DetailValues,
  display: Pick<FormProps, 't' | 'language'>,
  refused?: ZodError,
): FieldErrors {
  const empty = fields.filter((field) => !values[field]?.trim()).map((field) => [field, emptyMessage(field, display)]);
  const paths = refused?.issues.map((issue) => String(issue.path.at(-1))) ?? [];
  const wrong = fields.filter((field) => paths.includes(field)).map((field) => [field, display.t('ui.field.invalid')]);
  return Object.fromEntries([...wrong, ...empty]);
}

function DetailsForm({ fields, findings, ...props }: FormProps & { fields: readonly string[]; findings: CvFinding[] }) {
  const { t, cvId, makesCv, profile, onSaved } = props;
  const present = toProfileValues(profile);
  const [read] = useState(() => detailsOfCv(findings, present));
  const [values, setValues] = useState<DetailValues>(() =>
    Object.fromEntries(
      detailFields(props.missing).map((field) => [field, presentValue(present, field) || (read[field] ?? '')]),
    ),
  );
  const isFromCv = (field: string): boolean => Boolean(read[field]) && values[field] === read[field];
  const [errors, setErrors] = useState<FieldErrors>({});
  const { failure, fail, forget } = useFailure();
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    const hasFewSkills = fields.includes('skills') && !hasEnoughSkills(present, values['skills'] ?? '');
    const errors = { ...(hasFewSkills && { skills: t('apply.missing.skills') }), ...errorsOf(fields, values, props) };
    setErrors(errors);
    forget();
    if (busy || Object.keys(errors).length > 0) return;
    setBusy(true);
    try {
      if (cvId) await session.client.interns.chooseCv({ body: { documentId: cvId } });
      const entered = Object.fromEntries(fields.map((field) => [field, values[field] ?? '']));
      const changed = await changeProfile((newest) => withDetails(newest, entered));
      /* Few need it: the others do not load it. */
      if (makesCv) await (await import('../../../cv-prefill/profile-cv.ts')).makeProfileCv(changed, props);
      await onSaved();
    } catch (error) {
      if (error instanceof ZodError) setErrors(errorsOf(fields, values, props, error));
      else fail(error, failureMessage(error, t));
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
      {fields.some(isFromCv) && <p className="field-hint">{t('apply.missing.checkCv')}</p>}
      {fields.map((field) => (
        <DetailField
          key={field}
          {...props}
          field={field}
          value={values[field] ?? ''}
          isFromCv={isFromCv(field)}
          error={errors[field]}
          onChange={(value) => setValues((current) => ({ ...current, [field]: value }))}
        />
      ))}
    </FormFrame>
  );
}

/** The fields of a form, without those of requirements that the profile contradicts until somebody changes them. */
function useChangeableFields({ missing, profile }: FormProps) {
  const [changing, setChanging] = useState<readonly UnmetRequirement[]>([]);
  const contradicted = contradictedRequirements(missing, toProfileValues(profile)).filter(
    (unmet) => !changing.includes(unmet),
  );
  const hidden = contradicted.flatMap(requirementFields);
  const fields = detailFields(missing).filter((field) => !hidden.includes(field));
  return { contradicted, fields, change: (unmet: UnmetRequirement) => setChanging((others) => [...others, unmet]) };
}

/** Returns whether a CV answers all that the profile leaves open, so that nothing has to be added. */
export function isAnsweredByCv(fields: readonly string[], findings: readonly CvFinding[], profile: InternUpdate) {
  const read = detailsOfCv(findings, profile);
  return (
    fields.some((field) => Boolean(read[field])) &&
    fields.every((field) => presentValue(profile, field) || read[field]) &&
    (!fields.includes('skills') || hasEnoughSkills(profile, read['skills'] ?? ''))
  );
}

const titleOf = (asks: boolean, isRead: boolean): MessageKey => {
  if (!asks) return 'apply.unmet';
  return isRead ? 'apply.missing.check' : 'apply.missing';
};

type CvReading = ReturnType<typeof useCvReading>;

/** The form, once the CV is read that answers parts of it. */
function AskedDetails({ reading, ...props }: FormProps & { fields: readonly string[]; reading: CvReading }) {
  const { t, makesCv = false } = props;
  return (
    <>
      <p>{t(makesCv ? 'apply.byHand.text' : 'apply.missing.text')}</p>
      {reading.isFetching ? (
        <div className="skeleton" aria-hidden="true" />
      ) : (
        <DetailsForm {...props} findings={reading.data?.findings ?? []} />
      )}
    </>
  );
}

function Details(props: FormProps) {
  const { contradicted, fields, change } = useChangeableFields(props);
  const { t, makesCv = false, cvId = null, profile } = props;
  const section = useRef<HTMLElement>(null);
  const [changed, setChanged] = useState<string>();
  const query = useCvReading(fields.length > 0 ? (props.readCvId ?? null) : null);
  /* The pressed button is gone: the focus moves to the field that took its place. */
  useEffect(() => {
    if (changed) section.current?.querySelector<HTMLElement>(`[name="${changed}"]`)?.focus();
  }, [changed]);
  /* A new CV alone changes nothing where the profile contradicts what is asked for. */
  const isRead = isAnsweredByCv(fields, query.data?.findings ?? [], toProfileValues(profile));
  const asks = fields.length > 0 || makesCv || (cvId !== null && contradicted.length === 0);
  /* Until it is read, nobody knows what is missing. */
  if (query.isLoading && changed === undefined) return <div className="skeleton" aria-hidden="true" />;
  return (
    <section ref={section} className="missing-details stack" aria-labelledby="missing-title">
      <h3 id="missing-title">{t(titleOf(asks, isRead))}</h3>
      <UnmetRequirements
        t={t}
        language={props.language}
        requirements={contradicted}
        profile={toProfileValues(profile)}
        onChange={(unmet) => {
          change(unmet);
          setChanged(fieldName(requirementFields(unmet)[0] ?? ''));
        }}
      />
      {asks && <AskedDetails {...props} fields={fields} reading={query} />}
    </section>
  );
}

/**
 * Asks for what an application to this internship still needs, and saves it in the profile. What the profile states
 * already, but otherwise than the internship asks for, is said, and can be changed in place.
 */
export const MissingDetailsForm = (props: FormProps) => (
  <Details key={`${props.profile.version} ${detailFields(props.missing).join(' ')}`} {...props} />
);
