import { AppError, translateFieldMessage, type ErrorCode, type FieldError } from '@prentice/contract';
import type { z } from 'zod';
import { choiceText, dateText } from '../i18n/format.ts';
import { isLanguage } from '../i18n/language.ts';
import type { MessageKey, MessageValues, Translate } from '../i18n/translate.ts';

/** Error texts by dotted field path. */
export type FieldErrors = Readonly<Record<string, string>>;

const sized: Record<string, [tooSmall: MessageKey, tooBig: MessageKey]> = {
  string: ['ui.field.short', 'ui.field.long'],
  array: ['ui.field.few', 'ui.field.many'],
  number: ['ui.field.low', 'ui.field.high'],
};

const formats: Record<string, MessageKey> = { email: 'ui.field.email', url: 'ui.field.url' };
const codes: Record<string, MessageKey> = { invalid_value: 'ui.field.choose', invalid_type: 'ui.field.empty' };

/* What is to be entered, by the last part of a field's path. */
const emptyFields: Readonly<Record<string, MessageKey>> = {
  email: 'ui.empty.email',
  password: 'ui.empty.password',
  current: 'ui.empty.current',
  name: 'ui.empty.name',
  companyName: 'ui.empty.companyName',
  firstName: 'ui.empty.firstName',
  lastName: 'ui.empty.lastName',
  institution: 'ui.empty.institution',
  title: 'ui.empty.title',
};

/** Returns what to enter in a field that is empty: it is named where many forms have it. */
export const emptyFieldMessage = (path: string, t: Translate): string =>
  t(emptyFields[path.split('.').at(-1) ?? ''] ?? 'ui.field.empty');

function generalMessage(issue: z.core.$ZodIssue, t: Translate): string {
  const message = translateFieldMessage(issue.message, t('ui.locale'));
  if (message !== null && issue.code !== 'invalid_format') return message;
  switch (issue.code) {
    case 'too_small': {
      const limit = Number(issue.minimum);
      if (issue.origin === 'string' && limit === 1) return t('ui.field.empty');
      return t(sized[issue.origin]?.[0] ?? 'ui.field.invalid', { limit });
    }
    case 'too_big':
      return t(sized[issue.origin]?.[1] ?? 'ui.field.invalid', { limit: Number(issue.maximum) });
    case 'invalid_format':
      return t(formats[issue.format] ?? 'ui.field.invalid');
    default:
      return t(codes[issue.code] ?? 'ui.field.invalid');
  }
}

function issueMessage(issue: z.core.$ZodIssue, t: Translate): string {
  const message = generalMessage(issue, t);
  return message === t('ui.field.empty') ? emptyFieldMessage(issue.path.join('.'), t) : message;
}

/** Returns the first message for each field that fails the schema, in the reader's language. */
export function schemaErrors(schema: z.ZodType, value: unknown, t: Translate): FieldErrors {
  const result = schema.safeParse(value);
  if (result.success) return {};
  const entries = result.error.issues.map((issue): [string, string] => [issue.path.join('.'), issueMessage(issue, t)]);
  return Object.fromEntries(entries.toReversed());
}

/** Returns a message for each of the named fields that is empty. */
export const requiredErrors = (
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
  t: Translate,
): FieldErrors =>
  Object.fromEntries(
    names
      .filter((name) => [undefined, null, false].some((empty) => values[name] === empty) || values[name] === '')
      .map((name) => [name, emptyFieldMessage(name, t)]),
  );

const codeKey = (code: ErrorCode): MessageKey => `refusal.${code}`;

/** Message keys that a form uses instead of the general messages of error codes. */
export type FailureMessages = Readonly<Partial<Record<ErrorCode, MessageKey>>>;

const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;

/** The parameters of a refusal as people write them: days as dates, kinds of files with the reader's own "or". */
function readableParams({ params }: AppError, t: Translate): MessageValues {
  const locale = t('ui.locale');
  const language = isLanguage(locale) ? locale : 'en';
  const readable = (name: string, value: string | number): string | number => {
    if (typeof value !== 'string') return value;
    if (DAY_PATTERN.test(value)) return dateText(language, value);
    return name === 'types' ? choiceText(language, value.split(', ')) : value;
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, readable(name, value)]));
}

const sessionEndedCodes: readonly ErrorCode[] = ['SESSION_EXPIRED', 'UNAUTHENTICATED'];

/** Returns whether an error says that nobody is signed in any longer. */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof AppError && sessionEndedCodes.includes(error.code);

/** Returns the message for an error that a call threw: the one of its code, or that the server cannot be reached. */
export function failureMessage(error: unknown, t: Translate, sentences: FailureMessages = {}): string {
  if (isSessionEnd(error)) return t('ui.ended');
  if (error instanceof AppError) return t(sentences[error.code] ?? codeKey(error.code), readableParams(error, t));
  return t(error instanceof TypeError ? 'ui.offline' : 'ui.failed');
}

/** Field error codes of the server for which the catalogue has a better message. */
const serverCodes: Record<string, MessageKey> = {
  common: 'ui.password.common',
  required: 'ui.field.empty',
  invalid_type: 'ui.field.empty',
  invalid_value: 'ui.field.choose',
  invalid_union: 'ui.field.choose',
  QUESTION_REQUIRED: 'refusal.QUESTION_REQUIRED',
};

/** Returns whether an error says no more than that the fields that it names need attention. */
export const isAboutFields = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'VALIDATION_FAILED' && error.fields.length > 0;

/** Returns the fields that an API error names, each with a message in the reader's language. */
export function serverFieldErrors(error: unknown, t: Translate): FieldErrors {
  if (!(error instanceof AppError)) return {};
  const messageOf = ({ field, code, message }: FieldError): string => {
    const better = serverCodes[code];
    if (better === 'ui.field.empty') return emptyFieldMessage(field, t);
    return better ? t(better) : (translateFieldMessage(message, t('ui.locale')) ?? t('ui.field.invalid'));
  };
  return Object.fromEntries(error.fields.map((field) => [field.field, messageOf(field)]));
}
