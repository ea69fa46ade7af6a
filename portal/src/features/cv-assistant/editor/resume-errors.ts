import { resumeContent, resumeEntryNames, resumeEntrySections, type ResumeContent } from '@prentice/contract';
import type { Translate } from '../../../i18n/translate.ts';
import { schemaErrors, type FieldErrors } from '../../../ui/form-errors.ts';
import { fieldText, gapIn } from './advice.ts';
import {
  basicFields,
  contentOf,
  dateOf,
  draftFields,
  draftSections,
  isFilled,
  withoutEmptyEntries,
  type DraftSection,
  type EntryDraft,
  type ResumeDraft,
} from './resume-draft.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/* The field of the editor that a path of the contract is typed in: an item of a list has none of its own. */
const fieldOf = (path: string): string =>
  path.replace(/^basics\.profiles\./u, 'profiles.').replace(/^(\w+\.\d+\.\w+)\..*$/u, '$1');

const isDate = (field: string): boolean => /\.(?:start|end)Date$/u.test(field);

/** The field for the name of a new version. */
export const NEW_VERSION = 'resume-name';

/** Whether an entry ends before it begins, as far as both dates are known. */
function endsBeforeStart({ startDate = '', endDate = '' }: EntryDraft): boolean {
  const [start, end] = [dateOf(startDate), dateOf(endDate)];
  const length = Math.min(start.length, end.length);
  return length >= 4 && end.slice(0, length) < start.slice(0, length);
}

function doubtfulFields(draft: ResumeDraft, t: Translate): [field: string, text: string][] {
  const email = draft.basics['email']?.trim() ?? '';
  const entries = resumeEntrySections.flatMap((section) =>
    draft[section].flatMap((entry, index): [string, string][] =>
      endsBeforeStart(entry) ? [[`${section}.${index}.endDate`, t('resume.date.order')]] : [],
    ),
  );
  if (email !== '' && !EMAIL.test(email)) entries.unshift(['basics.email', t('ui.field.email')]);
  return entries;
}

function emptyFields({ basics, ...lists }: ResumeDraft, t: Translate): [field: string, text: string][] {
  const entries = resumeEntrySections.flatMap((section) =>
    lists[section].flatMap((entry, index) => {
      const name = resumeEntryNames[section];
      return (entry[name] ?? '').trim() === '' ? [`${section}.${index}.${name}`] : [];
    }),
  );
  return [...((basics['name'] ?? '').trim() === '' ? ['basics.name'] : []), ...entries].map((field) => [
    field,
    t('ui.field.empty'),
  ]);
}

/* All fields in their order on the page. */
const orderedFields = (draft: ResumeDraft): string[] => [
  ...basicFields.map((field) => `basics.${field}`),
  ...draftSections.flatMap((section) =>
    draft[section].flatMap((_entry, index) => draftFields[section].map((field) => `${section}.${index}.${field}`)),
  ),
];

/**
 * Returns what is wrong by the fields of the editor, in their order. Entries that nothing was typed into are not meant;
 * the empty name is what is too much as a whole.
 */
export function resumeErrors(draft: ResumeDraft, t: Translate): FieldErrors {
  const schema = Object.entries(schemaErrors(resumeContent, contentOf(draft), t)).map(([path, text]) => {
    const field = fieldOf(path);
    return [field, isDate(field) ? t('resume.date.invalid') : text] as const;
  });
  const errors = new Map([...doubtfulFields(draft, t), ...emptyFields(draft, t), ...schema]);
  const isMeant = (field: string): boolean => {
    const [section, index] = field.split('.');
    const list = draftSections.find((name) => name === section);
    return list === undefined || isFilled(draft[list][Number(index)]);
  };
  return Object.fromEntries(
    ['', ...orderedFields(draft)].flatMap((field) => {
      const text = errors.get(field);
      return text !== undefined && isMeant(field) ? [[field, text]] : [];
    }),
  );
}

/** Returns the fields with a gap of a suggested wording that nobody filled: employers do not get it. */
export const gapErrors = (draft: ResumeDraft, t: Translate): FieldErrors =>
  Object.fromEntries(
    orderedFields(draft).flatMap((field) => {
      const gap = gapIn(fieldText(draft, field) ?? '', t);
      return gap === '' ? [] : [[field, t('resume.gap', { gap })]];
    }),
  );

/* Fields with a label of their own in a section. */
const ownLabels = [
  'projects.name',
  'sections.name',
  'sections.highlights',
  'education.highlights',
  'skills.name',
  'skills.keywords',
  'profiles.url',
] as const;
const labels = [
  'position', 'name', 'organization', 'institution', 'studyType', 'area', 'startDate', 'endDate', 'location', 'url', 'summary',
  'description', 'highlights', 'score', 'courses', 'keywords', 'network', 'language', 'fluency',
] as const; // prettier-ignore

/** Returns the label of a field in a list. */
export function fieldLabel(section: DraftSection, field: string, t: Translate): string {
  const ownLabel =
    ownLabels.find((label) => label === `${section}.${field}`) ?? labels.find((label) => label === field);
  return ownLabel ? t(`resume.field.${ownLabel}`) : '';
}

/** Returns how a field is called: "Experience 1, Start". */
export function fieldName(field: string, t: Translate): string {
  const [section = '', index = '', name = ''] = field.split('.');
  const basic = basicFields.find((basicField) => field === `basics.${basicField}`);
  if (basic) return t(`resume.basic.${basic}`);
  const list = draftSections.find((draftSection) => draftSection === section);
  if (!list) return '';
  return t('resume.fieldOf', {
    entry: t(`resume.entry.${list}`, { number: Number(index) + 1 }),
    field: fieldLabel(list, name, t),
  });
}

/** Returns how a part of the editor is called that `changedPart` returns. */
export function partName(part: string, t: Translate): string {
  if (part === 'template' || part === 'language') return t(`resume.${part}`);
  const list = draftSections.find((draftSection) => draftSection === part);
  return list ? t(`resume.list.${list}`) : fieldName(part, t) || t('resume.list.all');
}

/**
 * Returns the content to save or to export: entries that nothing was typed into are left out; null when something does
 * not fit.
 */
export const savableContent = (draft: ResumeDraft): ResumeContent | null =>
  resumeContent.safeParse(contentOf(withoutEmptyEntries(draft))).data ?? null;
