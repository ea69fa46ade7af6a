import { Refusal, sentenceIn, type ErrorCode, type FieldError } from '@prentice/contract';
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

function issueText(issue: z.core.$ZodIssue, t: Translate): string {
  const own = sentenceIn(issue.message, t('ui.locale'));
  if (own !== null && issue.code !== 'invalid_format') return own;
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

/** The first message for each field that a schema refuses, in the reader's language. */
export function schemaErrors(schema: z.ZodType, value: unknown, t: Translate): FieldErrors {
  const result = schema.safeParse(value);
  if (result.success) return {};
  const entries = result.error.issues.map((issue): [string, string] => [issue.path.join('.'), issueText(issue, t)]);
  return Object.fromEntries(entries.toReversed());
}

const codeKey = (code: ErrorCode): MessageKey => `refusal.${code}`;

/** A form's own sentences for refusals. */
export type FailureSentences = Readonly<Partial<Record<ErrorCode, MessageKey>>>;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The parameters of a refusal as people write them: days as dates, kinds of files with the reader's own "or". */
function readableParams({ params }: Refusal, t: Translate): MessageValues {
  const locale = t('ui.locale');
  const language = isLanguage(locale) ? locale : 'en';
  const readable = (name: string, value: string | number): string | number => {
    if (typeof value !== 'string') return value;
    if (DAY.test(value)) return dateText(language, value);
    return name === 'types' ? choiceText(language, value.split(/, | or /)) : value;
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, readable(name, value)]));
}

const ended: readonly ErrorCode[] = ['SESSION_EXPIRED', 'UNAUTHENTICATED'];

/** The sentence for whatever a call threw: the refusal's own, or that the server could not be reached. */
export function failureText(error: unknown, t: Translate, sentences: FailureSentences = {}): string {
  if (error instanceof Refusal && ended.includes(error.code)) return t('ui.ended');
  if (error instanceof Refusal) return t(sentences[error.code] ?? codeKey(error.code), readableParams(error, t));
  return t(error instanceof TypeError ? 'ui.offline' : 'ui.failed');
}

/** Findings of the server that the catalogue says better than the server does. */
const serverCodes: Record<string, MessageKey> = {
  common: 'ui.password.common',
  required: 'ui.field.empty',
  invalid_type: 'ui.field.empty',
  invalid_value: 'ui.field.choose',
  invalid_union: 'ui.field.choose',
  QUESTION_REQUIRED: 'refusal.QUESTION_REQUIRED',
};

/** The fields a refusal names, each with a sentence in the reader's language. */
export function refusedFields(error: unknown, t: Translate): FieldErrors {
  if (!(error instanceof Refusal)) return {};
  const say = ({ code, message }: FieldError): string => {
    const better = serverCodes[code];
    return better ? t(better) : (sentenceIn(message, t('ui.locale')) ?? t('ui.field.invalid'));
  };
  return Object.fromEntries(error.fields.map((one) => [one.field, say(one)]));
}
